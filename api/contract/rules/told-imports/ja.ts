/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: '注文番号',
  wordCode: '商品コード',
  wordShop: '店舗',
  wordPrice: '単価',
  wordTotal: '行の金額',
  wordQuantity: '数量',
  wordSoldAt: '注文日時',
  wordCurrency: '通貨',
  wordCurrencyColumn: '通貨の列',
  wordStatus: '注文ステータス',
  wordHeading: '列名',
  rowEmpty: '{{field}}が空です。',
  rowTooLong: '{{field}}が{{most}}文字を超えています。',
  rowGarbled: '{{field}}が文字化けしています。別の文字コードを選んでください。',
  rowRounded:
    '{{field}}「{{text}}」が表計算ソフトで指数表記になっています。列を文字列にして書き出し直してください。',
  rowUnclearDay:
    '「{{text}}」は月と日を区別できません。2024-01-31 のような形にして書き出し直してください。',
  rowInFuture: '「{{text}}」は現在より後です。この列とタイムゾーンを確認してください。',
  rowUnreadable: '{{field}}「{{text}}」を読み取れません。',
  rowFormula:
    '{{field}}が数式「{{text}}」で、ファイルに計算結果がありません。ExcelかWPSで開いて保存し、もう一度アップロードしてください。',
  rowMerged:
    '{{field}}が前後の行と1つのセルに結合されていて、行ごとに分けられません。結合を解除し、各行の{{field}}を入力してください。',
  rowMergedOrders:
    '{{field}}が複数の注文の行にわたって結合されていて、注文ごとに分けられません。結合を解除し、各行の{{field}}を入力してください。',
  rowNotWhole: '数量「{{text}}」は整数ではありません。',
  rowNoPieces: '数量が0です。',
  rowNegative: '{{field}}「{{text}}」が負の値です。',
  rowNegativeNoReturn: '{{field}}「{{text}}」が負の値ですが、この行は返品ではありません。',
  rowTooMuch: '金額が大きすぎます。単価と数量を確認してください。',
  rowTooMuchRated: '金額が大きすぎます。単価・数量・レートを確認してください。',
  rowCurrenciesDiffer: '通貨が食い違っています：{{hints}}。',
  rowUnknown: 'この行は読み取れません。',
  rowHeading: 'この行は見出しの繰り返しで、売上ではありません。対応は不要です。',
  rowSum: 'この行は合計で、売上ではありません。対応は不要です。',
  rowNoRate: '{{currency}} のレートがありません。先に入力してください。',
  rowCurrencyUnclear: '通貨が不明です（{{codes}} の可能性）。金額の通貨を選んでください。',
  shopUnpaid: '店舗「{{name}}」は期限から7日以上過ぎています。先に更新してください。',
  shopUnpaidSince:
    '店舗「{{name}}」は {{day}} に期限が切れました。以降のデータは更新後にインポートしてください。',
  fileEmpty: 'ファイルが空です。書き出し直してください。',
  fileOld:
    '古いExcel（.xls）かパスワード付きのファイルです。開いてパスワードを外し、.xlsx か CSV で保存し直してください。',
  fileNoTable: '表のファイルではありません。CSVかXLSX（gzip可）をアップロードしてください。',
  fileZip: 'ZIPファイルです。解凍して中のCSVかXLSXをアップロードしてください。',
  fileOther: '{{kind}}ファイルです。表計算ソフトで開き、.xlsx か CSV で保存し直してください。',
  fileWebArchive:
    'Webアーカイブ（MHTML）で、本当のExcelファイルではありません。ExcelかWPSで開き、.xlsx か CSV で保存し直してください。',
  fileNoRows: 'データの行がありません。書き出し直してください。',
  fileIncomplete: '注文番号・商品コード・数量・注文日時にはそれぞれ列が必要です。',
  fileRefused: '{{rows}}行すべてがインポートできません。理由を見て列の対応を確認してください。',
  fileTooLarge: 'ファイルが大きすぎるか壊れています。月ごとに分けてください。',
  importFailed: 'インポート中にエラーが起き、何も書き込みませんでした。後でやり直してください。',
  importTakenBack: 'インポートが中断され、表示済みの分はすべて取り消しました。やり直してください。',
  importInterrupted: 'インポートが中断され、何も書き込みませんでした。やり直してください。',
  importShopGone: '選んだ店舗はありません。別の店舗を選んでインポートし直してください。',
  importShopTwice:
    'ファイルの「{{other}}」と「{{name}}」は同じ店舗です。店舗の列の書き方をそろえてください。',
  importShopDeleted: 'インポート中に店舗が削除されました。インポートし直してください。',
  importShopUnbound:
    'インポート中に店舗の連携が解除されました。何もインポートされていません。連携し直してからインポートしてください。',
  takeBackInterrupted: '取り消しが中断され、データは変わっていません。もう一度取り消してください。',
  takeBackFailed:
    '取り消し中にエラーが起き、データは変わっていません。後でもう一度お試しください。',
  diskFull:
    'サーバーのディスクがいっぱいで、何も書き込みませんでした。管理者に空きを作ってもらってからやり直してください。',
  ratesMissing:
    '人民元以外の金額にまだレートがありません：{{list}}。レート（外貨1単位あたりの元）を入力するか、日別レートファイルを選んでください。',
  rateNoCurrency: '通貨「{{currency}}」はありません。USD や EUR のようなコードを入力してください。',
  rateWrong:
    '{{currency}} のレート「{{text}}」が正しくありません。7.12 のように0より大きい数を入力してください。',
  rateTwice:
    '{{currency}} のレートが入力欄と日別レートファイルの両方にあります。どちらか一つにしてください。',
  ratesEmpty: '日別レートファイルが空です。選び直してください。',
  ratesWrongMore: '日別レートファイルに誤りがあります：{{faults}}など。',
  ratesWrong: '日別レートファイルに誤りがあります：{{faults}}。',
  ratesNone:
    '日別レートファイルにレートがありません。日付・通貨・レートの3列が必要です。例：2024-01-31,USD,7.1',
  ratesQuotes:
    '日別レートファイルの二重引用符が対になっていません。表計算ソフトでCSVとして保存し直してください。',
  totalsRepeated:
    '「{{column}}」は注文全体の金額のようです。複数行の注文 {{orders}} 件でどの行も同じ金額です（例：{{example}}）。行ごとに足すと重複して数えられます。行ごとの金額か単価を選んでください。本当に行ごとの金額なら、チェックを入れて確認してください。',
  totalOrPrice:
    '「単価」と「行の金額」はどちらか一つだけ選べます。行の金額があれば、単価はそれを数量で割って求めます。',
  columnGone: 'ファイルに「{{column}}」という列がありません。列を選び直してください。',
  tooManyFileColumns:
    'ファイルに{{columns}}列あり、上限の{{most}}列を超えています。注文明細の列だけを残してください。',
  tooManyFileShops: '店舗の列に{{most}}種類を超える値があります。列が正しいか確認してください。',
  tooManyOrderRows:
    '注文番号「{{orderNo}}」が{{most}}行を超えています。列が正しいか確認してください。',
  tooManyBlankRows: '空の行が多すぎます。削除するか、書き出し直してください。',
  fileOverLimit: 'ファイルが上限の {{limit}} を超えています。月ごとに分けてください。',
  fileOverLimitUnpacked:
    '解凍後のファイルが上限の {{limit}} を超えています。月ごとに分けてください。',
  fileTooComplex:
    'ファイルが複雑で、読み取りに時間がかかりすぎます。月ごとに分けるか、CSVで保存してください。',
  fileGone: 'アップロードしたファイルがもうありません。アップロードし直してください。',
  filePackedTwice: 'ファイルが二重に圧縮されています。一度解凍してからアップロードしてください。',
  filePackedBadly: '圧縮ファイルが壊れているか不完全です。圧縮し直してアップロードしてください。',
  fileQuotes:
    'ファイルの二重引用符が対になっておらず、列に分けられません。表計算ソフトでCSVとして保存し直してください。',
  fileQuotesFrom:
    '{{row}}行目から二重引用符が対になっておらず、列に分けられません。表計算ソフトでCSVとして保存し直してください。',
  tooManyFilesRead: '読み取り中のファイルが多すぎます。終わるのを待ってからお試しください。',
  workbookTooLarge:
    'XLSXファイルが大きすぎるか壊れています。CSVで保存してアップロードしてください。',
  workbookDamaged: 'XLSXファイルが壊れているか不完全です。書き出し直してください。',
  workbookUnreadable: 'XLSXファイルを読み取れません。表計算ソフトで開き、CSVで保存してください。',
  workbookTooSparse:
    'シートの範囲が{{rows}}行・{{columns}}列あり、読み取れる大きさを超えています。表の下と右の余分な内容を削除するか、CSVで保存してください。',
  sheetRead: 'シート「{{name}}」だけを読み取ります。読み取らないシート：{{other}}',
  sheetsAlike:
    'シート「{{name}}」だけを読み取ります。{{other}} も売上データのようですが、列が異なるため読み取りません。それぞれ別のファイルに保存してインポートしてください。重複する行は二重に数えません。',
  sheetsTogether:
    '同じ列の{{count}}枚のシートをまとめて読み取ります：{{name}}。複数のシートにある同じ行は1回だけ数えます。',
  sheetsTogetherNot:
    '同じ列の{{count}}枚のシートをまとめて読み取ります：{{name}}。複数のシートにある同じ行は1回だけ数えます。列が異なるため読み取らないシート：{{other}}',
  sheetsOfShops:
    '同じ列の{{count}}枚のシートをまとめて読み取ります：{{name}}。複数のシートにある同じ行は1回だけ数えます。シートごとに店舗が分かれている場合は、「工作表」（シート）の列を店舗に選んでください。',
  sheetsOfShopsNot:
    '同じ列の{{count}}枚のシートをまとめて読み取ります：{{name}}。複数のシートにある同じ行は1回だけ数えます。シートごとに店舗が分かれている場合は、「工作表」（シート）の列を店舗に選んでください。列が異なるため読み取らないシート：{{other}}',
  tryTooLarge: 'ファイルが大きすぎるか壊れています。月ごとに分けてお試しください。',
  tryEmpty: 'ファイルが空です。書き出し直してお試しください。',
  partHint: '{{where}}は{{code}}',
  partRows: '{{currency}} {{rows}}行',
  partRowsOf: '{{currency}} {{rows}}行中{{unrated}}行（{{first}}～{{last}}）',
  partBadDay: '{{line}}行目の日付「{{text}}」が 2024-01-31 の形ではありません',
  partBadCurrency: '{{line}}行目の「{{text}}」は通貨コードではありません',
  partBadRate: '{{line}}行目のレート「{{text}}」が0より大きい数ではありません',
  partSecondRate: '{{line}}行目：{{day}} の {{currency}} には別のレートがあります',
  wordColumn: '{{number}}列目',
  wordQuoted: '「{{word}}」',
};
