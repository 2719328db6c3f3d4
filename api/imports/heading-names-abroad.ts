import type { ImportField } from '../contract/import-files.ts';

/**
 * What files in other languages than Chinese and English call each field, as they write it, between bars. Only a
 * whole heading counts. Words that may mean another field stay out: `Estado` is a status and a province, `Nummer` any number.
 */
export const namesAbroad = {
  en: {
    orderNo: 'Order #|PO number|Sales order number|Sub order number|Parent order ID',
    productCode: 'Goods SKU|SKU number|Item SKU|Variant SKU|Seller code|Lineitem SKU',
    productName: 'Goods name|Item description|Product description|Lineitem name',
    quantity: 'Qty ordered|Order quantity|Units sold|Pcs|Lineitem quantity',
    unitPrice: 'Price per unit|Price each|Supply price|Lineitem price',
    lineTotal: 'Sales amount|Total sales|Goods amount|Settlement amount',
    currency: 'Currency type',
    soldAt: 'Order placed|Order creation time|Sold at|Sale date|Date of sale|Paid at',
    shopName: 'Seller shop|Shop title',
    status:
      'Status of order|Sub order status|Financial status|Refund status|' +
      'Transaction type|Record type|Type|Kind',
  },
  es: {
    orderNo:
      'Número de pedido|N.º de pedido|Nº de pedido|Nro. de pedido|ID de pedido|' +
      'ID del pedido|Número de orden|N.º de orden|ID de la orden|Pedido|' +
      'Referencia del pedido',
    productCode:
      'SKU del vendedor|SKU del producto|Código de producto|Código del producto|Código SKU|' +
      'Referencia del producto|Código de artículo|ID del producto|ID SKU',
    productName:
      'Nombre del producto|Nombre de producto|Nombre del artículo|Título del producto|' +
      'Producto|Descripción del producto',
    quantity:
      'Cantidad|Cant.|Unidades|Cantidad vendida|Cantidad comprada|Cantidad pedida|' +
      'Unidades vendidas|Piezas',
    unitPrice: 'Precio unitario|Precio por unidad|Precio|Precio de venta|Precio de suministro',
    lineTotal:
      'Importe|Importe total|Monto|Monto total|Total de la línea|Subtotal|' +
      'Importe de la línea|Ventas|Importe de venta|Precio total|Total del pedido|' +
      'Importe del pedido',
    currency: 'Moneda|Divisa|Código de moneda',
    soldAt:
      'Fecha del pedido|Fecha de pedido|Fecha de la orden|Fecha de compra|Fecha de venta|' +
      'Hora del pedido|Fecha de creación|Fecha y hora|Fecha|Fecha de pago',
    shopName: 'Tienda|Nombre de la tienda|Nombre de tienda|ID de la tienda',
    status: 'Estado del pedido|Estado de la orden|Estado del artículo|Estado del reembolso',
  },
  fr: {
    orderNo:
      'Numéro de commande|N° de commande|N° commande|Nº de commande|ID de commande|' +
      'ID de la commande|Identifiant de commande|Référence de commande|Commande',
    productCode:
      'SKU vendeur|SKU du vendeur|Référence produit|Référence du produit|Référence article|' +
      'Code produit|Code article|UGS|Référence SKU|ID produit|ID SKU',
    productName:
      "Nom du produit|Nom de produit|Nom de l'article|Désignation|Libellé produit|" +
      'Titre du produit|Produit|Description du produit',
    quantity:
      'Quantité|Qté|Quantité commandée|Quantité vendue|Quantité achetée|Nombre de pièces|' +
      'Unités|Pièces',
    unitPrice: "Prix unitaire|Prix|Prix de vente|Prix à l'unité|PU|Prix de fourniture",
    lineTotal:
      'Montant|Montant total|Total de la ligne|Montant de la ligne|Sous-total|Prix total|' +
      "Total de la commande|Montant de la commande|Chiffre d'affaires|Montant des ventes",
    currency: 'Devise|Monnaie|Code devise',
    soldAt:
      "Date de commande|Date de la commande|Date d'achat|Date de vente|Heure de commande|" +
      'Date de création|Date et heure|Date de paiement',
    shopName: 'Boutique|Nom de la boutique|Magasin|Nom du magasin|ID de la boutique',
    status:
      'Statut|Statut de commande|Statut de la commande|État de la commande|' +
      "Statut de l'article|Statut du remboursement",
  },
  de: {
    orderNo:
      'Bestellnummer|Bestell-Nr.|Bestellnr.|Bestell-ID|Auftragsnummer|Auftrags-Nr.|' +
      'Auftragsnr.|Bestellung|Nummer der Bestellung|Rechnungsnummer',
    productCode:
      'Artikelnummer|Artikel-Nr.|Artikelnr.|Art.-Nr.|Händler-SKU|Verkäufer-SKU|' +
      'SKU des Verkäufers|Produktcode|Produktnummer|Produkt-ID|SKU-Nummer|SKU-ID',
    productName:
      'Artikelname|Artikelbezeichnung|Produktname|Produktbezeichnung|Produkttitel|' +
      'Bezeichnung|Produkt|Artikelbeschreibung',
    quantity:
      'Menge|Anzahl|Stückzahl|Stück|Bestellmenge|Bestellte Menge|Verkaufte Menge|' +
      'Verkaufte Einheiten',
    unitPrice: 'Einzelpreis|Stückpreis|Preis|Preis pro Stück|Verkaufspreis|Lieferpreis',
    lineTotal:
      'Betrag|Gesamtbetrag|Gesamtpreis|Zeilensumme|Positionssumme|Zwischensumme|Umsatz|' +
      'Summe|Bestellwert|Bestellsumme|Verkaufsbetrag',
    currency: 'Währung|Waehrung|Währungscode',
    soldAt:
      'Bestelldatum|Bestellzeit|Bestellzeitpunkt|Auftragsdatum|Kaufdatum|Verkaufsdatum|' +
      'Datum der Bestellung|Datum|Erstellt am|Bestellt am|Zahlungsdatum|Datum und Uhrzeit',
    shopName: 'Geschäft|Shop-Name|Name des Shops|Händlershop|Shop-ID',
    status: 'Bestellstatus|Auftragsstatus|Status der Bestellung|Erstattungsstatus',
  },
  pt: {
    orderNo:
      'Número do pedido|N.º do pedido|Nº do pedido|Nº pedido|ID do pedido|' +
      'Número da encomenda|N.º da encomenda|ID da encomenda|Código do pedido|Pedido|' +
      'Encomenda',
    productCode:
      'SKU do vendedor|SKU do produto|Código do produto|Código SKU|Referência do produto|' +
      'Código do item|ID do produto|ID SKU',
    productName:
      'Nome do produto|Título do produto|Nome do item|Nome do artigo|Produto|' +
      'Descrição do produto',
    quantity:
      'Quantidade|Qtd|Qtde|Qtd.|Unidades|Quantidade vendida|Quantidade comprada|' +
      'Unidades vendidas|Peças',
    unitPrice:
      'Preço unitário|Preço por unidade|Preço|Valor unitário|Preço de venda|' +
      'Preço de fornecimento',
    lineTotal:
      'Valor|Valor total|Montante|Total da linha|Subtotal|Preço total|Valor da venda|' +
      'Vendas|Total do pedido|Valor do pedido',
    currency: 'Moeda|Código da moeda',
    soldAt:
      'Data do pedido|Data da encomenda|Data da compra|Data da venda|Data de criação|' +
      'Hora do pedido|Data e hora|Data|Data do pagamento|Data de pagamento',
    shopName: 'Loja|Nome da loja|ID da loja',
    status:
      'Status do pedido|Situação do pedido|Estado do pedido|Estado da encomenda|' +
      'Status do item|Situação',
  },
  ja: {
    orderNo: '注文番号|注文ID|ご注文番号|受注番号|注文No|受注No|オーダー番号|親注文番号|子注文番号',
    productCode: '商品コード|商品番号|出品者SKU|SKUコード|SKU番号|品番|商品管理番号|商品SKU|型番',
    productName: '商品名|品名|商品タイトル|製品名|アイテム名',
    quantity: '数量|個数|注文数|注文数量|販売数|販売数量|購入数|点数',
    unitPrice: '単価|販売単価|価格|販売価格|商品単価|供給価格',
    lineTotal: '金額|合計|合計金額|小計|売上|売上金額|販売金額|注文金額|総額|商品合計',
    currency: '通貨|通貨コード',
    soldAt: '注文日時|注文日|注文時間|受注日|受注日時|購入日|購入日時|販売日|日時|日付|支払日時',
    shopName: 'ショップ|ショップ名|店舗|店舗名|ストア|ストア名|店舗ID',
    status: '注文ステータス|注文状況|注文状態|ステータス|受注ステータス|返金ステータス',
  },
  ko: {
    orderNo: '주문번호|주문 ID|주문아이디|상위 주문번호|하위 주문번호|오더번호',
    productCode:
      '상품코드|상품번호|판매자 SKU|판매자 상품코드|품번|SKU 코드|SKU 번호|제품코드|상품 ID|옵션코드',
    productName: '상품명|제품명|품명|상품 이름|상품 제목',
    quantity: '수량|주문수량|판매수량|구매수량|개수|판매량',
    unitPrice: '단가|판매단가|가격|판매가|판매가격|상품가격|공급가',
    lineTotal:
      '금액|합계|합계금액|총액|총금액|소계|매출|매출액|판매금액|결제금액|주문금액|상품금액',
    currency: '통화|화폐|통화코드',
    soldAt: '주문일시|주문일|주문일자|주문시간|주문날짜|구매일|판매일|결제일|결제일시|일시|날짜',
    shopName: '상점|상점명|매장|매장명|스토어|스토어명|쇼핑몰|쇼핑몰명|판매점|상점 ID',
    status: '주문상태|상태|주문 진행상태|환불상태',
  },
  vi: {
    orderNo: 'Mã đơn hàng|Mã đơn|Số đơn hàng|ID đơn hàng|Đơn hàng|Mã vận đơn bán hàng',
    productCode:
      'Mã sản phẩm|Mã hàng|SKU người bán|SKU sản phẩm|SKU phân loại hàng|Mã SKU|' +
      'ID sản phẩm|Mã phân loại',
    productName: 'Tên sản phẩm|Tên hàng|Tên hàng hóa|Sản phẩm|Tiêu đề sản phẩm',
    quantity: 'Số lượng|SL|Số lượng bán|Số lượng đặt|Số lượng mua',
    unitPrice: 'Đơn giá|Giá|Giá bán|Giá sản phẩm|Giá cung cấp',
    lineTotal:
      'Thành tiền|Tổng tiền|Số tiền|Tổng cộng|Tạm tính|Doanh thu|Doanh số|' +
      'Tổng giá trị đơn hàng|Tổng giá bán',
    currency: 'Tiền tệ|Loại tiền|Đơn vị tiền tệ|Mã tiền tệ',
    soldAt:
      'Ngày đặt hàng|Thời gian đặt hàng|Ngày mua|Ngày bán|Ngày tạo|Thời gian tạo|Thời gian|' +
      'Ngày|Ngày tạo đơn|Thời gian thanh toán',
    shopName: 'Cửa hàng|Tên cửa hàng|Gian hàng|Tên gian hàng|Tên shop|ID cửa hàng',
    status: 'Trạng thái đơn hàng|Trạng thái|Tình trạng đơn hàng|Trạng thái hoàn tiền',
  },
  hi: {
    orderNo: 'ऑर्डर संख्या|ऑर्डर नंबर|ऑर्डर आईडी|ऑर्डर क्रमांक|ऑर्डर ID|आदेश संख्या',
    productCode: 'उत्पाद कोड|एसकेयू|विक्रेता SKU|उत्पाद SKU|SKU कोड|उत्पाद आईडी|आइटम कोड',
    productName: 'उत्पाद का नाम|उत्पाद नाम|उत्पाद|आइटम का नाम|वस्तु का नाम',
    quantity: 'मात्रा|संख्या में मात्रा|बेची गई मात्रा|ऑर्डर मात्रा|नग',
    unitPrice: 'इकाई मूल्य|प्रति इकाई मूल्य|मूल्य|कीमत|विक्रय मूल्य',
    lineTotal: 'राशि|कुल राशि|कुल मूल्य|कुल|उप-योग|बिक्री राशि|ऑर्डर राशि',
    currency: 'मुद्रा|मुद्रा कोड|करेंसी',
    soldAt:
      'ऑर्डर की तारीख|ऑर्डर तिथि|ऑर्डर दिनांक|ऑर्डर का समय|ऑर्डर समय|तारीख|दिनांक|तिथि|' +
      'खरीद की तारीख|बिक्री की तारीख',
    shopName: 'दुकान|दुकान का नाम|स्टोर|स्टोर का नाम|शॉप',
    status: 'ऑर्डर की स्थिति|ऑर्डर स्थिति|स्थिति',
  },
  ar: {
    orderNo: 'رقم الطلب|رقم الطلبية|معرف الطلب|معرّف الطلب|رقم الأوردر|رقم أمر البيع',
    productCode:
      'رمز المنتج|كود المنتج|رمز الصنف|كود الصنف|رمز SKU|SKU البائع|معرف المنتج|رقم المنتج|' +
      'رقم الصنف',
    productName: 'اسم المنتج|المنتج|اسم الصنف|عنوان المنتج|وصف المنتج',
    quantity: 'الكمية|كمية|العدد|عدد القطع|الكمية المباعة|الكمية المطلوبة',
    unitPrice: 'سعر الوحدة|السعر|سعر البيع|سعر القطعة|سعر التوريد',
    lineTotal:
      'المبلغ|الإجمالي|المجموع|المبلغ الإجمالي|إجمالي المبلغ|المجموع الفرعي|السعر الإجمالي|' +
      'المبيعات|قيمة المبيعات|مبلغ الطلب',
    currency: 'العملة|عملة|رمز العملة',
    soldAt:
      'تاريخ الطلب|وقت الطلب|تاريخ الشراء|تاريخ البيع|تاريخ الإنشاء|التاريخ|الوقت|' +
      'التاريخ والوقت|تاريخ الدفع',
    shopName: 'المتجر|اسم المتجر|معرف المتجر|المحل|اسم المحل',
    status: 'حالة الطلب|الحالة|حالة الطلبية|حالة الاسترداد',
  },
} as const satisfies Record<string, Record<ImportField, string>>;
