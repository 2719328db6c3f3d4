import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: '연-월-일',
  open: '{{label}}: 달력 열기',
  calendar: '달력',
  previous: { day: '이전 달', month: '이전 해', year: '이전 10년' },
  next: { day: '다음 달', month: '다음 해', year: '다음 10년' },
} satisfies CompleteTranslation<'calendar'>;
