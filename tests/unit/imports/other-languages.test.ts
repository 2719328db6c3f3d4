import { describe, expect, it } from 'vitest';
import { areOfCommaLanguage, matchHeadings } from '../../../api/imports/headings.ts';
import { currenciesNamed } from '../../../api/imports/values/currencies.ts';
import { parseMoney, printDecimal } from '../../../api/imports/values/numbers.ts';
import { saysReturned } from '../../../api/imports/values/statuses.ts';
import { cleanFigure } from '../../../api/imports/values/text.ts';
import { parseTime } from '../../../api/imports/values/times.ts';

/** The headings of one file: order, code, name, pieces, price, currency, time, shop, status. */
const files = {
  en: 'Order Number|Seller SKU|Goods Name|Quantity|Unit Price|Currency|Order creation time|Shop Name|Order Status',
  es: 'N.º de pedido|SKU del vendedor|Nombre del producto|Cantidad|Precio unitario|Moneda|Fecha del pedido|Nombre de la tienda|Estado del pedido',
  fr: 'N° de commande|SKU vendeur|Nom du produit|Quantité|Prix unitaire|Devise|Date de commande|Boutique|Statut de la commande',
  de: 'Bestell-Nr.|Artikelnummer|Artikelbezeichnung|Menge|Einzelpreis|Währung|Bestelldatum|Shop-Name|Bestellstatus',
  pt: 'Número do pedido|SKU do vendedor|Nome do produto|Quantidade|Preço unitário|Moeda|Data do pedido|Loja|Situação do pedido',
  ja: '注文番号|出品者SKU|商品名|個数|販売価格|通貨|注文日時|ショップ名|注文ステータス',
  ko: '주문 번호|판매자 상품코드|상품명|수량|판매가|통화|주문일시|상점명|주문 상태',
  vi: 'Mã đơn hàng|SKU người bán|Tên sản phẩm|Số lượng|Đơn giá|Đơn vị tiền tệ|Thời gian đặt hàng|Tên cửa hàng|Trạng thái đơn hàng',
  hi: 'ऑर्डर संख्या|विक्रेता SKU|उत्पाद का नाम|मात्रा|इकाई मूल्य|मुद्रा|ऑर्डर की तारीख|दुकान का नाम|ऑर्डर की स्थिति',
  ar: 'رقم الطلب|رمز المنتج|اسم المنتج|الكمية|سعر الوحدة|العملة|تاريخ الطلب|اسم المتجر|حالة الطلب',
} as const;

const inOrder = [
  'orderNo',
  'productCode',
  'productName',
  'quantity',
  'unitPrice',
  'currency',
  'soldAt',
  'shopName',
  'status',
] as const;

describe('files in other languages', () => {
  it.each(Object.entries(files))('in %s have their columns matched by the headings', (_, text) => {
    const headings = text.split('|');
    const found = matchHeadings(headings);
    expect(inOrder.map((field) => found.get(field))).toEqual(headings);
  });

  it.each([
    ['Total de la línea', 'lineTotal'],
    ['Montant de la ligne', 'lineTotal'],
    ['Zeilensumme', 'lineTotal'],
    ['Valor total', 'lineTotal'],
    ['合計金額', 'lineTotal'],
    ['결제금액', 'lineTotal'],
    ['Thành tiền', 'lineTotal'],
    ['कुल राशि', 'lineTotal'],
    ['المبلغ الإجمالي', 'lineTotal'],
    ['Numero de pedido', 'orderNo'],
    ['NÚMERO DO PEDIDO', 'orderNo'],
  ] as const)('%s is %s', (heading, field) => {
    expect([...matchHeadings([heading])]).toEqual([[field, heading]]);
  });

  // Words that mean something else, or several things, are left to the seller.
  it.each([
    'Estado',
    'Nummer',
    'Kundenname',
    "Date d'expédition",
    'Fecha de entrega',
    'Lieferdatum',
    'Frais de port',
    'Envío',
    'Data de envio',
    'Versandkosten',
    '送料',
    '배송비',
    'Phí vận chuyển',
  ])('%s is left unmatched', (heading) => {
    expect([...matchHeadings([heading])]).toEqual([]);
  });

  it('say by their headings that they write a decimal comma, where that is so', () => {
    const comma = Object.entries(files).filter(([, text]) => areOfCommaLanguage(text.split('|')));
    expect(comma.map(([language]) => language)).toEqual(['es', 'fr', 'de', 'pt', 'vi']);
    expect(areOfCommaLanguage(['订单号', '货号', '数量', '单价', '下单时间'])).toBe(false);
  });
});

