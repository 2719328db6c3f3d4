import { expect, it } from 'vitest';
import { importApi, prepared } from './imports-support.ts';

/** One file a family of languages: headings, then three lines, of which the last is cancelled. */
const files: readonly [string, string, readonly string[]][] = [
  [
    'German',
    'Bestell-Nr.;Shop-Name;Artikelnummer;Artikelbezeichnung;Menge;Einzelpreis;Währung;Bestelldatum;Bestellstatus',
    [
      '1001;Laden;A-1;Tasse;2;1.250,50;CNY;31.01.2024 14:05;Versendet',
      '1002;Laden;A-2;Teller;1;9,90;CNY;01.02.2024 09:00;Teilweise erstattet',
      '1003;Laden;A-1;Tasse;1;1.250,50;CNY;02.02.2024 10:00;Storniert',
    ],
  ],
  [
    'French',
    "N° de commande;Boutique;SKU vendeur;Nom de l'article;Qté;Prix unitaire;Devise;Date de commande;Statut de la commande",
    [
      '1001;Magasin;A-1;Tasse;2;1 250,50;CNY;31/01/2024 14h05;Expédiée',
      '1002;Magasin;A-2;Assiette;1;9,90;CNY;1 févr. 2024 09:00;Remboursement partiel',
      '1003;Magasin;A-1;Tasse;1;1 250,50;CNY;2 févr. 2024 10:00;Annulée',
    ],
  ],
  [
    'Japanese',
    '注文番号;ショップ名;商品コード;商品名;個数;販売価格;通貨;注文日時;注文ステータス',
    [
      '1001;店;A-1;カップ;2;1250.50;CNY;2024年1月31日 14時05分;発送済み',
      '1002;店;A-2;皿;1;9.90;CNY;2024/02/01 午前9:00;一部返金',
      '1003;店;A-1;カップ;1;1250.50;CNY;2024/02/02 10:00;キャンセル済み',
    ],
  ],
  [
    'Arabic',
    'رقم الطلب;اسم المتجر;رمز المنتج;اسم المنتج;الكمية;سعر الوحدة;العملة;تاريخ الطلب;حالة الطلب',
    [
      '1001;متجر;A-1;كوب;٢;١٢٥٠٫٥٠;CNY;٣١/٠١/٢٠٢٤ ٢:٠٥ م;تم الشحن',
      '1002;متجر;A-2;طبق;١;٩٫٩٠;CNY;٠١/٠٢/٢٠٢٤ ٩:٠٠ ص;استرداد جزئي',
      '1003;متجر;A-1;كوب;١;١٢٥٠٫٥٠;CNY;٠٢/٠٢/٢٠٢٤ ١٠:٠٠;ملغي',
    ],
  ],
];

it.each(files)('a file in %s is imported as it is guessed', async (_language, headings, lines) => {
  const api = await importApi();
  const { options } = await prepared(api, [headings, ...lines].join('\n'));
  expect(Object.keys(options.mapping).sort()).toEqual([
    'currency',
    'orderNo',
    'productCode',
    'productName',
    'quantity',
    'shopName',
    'soldAt',
    'status',
    'unitPrice',
  ]);
  const job = await api.import([headings, ...lines].join('\n'));
  expect(job).toMatchObject({ status: 'done', rowsRead: 3, rowsRefused: 0 });
  const sold = (await api.lines()).map(({ orderNo, code, kind, quantity, amount, at }) =>
    [orderNo, code, kind, quantity, amount, at].join(' '),
  );
  expect(sold.sort()).toEqual([
    '1001 A-1 sale 2 250100 2024-01-31T06:05',
    '1002 A-2 sale 1 990 2024-02-01T01:00',
    '1003 A-1 return 1 125050 2024-02-02T02:00',
    '1003 A-1 sale 1 125050 2024-02-02T02:00',
  ]);
});
