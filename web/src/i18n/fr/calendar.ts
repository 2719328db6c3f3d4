import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'AAAA-MM-JJ',
  open: '{{label}} : ouvrir le calendrier',
  calendar: 'Calendrier',
  previous: { day: 'Mois précédent', month: 'Année précédente', year: 'Dix années précédentes' },
  next: { day: 'Mois suivant', month: 'Année suivante', year: 'Dix années suivantes' },
} satisfies CompleteTranslation<'calendar'>;
