import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'JJJJ-MM-TT',
  open: '{{label}}: Kalender öffnen',
  calendar: 'Kalender',
  previous: { day: 'Voriger Monat', month: 'Voriges Jahr', year: 'Vorige zehn Jahre' },
  next: { day: 'Nächster Monat', month: 'Nächstes Jahr', year: 'Nächste zehn Jahre' },
} satisfies CompleteTranslation<'calendar'>;
