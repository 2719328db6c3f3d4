import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'यह नमूना डेटा है।',
  columns: {
    operator: 'खाता',
    detail: 'कार्रवाई',
    shop: 'दुकान',
    time: 'समय',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'मुख्य खाता जोड़ा',
      shop: 'नमूना दुकान A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'मैनेजर जोड़ा',
      shop: 'नमूना दुकान A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'दुकान का नाम बदला',
      shop: 'नमूना दुकान B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'दुकान छिपाई',
      shop: 'नमूना दुकान C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
