import type { z } from 'zod';
import type { importField } from '../contract/import-files.ts';

export type ImportField = z.infer<typeof importField>;

/** What sellers' files call each field, the best name first, in the form that `plainHeading` gives. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  orderNo: [
    '订单号',
    '订单编号',
    '订单id',
    '父订单号',
    '主订单号',
    '主订单编号',
    '子订单号',
    '子订单编号',
    '备货单号',
    '交易号',
    '交易编号',
    '销售单号',
    '流水号',
    '单号',
    'orderno',
    'ordernumber',
    'orderid',
    'ordersn',
    'amazonorderid',
    'order',
    'invoiceno',
    'invoicenumber',
    'invoice',
    'transactionid',
  ],
  productCode: [
    'sku货号',
    '货号',
    'skc货号',
    '商品货号',
    '商家编码',
    '商家sku',
    '卖家sku',
    '商品编码',
    '产品编码',
    '规格编码',
    'sku编码',
    'skuid',
    'sku',
    '款号',
    'skc',
    'skcid',
    '商品id',
    'stockcode',
    'sellersku',
    'msku',
    'productcode',
    'itemcode',
    'itemno',
    'itemnumber',
    'productid',
    'asin',
  ],
  productName: [
    '商品名称',
    '产品名称',
    '商品标题',
    '宝贝标题',
    '品名',
    '商品',
    '标题',
    '名称',
    'description',
    'productname',
    'producttitle',
    'itemname',
    'itemtitle',
    'title',
    'name',
    'product',
  ],
  quantity: [
    '数量',
    '商品数量',
    '销售数量',
    '购买数量',
    '应履约件数',
    '件数',
    '销量',
    'quantity',
    'qty',
    'quantitypurchased',
    'quantityordered',
    'units',
    'pieces',
  ],
  unitPrice: [
    '单价',
    '申报价',
    '申报价格',
    '销售单价',
    '商品单价',
    '供货价',
    '结算单价',
    '成交单价',
    '售价',
    '销售价',
    '价格',
    'unitprice',
    'price',
    'itemprice',
    'saleprice',
    'sellingprice',
  ],
  lineTotal: [
    '行金额',
    '行小计',
    '商品总价',
    '商品总金额',
    '商品金额',
    '小计',
    '总价',
    '总金额',
    '成交金额',
    '销售金额',
    '销售额',
    '实付金额',
    '实付款',
    '实收金额',
    '支付金额',
    '付款金额',
    '结算金额',
    '应付金额',
    '订单金额',
    '订单总金额',
    '订单总额',
    '总额',
    '货款',
    '金额',
    '合计',
    'linetotal',
    'lineamount',
    'itemtotal',
    'itemsubtotal',
    'itemamount',
    'subtotal',
    'totalprice',
    'totalamount',
    'grossamount',
    'grosssales',
    'netamount',
    'netsales',
    'amountpaid',
    'paidamount',
    'paymentamount',
    'orderamount',
    'ordertotal',
    'extendedprice',
    'revenue',
    'amount',
    'total',
  ],
  currency: [
    '币种',
    '币别',
    '货币',
    '币种代码',
    '货币类型',
    '货币代码',
    '订单币种',
    '交易币种',
    '结算币种',
    'currency',
    'currencycode',
    'ordercurrency',
    'itemcurrency',
  ],
  soldAt: [
    '下单时间',
    '订单创建时间',
    '创建时间',
    '订单时间',
    '下单日期',
    '订单日期',
    '付款时间',
    '支付时间',
    '成交时间',
    '销售时间',
    '销售日期',
    '交易时间',
    '时间',
    '日期',
    'orderdate',
    'ordertime',
    'orderedat',
    'invoicedate',
    'purchasedate',
    'purchasetime',
    'createdat',
    'createtime',
    'createdtime',
    'datetime',
    'date',
    'time',
    'timestamp',
  ],
  shopName: [
    '店铺',
    '店铺名称',
    '店铺名',
    '店名',
    '门店',
    '商城',
    '店铺id',
    '站点',
    '国家',
    'shop',
    'shopname',
    'store',
    'storename',
    'mall',
    'mallname',
    'country',
  ],
  status: [
    '订单状态',
    '子订单状态',
    '状态',
    '售后状态',
    '退款状态',
    'orderstatus',
    'status',
    'itemstatus',
  ],
};

/** Headings that contain a known name and mean another thing. */
const misleading: Readonly<Partial<Record<ImportField, RegExp>>> = {
  quantity: /金额|总价|退|库存|amount|total|stock|return|refund/,
  unitPrice:
    /总|合计|小计|金额|运费|优惠|成本|采购|进价|税费|税额|币种|货币|total|amount|shipping|discount|tax|cost|currency/,
  lineTotal:
    /运费|邮费|快递|物流|优惠|折扣|红包|补贴|退|税费|税额|佣金|手续|服务费|成本|利润|毛利|数|件|重量|币种|货币|汇率|时间|ship|freight|deliver|discount|coupon|refund|return|tax|fee|commission|cost|profit|qty|quantity|items|units|orders|count|weight|currency|rate/,
  currency: /汇率|rate/,
  soldAt: /发货|收货|签收|更新|完成|退|截止|ship|deliver|updat|complet|return|refund|due/,
  orderNo: /快递|物流|运单|退款|金额|track|line|item|amount|total|price|currency/,
  productName:
    /价|金额|总额|小计|合计|数量|编码|货号|状态|时间|日期|店铺|买家|收件|类目|店|buyer|customer|shop|store|user|category/,
  productCode: /数量|名称|属性|qty|quantity|name/,
};

/** Without case, blanks, signs and units in brackets: `Unit_Price (CNY)` is `unitprice`. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(【[].*?[)】\]]/g, '')
    .replace(/[\s_\-:：*#./\\"']/g, '');
}

/** Every heading that is a known name, or contains one, is recognised. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainHeading(heading);
  return Object.values(names).some((each) => each.includes(plain));
}

/** Whether a column of this heading can only be one of currencies. */
export const isCurrencyHeading = (heading: string): boolean =>
  names.currency.includes(plainHeading(heading));

/**
 * Fields to columns by the columns' headings: whole names first, then names that are part of a heading. A
 * file with prices needs no totals.
 */
export function matchHeadings(columns: readonly string[]): Map<ImportField, string> {
  const free = new Map(columns.map((column) => [column, plainHeading(column)]));
  const found = new Map<ImportField, string>();
  const fields = Object.keys(names) as ImportField[];
  const take = (field: ImportField, fits: (heading: string, name: string) => boolean): void => {
    if (found.has(field)) return;
    for (const name of names[field]) {
      for (const [column, heading] of free) {
        if (!fits(heading, name)) continue;
        found.set(field, column);
        free.delete(column);
        return;
      }
    }
  };
  for (const field of fields) take(field, (heading, name) => heading === name);
  for (const field of fields) {
    const other = misleading[field];
    take(
      field,
      (heading, name) =>
        name.length >= (/^[a-z]+$/.test(name) ? 4 : 2) &&
        heading.includes(name) &&
        !other?.test(heading),
    );
  }
  if (found.has('unitPrice')) found.delete('lineTotal');
  return found;
}
