/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: 'order number',
  wordCode: 'product code',
  wordShop: 'shop',
  wordPrice: 'unit price',
  wordTotal: 'line amount',
  wordQuantity: 'quantity',
  wordSoldAt: 'time of the order',
  wordCurrency: 'currency',
  wordCurrencyColumn: 'currency column',
  wordStatus: 'order status',
  wordHeading: 'heading',
  rowEmpty: 'The {{field}} is empty.',
  rowTooLong: 'The {{field}} has more than {{most}} characters.',
  rowGarbled: 'The {{field}} is garbled. Please choose another encoding.',
  rowRounded:
    'The spreadsheet has changed {{field}} “{{text}}” to scientific notation. Make the column text and export again.',
  rowUnclearDay:
    'In “{{text}}” day and month cannot be told apart. Please write dates like 2024-01-31 and export again.',
  rowInFuture:
    'The time “{{text}}” is later than now. Please check this column and the time zone of the file.',
  rowUnreadable: 'The {{field}} “{{text}}” cannot be read.',
  rowFormula:
    'The {{field}} is the formula “{{text}}”, and the file has no result of it. Please open the file in Excel or WPS, save it and upload it again.',
  rowMerged:
    'The {{field}} is in one cell merged with the rows around it and cannot be told for each row. Please unmerge it and fill in the {{field}} of every row.',
  rowMergedOrders:
    'The {{field}} is merged over the rows of several orders and cannot be told for each. Please unmerge it and fill in the {{field}} of every row.',
  rowNotWhole: 'The quantity “{{text}}” is no whole number.',
  rowNoPieces: 'The quantity is 0.',
  rowNegative: 'The {{field}} “{{text}}” is negative.',
  rowNegativeNoReturn: 'The {{field}} “{{text}}” is negative, and this row is no return.',
  rowTooMuch: 'The amount is too large. Please check price and quantity.',
  rowTooMuchRated: 'The amount is too large. Please check price, quantity and rate.',
  rowCurrenciesDiffer: 'The currencies contradict each other: {{hints}}.',
  rowUnknown: 'This row cannot be read.',
  rowHeading: 'This row repeats the headings. It is no sale, and nothing needs to be done.',
  rowSum: 'This row is a total. It is no sale, and nothing needs to be done.',
  rowNoRate: 'There is no rate for {{currency}}. Please enter it first.',
  rowCurrencyUnclear:
    'The currency is not clear; it may be {{codes}}. Please choose the currency of the amounts.',
  shopUnpaid: 'The shop “{{name}}” ended more than 7 days ago. Please renew it first.',
  shopUnpaidSince:
    'The shop “{{name}}” ended on {{day}}. Please renew it to import what came later.',
  fileEmpty: 'The file is empty. Please export it again.',
  fileOld:
    'This is an old Excel file (.xls) or one with a password. Please open it, remove the password and save it as .xlsx or CSV.',
  fileNoTable: 'This is no table. Please upload a CSV or XLSX file (gzip is fine).',
  fileZip: 'This is a ZIP archive. Please unpack it and upload the CSV or XLSX file in it.',
  fileOther:
    'This is a file of the kind {{kind}}. Please open it in a spreadsheet and save it as .xlsx or CSV.',
  fileWebArchive:
    'This is a web archive (MHTML) and no real Excel file. Please open it in Excel or WPS and save it as .xlsx or CSV.',
  fileNoRows: 'The file has no rows of data. Please export it again.',
  fileIncomplete: 'Order number, product code, quantity and time of the order need a column each.',
  fileRefused:
    'None of the {{rows}} rows can be imported. Please check the columns by the reasons given.',
  fileTooLarge: 'The file is too large or damaged. Please split it by month.',
  importFailed: 'The import failed unexpectedly and wrote no data. Please start it again later.',
  importTakenBack:
    'The import was interrupted. What was already shown has been taken back as a whole. Please start it again.',
  importInterrupted: 'The import was interrupted and wrote no data. Please start it again.',
  importShopGone: 'The chosen shop does not exist. Please choose another and import again.',
  importShopTwice:
    '“{{other}}” and “{{name}}” in the file are the same shop. Please write it the same way in the whole column.',
  importShopDeleted: 'A shop was deleted during the import. Please import again.',
  importShopUnbound:
    'A shop was unbound during the import. Nothing was imported. Bind it and import again.',
  takeBackInterrupted:
    'Taking back was interrupted and changed no data. Please take it back again.',
  takeBackFailed: 'Taking back failed unexpectedly and changed no data. Please try again later.',
  diskFull:
    'The disk of the server is full; no data was written. Please ask the administrator to make room, then try again.',
  ratesMissing:
    'The file has amounts that are not in yuan and have no rate yet: {{list}}. Enter the rate (yuan for 1 unit of the currency), or choose a file of daily rates.',
  rateNoCurrency: 'There is no currency “{{currency}}”. Please enter a code such as USD or EUR.',
  rateWrong:
    'The rate “{{text}}” for {{currency}} is not right. Please enter a number above 0, for example 7.12.',
  rateTwice:
    '{{currency}} has a rate both entered and in the file of daily rates. Please keep only one of them.',
  ratesEmpty: 'The file of daily rates is empty. Please choose another.',
  ratesWrongMore: 'The file of daily rates has mistakes: {{faults}}; and more.',
  ratesWrong: 'The file of daily rates has mistakes: {{faults}}.',
  ratesNone:
    'The file of daily rates has no rates. It needs the columns date, currency and rate, for example 2024-01-31,USD,7.1',
  ratesQuotes:
    'The file of daily rates has a double quote without its pair. Please save it as CSV again in a spreadsheet.',
  totalsRepeated:
    '“{{column}}” seems to be the amount of the whole order: it is the same on every row of {{orders}} orders with several rows (for example {{example}}), so adding the rows would count it more than once. Choose the amount of each row or the unit price; if it really is the amount of each row, tick the box to confirm.',
  totalOrPrice:
    'Choose either the unit price or the line amount: with a line amount, the unit price is that amount divided by the quantity.',
  columnGone: 'The file has no column “{{column}}”. Please choose the column again.',
  tooManyFileColumns:
    'The file has {{columns}} columns, more than the {{most}} allowed. Please keep only the columns of order lines.',
  tooManyFileShops:
    'The shop column has more than {{most}} different values. Please check whether it is the right column.',
  tooManyOrderRows:
    'Order number “{{orderNo}}” has more than {{most}} rows. Please check whether it is the right column.',
  tooManyBlankRows: 'The file has too many blank rows. Please delete them, or export it again.',
  fileOverLimit: 'The file is larger than the limit of {{limit}}. Please split it by month.',
  fileOverLimitUnpacked:
    'The unpacked file is larger than the limit of {{limit}}. Please split it by month.',
  fileTooComplex:
    'The file is too complex and took too long to read. Please split it by month, or save it as CSV.',
  fileGone: 'The uploaded file is gone. Please upload it again.',
  filePackedTwice: 'The file was compressed twice. Please unpack it once and upload it.',
  filePackedBadly:
    'The compressed file is damaged or incomplete. Please compress it again and upload it.',
  fileQuotes:
    'The file has a double quote without its pair and cannot be split into columns. Please save it as CSV again in a spreadsheet.',
  fileQuotesFrom:
    'From row {{row}} on a double quote has no pair, so the columns cannot be told apart. Please save the file as CSV again in a spreadsheet.',
  tooManyFilesRead:
    'Too many files are being read. Please wait until they are done, then try again.',
  workbookTooLarge: 'The XLSX file is too large or damaged. Please save it as CSV and upload that.',
  workbookDamaged: 'The XLSX file is damaged or incomplete. Please export it again.',
  workbookUnreadable:
    'The XLSX file cannot be read. Please open it in a spreadsheet and save it as CSV.',
  workbookTooSparse:
    'The sheet spans {{rows}} rows and {{columns}} columns, more than can be read. Delete what is below and to the right of the table, or save it as CSV.',
  sheetRead: 'Only the sheet “{{name}}” is read. Not read: {{other}}',
  sheetsAlike:
    'Only the sheet “{{name}}” is read. {{other}} look like sales, too, but have other columns and are not read: save each of them as a file of its own and import it. Rows that come again are not counted twice.',
  sheetsTogether:
    '{{count}} sheets with the same columns are read together: {{name}}. A row that several of them have counts once.',
  sheetsTogetherNot:
    '{{count}} sheets with the same columns are read together: {{name}}. A row that several of them have counts once. Not read, as their columns differ: {{other}}',
  sheetsOfShops:
    '{{count}} sheets with the same columns are read together: {{name}}. A row that several of them have counts once. If each sheet is a shop, choose the column “工作表” (sheet) for the shop.',
  sheetsOfShopsNot:
    '{{count}} sheets with the same columns are read together: {{name}}. A row that several of them have counts once. If each sheet is a shop, choose the column “工作表” (sheet) for the shop. Not read, as their columns differ: {{other}}',
  tryTooLarge: 'The file is too large or damaged. Please split it by month and try again.',
  tryEmpty: 'The file is empty. Please export it again and retry.',
  partHint: '{{where}} says {{code}}',
  partRows: '{{currency}} (rows: {{rows}})',
  partRowsOf: '{{currency}} ({{unrated}} of {{rows}} rows, {{first}} to {{last}})',
  partBadDay: 'row {{line}}: “{{text}}” is no date like 2024-01-31',
  partBadCurrency: 'row {{line}}: “{{text}}” is no currency code',
  partBadRate: 'row {{line}}: the rate “{{text}}” is no number above 0',
  partSecondRate: 'row {{line}}: {{currency}} already has another rate on {{day}}',
  wordColumn: 'Column {{number}}',
  wordQuoted: '“{{word}}”',
};
