/** The people of a boss: shop managers and finance. */
export default {
  title: '店铺权限分配',
  views: '分配对象',
  view: { shops: '店铺权限分配', shippers: '仓库发货员分配' },
  platform: '平台',
  table: '店铺权限',
  account: '主账号',
  noAccount: '未绑定主账号',
  shop: '店铺名称',
  shopId: 'ID：{{id}}',
  expiry: '到期日期',
  neverExpires: '长期有效',
  shopCount: '{{count}} 家店铺',
  noneBound: '您还没有绑定主账号',
  noneBoundHint: '绑定主账号后，即可把其中的店铺分配给店长或财务。',
  goBind: '去绑定',
} as const;
