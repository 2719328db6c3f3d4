import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'AAAA-MM-DD',
  open: '{{label}}: abrir calendário',
  calendar: 'Calendário',
  previous: { day: 'Mês anterior', month: 'Ano anterior', year: 'Dez anos anteriores' },
  next: { day: 'Próximo mês', month: 'Próximo ano', year: 'Próximos dez anos' },
} satisfies CompleteTranslation<'calendar'>;
