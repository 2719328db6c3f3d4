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
} as const satisfies Record<string, Columns>;

export type ExportKind = keyof typeof exportColumns;
export const exportKinds = [
  'products',
  'saleLines',
  'shippingOrders',
  'dailyStatistics',
] as const satisfies readonly ExportKind[];
