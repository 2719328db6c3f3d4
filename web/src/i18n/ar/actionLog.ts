import type { CompleteTranslation } from '../translation.ts';

// A mark of direction keeps the two ends of a hidden number in their places.
export default {
  sample: 'هذه بيانات نموذجية.',
  columns: { operator: 'الحساب', detail: 'العملية', shop: 'المتجر', time: 'الوقت' },
  rows: [
    {
      operator: '\u200e138****0001',
      detail: 'ربط حساب رئيسي',
      shop: 'متجر نموذجي A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '\u200e138****0001',
      detail: 'إضافة مدير',
      shop: 'متجر نموذجي A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '\u200e138****0011',
      detail: 'تغيير اسم متجر',
      shop: 'متجر نموذجي B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '\u200e138****0001',
      detail: 'إخفاء متجر',
      shop: 'متجر نموذجي C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
