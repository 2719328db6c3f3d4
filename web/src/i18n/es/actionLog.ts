import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'Estos son datos de ejemplo.',
  columns: {
    operator: 'Cuenta',
    detail: 'Acción',
    shop: 'Tienda',
    time: 'Fecha',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'Cuenta principal vinculada',
      shop: 'Tienda de ejemplo A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'Gerente añadido',
      shop: 'Tienda de ejemplo A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'Tienda renombrada',
      shop: 'Tienda de ejemplo B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'Tienda ocultada',
      shop: 'Tienda de ejemplo C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
