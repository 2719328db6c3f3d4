import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'This is sample data.',
  columns: {
    operator: 'Account',
    detail: 'Action',
    shop: 'Shop',
    time: 'Time',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'Bound a main account',
      shop: 'Sample shop A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'Added a manager',
      shop: 'Sample shop A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'Renamed a shop',
      shop: 'Sample shop B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'Hid a shop',
      shop: 'Sample shop C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
