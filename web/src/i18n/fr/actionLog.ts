import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'Ce sont des données d’exemple.',
  columns: {
    operator: 'Compte',
    detail: 'Action',
    shop: 'Boutique',
    time: 'Date',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'Compte principal associé',
      shop: 'Boutique exemple A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'Gérant ajouté',
      shop: 'Boutique exemple A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'Boutique renommée',
      shop: 'Boutique exemple B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'Boutique masquée',
      shop: 'Boutique exemple C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
