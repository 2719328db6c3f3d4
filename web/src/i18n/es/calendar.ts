import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'AAAA-MM-DD',
  open: '{{label}}: abrir calendario',
  calendar: 'Calendario',
  previous: { day: 'Mes anterior', month: 'Año anterior', year: 'Diez años anteriores' },
  next: { day: 'Mes siguiente', month: 'Año siguiente', year: 'Diez años siguientes' },
} satisfies CompleteTranslation<'calendar'>;
