import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'năm-tháng-ngày',
  open: '{{label}}: mở lịch',
  calendar: 'Lịch',
  previous: { day: 'Tháng trước', month: 'Năm trước', year: 'Mười năm trước' },
  next: { day: 'Tháng sau', month: 'Năm sau', year: 'Mười năm sau' },
} satisfies CompleteTranslation<'calendar'>;
