import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'Estes são dados de exemplo.',
  columns: {
    operator: 'Conta',
    detail: 'Ação',
    shop: 'Loja',
    time: 'Data',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'Conta principal vinculada',
      shop: 'Loja de exemplo A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'Gerente adicionado',
      shop: 'Loja de exemplo A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'Loja renomeada',
      shop: 'Loja de exemplo B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'Loja ocultada',
      shop: 'Loja de exemplo C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
