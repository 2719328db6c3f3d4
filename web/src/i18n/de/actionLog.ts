import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'Dies sind Beispieldaten.',
  columns: {
    operator: 'Konto',
    detail: 'Aktion',
    shop: 'Shop',
    time: 'Zeit',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'Hauptkonto verbunden',
      shop: 'Beispielshop A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'Manager hinzugefügt',
      shop: 'Beispielshop A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'Shop umbenannt',
      shop: 'Beispielshop B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'Shop ausgeblendet',
      shop: 'Beispielshop C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
