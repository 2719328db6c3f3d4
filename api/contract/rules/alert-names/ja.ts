/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: '出荷期限間近',
  shortage: '欠品の返信待ち',
  fine: '新しい罰金',
  soldOut: '売れ筋商品の売り切れ',
  sessionLost: '店舗の認証切れ',
  digest: '日次サマリー',
  importDone: 'インポート完了',
  importFailed: 'インポート失敗',
  exportReady: 'エクスポート完了',
  shopExpiring: '店舗の期限間近',
  announcement: '新しいお知らせ',
};
