/** What an export holds, by the same names as the graph. */

/** What a column holds: amounts in fen, instants in milliseconds. */
export type ColumnKind = 'text' | 'number' | 'yes' | 'money' | 'instant' | 'day';
export type Columns = Readonly<Record<string, ColumnKind>>;

const shop = { 'shop.id': 'text', 'shop.name': 'text' } as const;

/** The columns by what is exported, in their order. A dot leads into an object of the JSON. */
export const exportColumns = {
  products: {
    id: 'text',
    ...shop,
    productId: 'text',
    skcId: 'text',
    skuId: 'text',
    name: 'text',
    specName: 'text',
    extCode: 'text',
    category: 'text',
    status: 'text',
    createdAt: 'instant',
    imageUrl: 'text',
    supplyPriceMin: 'money',
    costMin: 'money',
    onHand: 'number',
    inTransit: 'number',
  },
  saleLines: {
    ...shop,
    orderNo: 'text',
    lineNumber: 'number',
    productId: 'text',
    skuId: 'text',
    extCode: 'text',
    name: 'text',
    specName: 'text',
    soldAt: 'instant',
    kind: 'text',
    quantity: 'number',
    amount: 'money',
    cost: 'money',
    profit: 'money',
  },
  shippingOrders: {
    id: 'text',
    ...shop,
    orderNo: 'text',
    stockOrderNo: 'text',
    status: 'text',
    shippingType: 'text',
    isUrgent: 'yes',
    warehouse: 'text',
    createdAt: 'instant',
    shipBy: 'instant',
    packedAt: 'instant',
    shippedAt: 'instant',
    cancelledAt: 'instant',
    receivedAt: 'instant',
    storedAt: 'instant',
    'goods.skuId': 'text',
    'goods.code': 'text',
    'goods.specification': 'text',
    'goods.productName': 'text',
    'goods.quantity': 'number',
  },
  dailyStatistics: {
    ...shop,
    day: 'day',
    'quantity.sold': 'number',
    'quantity.returned': 'number',
    'quantity.net': 'number',
    'amount.sold': 'money',
    'amount.returned': 'money',
    'amount.net': 'money',
    'profit.profit': 'money',
    'profit.cost': 'money',
    'profit.uncosted.sold': 'number',
    'profit.uncosted.returned': 'number',
    'profit.uncosted.amount': 'money',
  },
  auditLog: {
    at: 'instant',
    person: 'text',
    act: 'text',
    actName: 'text',
    kind: 'text',
    shops: 'text',
    subjects: 'text',
    changes: 'text',
    changesLeftOut: 'number',
    way: 'text',
    keyName: 'text',
    address: 'text',
    outcome: 'text',
    message: 'text',
  },
} as const satisfies Record<string, Columns>;

/** What people read in a table that is made for them: headings, and values by their columns. */
export interface TableWords {
  readonly headings: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Of the kinds whose CSV is for people; the others have the names of the graph in CSV too. */
export const tableWords: Partial<Readonly<Record<keyof typeof exportColumns, TableWords>>> = {
  auditLog: {
    headings: {
      at: '时间',
      person: '人员',
      act: '接口',
      actName: '操作',
      kind: '类型',
      shops: '店铺',
      subjects: '对象',
      changes: '变化',
      changesLeftOut: '另有变化数',
      way: '方式',
      keyName: 'API密钥',
      address: '网络地址',
      outcome: '结果',
      message: '说明',
    },
    values: {
      kind: {
        ACCOUNT: '账号与登录',
        BILLING: '续费与优惠券',
        BINDING: '绑定与授权',
        DELIVERY: '发货',
        DESKTOP: '桌面助手',
        EXPORTS: '导出',
        IMPORTS: '导入',
        LABELS: '标签',
        LISTING: '上品',
        PEOPLE: '人员与权限',
        PRODUCTS: '商品与成本',
        PUSH: '推送提醒',
        SHOPS: '店铺与分组',
      },
      way: { SESSION: '网页登录', KEY: 'API密钥', HELPER: '桌面助手', NONE: '登录前' },
      outcome: { DONE: '成功', REFUSED: '被拒绝', FAILED: '服务器出错' },
    },
  },
};

export type ExportKind = keyof typeof exportColumns;
export const exportKinds = [
  'products',
  'saleLines',
  'shippingOrders',
  'dailyStatistics',
  'auditLog',
] as const satisfies readonly ExportKind[];
