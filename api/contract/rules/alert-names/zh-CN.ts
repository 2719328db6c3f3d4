/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: '发货即将超时',
  shortage: '缺货待回复',
  fine: '新罚款',
  soldOut: '热销商品售罄',
  sessionLost: '店铺授权失效',
  digest: '每日汇总',
  importDone: '导入完成',
  importFailed: '导入失败',
  exportReady: '导出完成',
  shopExpiring: '店铺即将到期',
  announcement: '新公告',
};
