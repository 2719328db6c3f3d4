import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'YYYY-MM-DD',
  open: '{{label}}: open calendar',
  calendar: 'Calendar',
  previous: { day: 'Previous month', month: 'Previous year', year: 'Previous ten years' },
  next: { day: 'Next month', month: 'Next year', year: 'Next ten years' },
} satisfies CompleteTranslation<'calendar'>;
