import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    '登録は不要です。セラーセンターから出力した売上ファイルを選ぶと、売上、注文、売れ筋商品がすぐにわかります。',
  limit:
    'CSV・XLSX（gzip圧縮も可）、8 MBまで。ファイルはサーバーで一度だけ読み取り、すぐに削除します。',
  tooLarge:
    'ファイルは{{size}}です。お試しは{{limit}}までです。.gzに圧縮して選び直すか、登録してファイル全体を取り込んでください。',
  reading: 'ファイルを読み取っています…',
  sample: {
    hint: 'お手元にファイルがない場合',
    try: 'サンプルファイルで試す',
    download: 'サンプルファイルをダウンロード',
    fileName: 'サンプル売上ファイル.csv',
    // In the names that exports of marketplaces have: by them the columns are known.
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'あさひ生活雑貨店、ブルーホエール アウトドア',
    products:
      '折りたたみ収納ボックス、キャンプ用ランタン、シリコン調理器具セット、防水スマホケース、卓上プランター、速乾スポーツタオル、リネンのテーブルクロス',
  },
  yours: {
    intro:
      'セラーセンターから出力した売上ファイルを選ぶと、アカウントに取り込む前に、売上、注文、売れ筋商品がすぐにわかります。',
    hint: '「{{name}}」がアカウントにインポートされます。ファイルを選び直す必要はありません。',
    tooLarge:
      'ファイルは{{size}}です。お試しは{{limit}}までです。.gzに圧縮して選び直すか、ファイル全体を取り込んでください。',
  },
  keep: {
    title: 'このデータを残す',
    hint: '登録すると「{{name}}」がアカウントにインポートされます。ファイルを選び直す必要はありません。',
    register: '登録して残す',
    import: '自分のアカウントにインポート',
  },
  net: '純売上',
  netQuantity: '純販売数',
  orders: '注文数',
  shops: '店舗数',
  sold: '販売数',
  returned: '返品',
  amounts: '販売{{sold}}、返品{{returned}}',
  quantities: '販売数{{sold}}、返品{{returned}}',
  span: '{{start}}～{{end}}',
  products: '売れ筋商品',
  productsCaption: '純売上の高い商品',
  days: '日別の売上',
  daysCaption: '日別の純売上、販売数、返品',
  pager: '{{title}}のページ',
  refused: '{{rows}}行のうち{{refused}}行は読み取れず、集計に含みません：',
  mappingTitle: '列の対応付け',
  mappingHint: '見出しと内容から推定しました。変更すると数値も計算し直します。',
  noColumn: '選択しない',
} satisfies CompleteTranslation<'tryImport'>;