describe('amounts of other languages', () => {
  it.each([
    ['1 234,50', ',', '1234.5'],
    ['1\u202f234,50 €', ',', '1234.5'],
    ["1'234.50", '.', '1234.5'],
    ['1.234,5', ',', '1234.5'],
    ['12,50', ',', '12.5'],
    ['١٢٫٥', '.', '12.5'],
    ['१२.५', '.', '12.5'],
  ] as const)('%s with the mark %s is %s', (text, mark, value) => {
    const money = parseMoney(cleanFigure(text), mark);
    expect(money && printDecimal(money.value)).toBe(value);
  });

  it.each(['12,50', '1 23', '1 2345', '12 34,5'])('%s is no number with a point', (text) => {
    expect(parseMoney(text, '.')).toBeUndefined();
  });

  it('have their currencies named', () => {
    expect(
      ['ユーロ', '달러', '日本円', 'reais'].map((word) => currenciesNamed(word)?.usual),
    ).toEqual(['EUR', 'USD', 'JPY', 'BRL']);
  });
});

const wall = (text: string): string | undefined => {
  const time = parseTime(cleanFigure(text), 'day first');
  return typeof time === 'object' && 'wall' in time
    ? new Date(time.wall).toISOString().slice(0, 16)
    : undefined;
};

it.each([
  ['31.12.2024 14:05', '2024-12-31T14:05'],
  ['31.12.2024, 14:05 Uhr', '2024-12-31T14:05'],
  ['31. Dezember 2024', '2024-12-31T00:00'],
  ['3. März 2024', '2024-03-03T00:00'],
  ['31 déc. 2024 14:05', '2024-12-31T14:05'],
  ['1er août 2024', '2024-08-01T00:00'],
  ['31/12/2024 14h05', '2024-12-31T14:05'],
  ['31 de diciembre de 2024', '2024-12-31T00:00'],
  ['31/12/2024 2:05 p. m.', '2024-12-31T14:05'],
  ['31 de dezembro de 2024', '2024-12-31T00:00'],
  ['2024年12月31日 14時05分', '2024-12-31T14:05'],
  ['2024/12/31 午後2:05', '2024-12-31T14:05'],
  ['2024년 12월 31일 오후 2:05', '2024-12-31T14:05'],
  ['2024. 12. 31. 오후 2:05', '2024-12-31T14:05'],
  ['31/12/2024 2:05 CH', '2024-12-31T14:05'],
  ['३१/१२/२०२४ १४:०५', '2024-12-31T14:05'],
  ['٣١/١٢/٢٠٢٤ ٢:٠٥ م', '2024-12-31T14:05'],
])('%s is the time %s', (text, time) => {
  expect(wall(text)).toBe(time);
});

describe('statuses', () => {
  it.each([
    'Cancelado',
    'Reembolsado',
    'Devuelto',
    'Annulée',
    'Remboursé',
    'Storniert',
    'Erstattet',
    'Devolvido',
    'キャンセル済み',
    '返金済み',
    '취소완료',
    '환불완료',
    'Đã hủy',
    'Đã hoàn tiền',
    'रद्द',
    'रिफंड किया गया',
    'ملغي',
    'تم الإلغاء',
    'مسترد',
  ])('%s ends an order', (status) => {
    expect(saysReturned(status)).toBe(true);
    expect(saysReturned(status.normalize('NFD'))).toBe(true);
  });

  it.each([
    'Enviado',
    'Reembolso parcial',
    'Solicitud de cancelación',
    'Payée',
    'Remboursement partiel',
    'Non remboursé',
    'Versendet',
    'Nicht storniert',
    'Teilweise erstattet',
    'Stornierung angefragt',
    'Pago',
    'Não cancelado',
    '発送済み',
    '一部返金',
    'キャンセル待ち',
    '배송완료',
    '취소 요청',
    '부분 환불',
    'Đã giao hàng',
    'Chưa hủy',
    'Yêu cầu hoàn tiền',
    'भेजा गया',
    'रद्द नहीं',
    'تم الشحن',
    'طلب إلغاء',
    'لم يتم الإلغاء',
  ])('%s does not', (status) => {
    expect(saysReturned(status)).toBe(false);
  });
});
