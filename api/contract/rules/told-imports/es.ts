/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: 'número de pedido',
  wordCode: 'código de producto',
  wordShop: 'tienda',
  wordPrice: 'precio unitario',
  wordTotal: 'importe de la línea',
  wordQuantity: 'cantidad',
  wordSoldAt: 'fecha del pedido',
  wordCurrency: 'moneda',
  wordCurrencyColumn: 'columna de moneda',
  wordStatus: 'estado del pedido',
  wordHeading: 'nombre de la columna',
  rowEmpty: 'Falta: {{field}}.',
  rowTooLong: 'Demasiado largo (más de {{most}} caracteres): {{field}}.',
  rowGarbled: 'Caracteres ilegibles: {{field}}. Elija otra codificación.',
  rowRounded:
    'La hoja de cálculo convirtió «{{text}}» a notación científica: {{field}}. Dé formato de texto a la columna y exporte de nuevo.',
  rowUnclearDay:
    'En «{{text}}» no se distinguen día y mes. Use fechas como 2024-01-31 y exporte de nuevo.',
  rowInFuture: 'La fecha «{{text}}» es posterior a ahora. Compruebe la columna y la zona horaria.',
  rowUnreadable: 'No se puede leer «{{text}}»: {{field}}.',
  rowFormula:
    'La celda es la fórmula «{{text}}» y el archivo no tiene su resultado: {{field}}. Abra el archivo en Excel o WPS, guárdelo y súbalo de nuevo.',
  rowMerged:
    'El valor está en una celda combinada con las filas vecinas y no se puede repartir: {{field}}. Separe las celdas y rellene cada fila.',
  rowMergedOrders:
    'El valor está combinado sobre filas de varios pedidos y no se puede repartir: {{field}}. Separe las celdas y rellene cada fila.',
  rowNotWhole: 'La cantidad «{{text}}» no es un número entero.',
  rowNoPieces: 'La cantidad es 0.',
  rowNegative: 'Valor negativo «{{text}}»: {{field}}.',
  rowNegativeNoReturn: 'Valor negativo «{{text}}» en una fila que no es devolución: {{field}}.',
  rowTooMuch: 'El importe es demasiado grande. Compruebe precio y cantidad.',
  rowTooMuchRated: 'El importe es demasiado grande. Compruebe precio, cantidad y cambio.',
  rowCurrenciesDiffer: 'Las monedas se contradicen: {{hints}}.',
  rowUnknown: 'Esta fila no se puede leer.',
  rowHeading: 'Esta fila repite los encabezados. No es una venta y no hay que hacer nada.',
  rowSum: 'Esta fila es un total. No es una venta y no hay que hacer nada.',
  rowNoRate: 'No hay tipo de cambio para {{currency}}. Introdúzcalo primero.',
  rowCurrencyUnclear:
    'La moneda no está clara; puede ser {{codes}}. Elija la moneda de los importes.',
  shopUnpaid: 'La tienda «{{name}}» caducó hace más de 7 días. Renuévela primero.',
  shopUnpaidSince: 'La tienda «{{name}}» caducó el {{day}}. Renuévela para importar lo posterior.',
  fileEmpty: 'El archivo está vacío. Expórtelo de nuevo.',
  fileOld:
    'Es un Excel antiguo (.xls) o con contraseña. Ábralo, quite la contraseña y guárdelo como .xlsx o CSV.',
  fileNoTable: 'No es una tabla. Suba un archivo CSV o XLSX (también con gzip).',
  fileZip: 'Es un archivo ZIP. Descomprímalo y suba el CSV o XLSX.',
  fileOther: 'Es un archivo {{kind}}. Ábralo en una hoja de cálculo y guárdelo como .xlsx o CSV.',
  fileWebArchive:
    'Es un archivo web (MHTML) y no un Excel de verdad. Ábralo en Excel o WPS y guárdelo como .xlsx o CSV.',
  fileNoRows: 'El archivo no tiene filas de datos. Expórtelo de nuevo.',
  fileIncomplete: 'Número de pedido, código, cantidad y fecha necesitan una columna cada uno.',
  fileRefused:
    'Ninguna de las {{rows}} filas se puede importar. Revise las columnas según los motivos.',
  fileTooLarge: 'El archivo es demasiado grande o está dañado. Divídalo por meses.',
  importFailed: 'La importación falló y no escribió datos. Empiece de nuevo más tarde.',
  importTakenBack:
    'La importación se interrumpió y lo ya mostrado se retiró por completo. Empiece de nuevo.',
  importInterrupted: 'La importación se interrumpió y no escribió datos. Empiece de nuevo.',
  importShopGone: 'La tienda elegida no existe. Elija otra e importe de nuevo.',
  importShopTwice:
    '«{{other}}» y «{{name}}» son la misma tienda en el archivo. Escríbala igual en toda la columna.',
  importShopDeleted: 'Se eliminó una tienda durante la importación. Importe de nuevo.',
  importShopUnbound:
    'Se desvinculó una tienda durante la importación. No se importó nada. Vincúlela e importe de nuevo.',
  takeBackInterrupted: 'La anulación se interrumpió y no cambió ningún dato. Anule de nuevo.',
  takeBackFailed: 'La anulación falló y no cambió ningún dato. Inténtelo de nuevo más tarde.',
  diskFull:
    'El disco del servidor está lleno y no se escribió ningún dato. Pida al administrador que libere espacio e inténtelo de nuevo.',
  ratesMissing:
    'El archivo tiene importes que no están en yuanes y aún no tienen tipo de cambio: {{list}}. Introduzca el tipo (yuanes por 1 unidad de la moneda) o elija un archivo de tipos diarios.',
  rateNoCurrency: 'La moneda «{{currency}}» no existe. Introduzca un código como USD o EUR.',
  rateWrong:
    'El tipo «{{text}}» de {{currency}} no es correcto. Introduzca un número mayor que 0, por ejemplo 7.12.',
  rateTwice:
    '{{currency}} tiene un tipo introducido y otro en el archivo de tipos diarios. Deje solo uno.',
  ratesEmpty: 'El archivo de tipos diarios está vacío. Elija otro.',
  ratesWrongMore: 'El archivo de tipos diarios tiene errores: {{faults}}; y otros.',
  ratesWrong: 'El archivo de tipos diarios tiene errores: {{faults}}.',
  ratesNone:
    'El archivo de tipos diarios no tiene tipos. Necesita las columnas fecha, moneda y tipo, por ejemplo 2024-01-31,USD,7.1',
  ratesQuotes:
    'En el archivo de tipos diarios falta una comilla doble. Guárdelo de nuevo como CSV en una hoja de cálculo.',
  totalsRepeated:
    '«{{column}}» parece el importe de todo el pedido: es igual en cada fila de {{orders}} pedidos de varias filas (por ejemplo {{example}}), y al sumar las filas se contaría varias veces. Elija el importe de cada fila o el precio unitario; si de verdad es el importe de cada fila, marque la casilla para confirmarlo.',
  totalOrPrice:
    'Elija el precio unitario o el importe de la línea, no ambos: con el importe, el precio unitario es el importe entre la cantidad.',
  columnGone: 'El archivo no tiene la columna «{{column}}». Elija la columna de nuevo.',
  tooManyFileColumns:
    'El archivo tiene {{columns}} columnas, más de las {{most}} permitidas. Deje solo las columnas de las líneas de pedido.',
  tooManyFileShops:
    'La columna de tienda tiene más de {{most}} valores distintos. Compruebe si es la columna correcta.',
  tooManyOrderRows:
    'El número de pedido «{{orderNo}}» tiene más de {{most}} filas. Compruebe si es la columna correcta.',
  tooManyBlankRows: 'El archivo tiene demasiadas filas vacías. Elimínelas o expórtelo de nuevo.',
  fileOverLimit: 'El archivo supera el límite de {{limit}}. Divídalo por meses.',
  fileOverLimitUnpacked:
    'El archivo descomprimido supera el límite de {{limit}}. Divídalo por meses.',
  fileTooComplex:
    'El archivo es demasiado complejo y tarda mucho en leerse. Divídalo por meses o guárdelo como CSV.',
  fileGone: 'El archivo subido ya no existe. Súbalo de nuevo.',
  filePackedTwice: 'El archivo está comprimido dos veces. Descomprímalo una vez y súbalo.',
  filePackedBadly: 'El archivo comprimido está dañado o incompleto. Comprímalo de nuevo y súbalo.',
  fileQuotes:
    'En el archivo falta una comilla doble y no se pueden separar las columnas. Guárdelo de nuevo como CSV en una hoja de cálculo.',
  fileQuotesFrom:
    'Desde la fila {{row}} falta una comilla doble y no se pueden separar las columnas. Guarde el archivo de nuevo como CSV en una hoja de cálculo.',
  tooManyFilesRead:
    'Se están leyendo demasiados archivos. Espere a que terminen e inténtelo de nuevo.',
  workbookTooLarge:
    'El archivo XLSX es demasiado grande o está dañado. Guárdelo como CSV y súbalo.',
  workbookDamaged: 'El archivo XLSX está dañado o incompleto. Expórtelo de nuevo.',
  workbookUnreadable:
    'El archivo XLSX no se puede leer. Ábralo en una hoja de cálculo y guárdelo como CSV.',
  workbookTooSparse:
    'La hoja abarca {{rows}} filas y {{columns}} columnas, más de lo que se puede leer. Elimine lo que haya debajo y a la derecha de la tabla, o guárdela como CSV.',
  sheetRead: 'Solo se lee la hoja «{{name}}». No se leen: {{other}}',
  sheetsAlike:
    'Solo se lee la hoja «{{name}}». {{other}} también parecen ventas, pero tienen otras columnas y no se leen: guarde cada una en su propio archivo e impórtelo. Las filas repetidas no se cuentan dos veces.',
  sheetsTogether:
    'Se leen juntas {{count}} hojas con las mismas columnas: {{name}}. Una fila que esté en varias cuenta una vez.',
  sheetsTogetherNot:
    'Se leen juntas {{count}} hojas con las mismas columnas: {{name}}. Una fila que esté en varias cuenta una vez. No se leen, porque sus columnas son otras: {{other}}',
  sheetsOfShops:
    'Se leen juntas {{count}} hojas con las mismas columnas: {{name}}. Una fila que esté en varias cuenta una vez. Si cada hoja es una tienda, elija la columna «工作表» (hoja) como tienda.',
  sheetsOfShopsNot:
    'Se leen juntas {{count}} hojas con las mismas columnas: {{name}}. Una fila que esté en varias cuenta una vez. Si cada hoja es una tienda, elija la columna «工作表» (hoja) como tienda. No se leen, porque sus columnas son otras: {{other}}',
  tryTooLarge:
    'El archivo es demasiado grande o está dañado. Divídalo por meses e inténtelo de nuevo.',
  tryEmpty: 'El archivo está vacío. Expórtelo de nuevo e inténtelo otra vez.',
  partHint: '{{where}}: {{code}}',
  partRows: '{{currency}} (filas: {{rows}})',
  partRowsOf: '{{currency}} ({{unrated}} de {{rows}} filas, del {{first}} al {{last}})',
  partBadDay: 'fila {{line}}: «{{text}}» no es una fecha como 2024-01-31',
  partBadCurrency: 'fila {{line}}: «{{text}}» no es un código de moneda',
  partBadRate: 'fila {{line}}: el tipo «{{text}}» no es un número mayor que 0',
  partSecondRate: 'fila {{line}}: {{currency}} ya tiene otro tipo el {{day}}',
  wordColumn: 'Columna {{number}}',
  wordQuoted: '«{{word}}»',
};
