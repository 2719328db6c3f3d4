import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: '以下はサンプルデータです。',
  columns: {
    operator: 'アカウント',
    detail: '操作内容',
    shop: '店舗名',
    time: '日時',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'メインアカウントを連携',
      shop: 'サンプル店舗A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: '店長を追加',
      shop: 'サンプル店舗A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: '店舗名を変更',
      shop: 'サンプル店舗B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: '店舗を非表示',
      shop: 'サンプル店舗C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
