import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'YYYY-MM-DD',
  open: '{{label}}: فتح التقويم',
  calendar: 'التقويم',
  previous: { day: 'الشهر السابق', month: 'السنة السابقة', year: 'السنوات العشر السابقة' },
  next: { day: 'الشهر التالي', month: 'السنة التالية', year: 'السنوات العشر التالية' },
} satisfies CompleteTranslation<'calendar'>;
