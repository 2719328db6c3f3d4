import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: '年-月-日',
  open: '{{label}}：カレンダーを開く',
  calendar: 'カレンダー',
  previous: { day: '前の月', month: '前の年', year: '前の10年' },
  next: { day: '次の月', month: '次の年', year: '次の10年' },
} satisfies CompleteTranslation<'calendar'>;
