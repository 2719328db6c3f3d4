/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: 'Bestellnummer',
  wordCode: 'Artikelnummer',
  wordShop: 'Shop',
  wordPrice: 'Einzelpreis',
  wordTotal: 'Zeilenbetrag',
  wordQuantity: 'Menge',
  wordSoldAt: 'Bestellzeit',
  wordCurrency: 'Währung',
  wordCurrencyColumn: 'Währungsspalte',
  wordStatus: 'Bestellstatus',
  wordHeading: 'Spaltenname',
  rowEmpty: 'Leer: {{field}}.',
  rowTooLong: 'Zu lang (über {{most}} Zeichen): {{field}}.',
  rowGarbled: 'Unlesbare Zeichen: {{field}}. Bitte wählen Sie eine andere Kodierung.',
  rowRounded:
    'Die Tabelle hat „{{text}}“ in Exponentialschreibweise geändert: {{field}}. Formatieren Sie die Spalte als Text und exportieren Sie erneut.',
  rowUnclearDay:
    'In „{{text}}“ sind Tag und Monat nicht zu unterscheiden. Bitte schreiben Sie Daten wie 2024-01-31 und exportieren Sie erneut.',
  rowInFuture:
    'Die Zeit „{{text}}“ liegt in der Zukunft. Bitte prüfen Sie die Spalte und die Zeitzone.',
  rowUnreadable: '„{{text}}“ ist nicht lesbar: {{field}}.',
  rowFormula:
    'Die Zelle ist die Formel „{{text}}“, deren Ergebnis in der Datei fehlt: {{field}}. Bitte öffnen Sie die Datei in Excel oder WPS, speichern Sie sie und laden Sie sie erneut hoch.',
  rowMerged:
    'Der Wert steht in einer mit den Nachbarzeilen verbundenen Zelle und lässt sich nicht aufteilen: {{field}}. Bitte heben Sie die Verbindung auf und füllen Sie jede Zeile aus.',
  rowMergedOrders:
    'Der Wert ist über die Zeilen mehrerer Bestellungen verbunden und lässt sich nicht aufteilen: {{field}}. Bitte heben Sie die Verbindung auf und füllen Sie jede Zeile aus.',
  rowNotWhole: 'Die Menge „{{text}}“ ist keine ganze Zahl.',
  rowNoPieces: 'Die Menge ist 0.',
  rowNegative: '„{{text}}“ ist negativ: {{field}}.',
  rowNegativeNoReturn: '„{{text}}“ ist negativ, und die Zeile ist keine Retoure: {{field}}.',
  rowTooMuch: 'Der Betrag ist zu groß. Bitte prüfen Sie Preis und Menge.',
  rowTooMuchRated: 'Der Betrag ist zu groß. Bitte prüfen Sie Preis, Menge und Kurs.',
  rowCurrenciesDiffer: 'Die Währungen widersprechen sich: {{hints}}.',
  rowUnknown: 'Diese Zeile ist nicht lesbar.',
  rowHeading:
    'Diese Zeile wiederholt die Spaltennamen. Sie ist kein Verkauf, es ist nichts zu tun.',
  rowSum: 'Diese Zeile ist eine Summe. Sie ist kein Verkauf, es ist nichts zu tun.',
  rowNoRate: 'Für {{currency}} gibt es keinen Kurs. Bitte geben Sie ihn zuerst ein.',
  rowCurrencyUnclear:
    'Die Währung ist unklar, vielleicht {{codes}}. Bitte wählen Sie die Währung der Beträge.',
  shopUnpaid:
    'Der Shop „{{name}}“ ist seit über 7 Tagen abgelaufen. Bitte verlängern Sie ihn zuerst.',
  shopUnpaidSince:
    'Der Shop „{{name}}“ ist am {{day}} abgelaufen. Bitte verlängern Sie ihn für spätere Daten.',
  fileEmpty: 'Die Datei ist leer. Bitte exportieren Sie sie erneut.',
  fileOld:
    'Das ist eine alte Excel-Datei (.xls) oder eine mit Passwort. Bitte öffnen Sie sie, entfernen Sie das Passwort und speichern Sie sie als .xlsx oder CSV.',
  fileNoTable:
    'Das ist keine Tabelle. Bitte laden Sie eine CSV- oder XLSX-Datei hoch (auch mit gzip).',
  fileZip:
    'Das ist ein ZIP-Archiv. Bitte entpacken Sie es und laden Sie die CSV- oder XLSX-Datei hoch.',
  fileOther:
    'Das ist eine Datei der Art {{kind}}. Bitte öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.',
  fileWebArchive:
    'Das ist ein Webarchiv (MHTML) und keine echte Excel-Datei. Bitte öffnen Sie es in Excel oder WPS und speichern Sie es als .xlsx oder CSV.',
  fileNoRows: 'Die Datei hat keine Datenzeilen. Bitte exportieren Sie sie erneut.',
  fileIncomplete: 'Bestellnummer, Artikelnummer, Menge und Bestellzeit brauchen je eine Spalte.',
  fileRefused:
    'Keine der {{rows}} Zeilen lässt sich importieren. Bitte prüfen Sie die Spalten anhand der Gründe.',
  fileTooLarge: 'Die Datei ist zu groß oder beschädigt. Bitte teilen Sie sie nach Monaten.',
  importFailed:
    'Der Import ist gescheitert und hat nichts geschrieben. Bitte beginnen Sie später erneut.',
  importTakenBack:
    'Der Import wurde unterbrochen. Was schon zu sehen war, wurde ganz zurückgenommen. Bitte starten Sie ihn neu.',
  importInterrupted:
    'Der Import wurde unterbrochen und hat nichts geschrieben. Bitte beginnen Sie erneut.',
  importShopGone:
    'Der gewählte Shop existiert nicht. Bitte wählen Sie einen anderen und importieren Sie erneut.',
  importShopTwice:
    '„{{other}}“ und „{{name}}“ in der Datei sind derselbe Shop. Bitte schreiben Sie ihn in der ganzen Spalte gleich.',
  importShopDeleted: 'Während des Imports wurde ein Shop gelöscht. Bitte importieren Sie erneut.',
  importShopUnbound:
    'Während des Imports wurde ein Shop getrennt. Es wurde nichts importiert. Bitte binden Sie ihn wieder an und importieren Sie erneut.',
  takeBackInterrupted:
    'Das Rückgängigmachen wurde unterbrochen und hat nichts geändert. Bitte versuchen Sie es erneut.',
  takeBackFailed:
    'Das Rückgängigmachen ist gescheitert und hat nichts geändert. Bitte versuchen Sie es später erneut.',
  diskFull:
    'Der Server hat keinen Speicherplatz mehr; nichts wurde geschrieben. Bitten Sie den Administrator, Platz zu schaffen, und versuchen Sie es dann erneut.',
  ratesMissing:
    'Die Datei hat Beträge, die nicht in Yuan sind und noch keinen Kurs haben: {{list}}. Geben Sie den Kurs ein (Yuan für 1 Einheit der Währung) oder wählen Sie eine Datei mit Tageskursen.',
  rateNoCurrency:
    'Die Währung „{{currency}}“ gibt es nicht. Bitte geben Sie einen Code wie USD oder EUR ein.',
  rateWrong:
    'Der Kurs „{{text}}“ für {{currency}} stimmt nicht. Bitte geben Sie eine Zahl über 0 ein, zum Beispiel 7.12.',
  rateTwice:
    'Für {{currency}} ist ein Kurs eingegeben und auch einer in der Datei mit Tageskursen. Bitte behalten Sie nur einen davon.',
  ratesEmpty: 'Die Datei mit Tageskursen ist leer. Bitte wählen Sie eine andere.',
  ratesWrongMore: 'Die Datei mit Tageskursen hat Fehler: {{faults}}; und weitere.',
  ratesWrong: 'Die Datei mit Tageskursen hat Fehler: {{faults}}.',
  ratesNone:
    'Die Datei mit Tageskursen enthält keine Kurse. Sie braucht die Spalten Datum, Währung und Kurs, zum Beispiel 2024-01-31,USD,7.1',
  ratesQuotes:
    'In der Datei mit Tageskursen fehlt ein doppeltes Anführungszeichen. Bitte speichern Sie sie in einer Tabellenkalkulation neu als CSV.',
  totalsRepeated:
    '„{{column}}“ ist wohl der Betrag der ganzen Bestellung: In {{orders}} Bestellungen mit mehreren Zeilen ist er in jeder Zeile gleich (zum Beispiel {{example}}), beim Addieren würde er mehrfach gezählt. Wählen Sie den Betrag je Zeile oder den Einzelpreis; ist es wirklich der Betrag jeder Zeile, bestätigen Sie das mit dem Häkchen.',
  totalOrPrice:
    'Wählen Sie entweder den Einzelpreis oder den Zeilenbetrag: Beim Zeilenbetrag ergibt sich der Einzelpreis aus Betrag durch Menge.',
  columnGone: 'Die Datei hat keine Spalte „{{column}}“. Bitte wählen Sie die Spalte neu.',
  tooManyFileColumns:
    'Die Datei hat {{columns}} Spalten, mehr als die erlaubten {{most}}. Bitte behalten Sie nur die Spalten der Bestellzeilen.',
  tooManyFileShops:
    'Die Shop-Spalte hat mehr als {{most}} verschiedene Werte. Bitte prüfen Sie, ob es die richtige Spalte ist.',
  tooManyOrderRows:
    'Die Bestellnummer „{{orderNo}}“ hat mehr als {{most}} Zeilen. Bitte prüfen Sie, ob es die richtige Spalte ist.',
  tooManyBlankRows:
    'Die Datei hat zu viele leere Zeilen. Bitte löschen Sie sie oder exportieren Sie erneut.',
  fileOverLimit: 'Die Datei ist größer als erlaubt ({{limit}}). Bitte teilen Sie sie nach Monaten.',
  fileOverLimitUnpacked:
    'Die entpackte Datei ist größer als erlaubt ({{limit}}). Bitte teilen Sie sie nach Monaten.',
  fileTooComplex:
    'Die Datei ist zu komplex, das Lesen dauerte zu lange. Bitte teilen Sie sie nach Monaten oder speichern Sie sie als CSV.',
  fileGone: 'Die hochgeladene Datei ist nicht mehr da. Bitte laden Sie sie erneut hoch.',
  filePackedTwice:
    'Die Datei ist doppelt komprimiert. Bitte entpacken Sie sie einmal und laden Sie sie hoch.',
  filePackedBadly:
    'Die komprimierte Datei ist beschädigt oder unvollständig. Bitte komprimieren Sie sie neu und laden Sie sie hoch.',
  fileQuotes:
    'In der Datei fehlt ein doppeltes Anführungszeichen, die Spalten sind nicht zu trennen. Bitte speichern Sie sie in einer Tabellenkalkulation neu als CSV.',
  fileQuotesFrom:
    'Ab Zeile {{row}} fehlt ein doppeltes Anführungszeichen, die Spalten sind nicht zu trennen. Bitte speichern Sie die Datei in einer Tabellenkalkulation neu als CSV.',
  tooManyFilesRead:
    'Zu viele Dateien werden gerade gelesen. Bitte warten Sie, bis sie fertig sind, und versuchen Sie es erneut.',
  workbookTooLarge:
    'Die XLSX-Datei ist zu groß oder beschädigt. Bitte speichern Sie sie als CSV und laden Sie diese hoch.',
  workbookDamaged:
    'Die XLSX-Datei ist beschädigt oder unvollständig. Bitte exportieren Sie sie erneut.',
  workbookUnreadable:
    'Die XLSX-Datei ist nicht lesbar. Bitte öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als CSV.',
  workbookTooSparse:
    'Die Tabelle umfasst {{rows}} Zeilen und {{columns}} Spalten, mehr als gelesen werden kann. Löschen Sie, was unter und rechts neben der Tabelle steht, oder speichern Sie sie als CSV.',
  sheetRead: 'Nur das Blatt „{{name}}“ wird gelesen. Nicht gelesen: {{other}}',
  sheetsAlike:
    'Nur das Blatt „{{name}}“ wird gelesen. Auch {{other}} sehen nach Verkäufen aus, haben aber andere Spalten und werden nicht gelesen: Bitte speichern Sie jedes als eigene Datei und importieren Sie sie. Wiederholte Zeilen zählen nicht doppelt.',
  sheetsTogether:
    '{{count}} Blätter mit denselben Spalten werden zusammen gelesen: {{name}}. Eine Zeile, die mehrere von ihnen haben, zählt einmal.',
  sheetsTogetherNot:
    '{{count}} Blätter mit denselben Spalten werden zusammen gelesen: {{name}}. Eine Zeile, die mehrere von ihnen haben, zählt einmal. Wegen anderer Spalten nicht gelesen: {{other}}',
  sheetsOfShops:
    '{{count}} Blätter mit denselben Spalten werden zusammen gelesen: {{name}}. Eine Zeile, die mehrere von ihnen haben, zählt einmal. Ist jedes Blatt ein Shop, wählen Sie die Spalte „工作表“ (Blatt) als Shop.',
  sheetsOfShopsNot:
    '{{count}} Blätter mit denselben Spalten werden zusammen gelesen: {{name}}. Eine Zeile, die mehrere von ihnen haben, zählt einmal. Ist jedes Blatt ein Shop, wählen Sie die Spalte „工作表“ (Blatt) als Shop. Wegen anderer Spalten nicht gelesen: {{other}}',
  tryTooLarge:
    'Die Datei ist zu groß oder beschädigt. Bitte teilen Sie sie nach Monaten und versuchen Sie es erneut.',
  tryEmpty: 'Die Datei ist leer. Bitte exportieren Sie sie neu und versuchen Sie es erneut.',
  partHint: '{{where}}: {{code}}',
  partRows: '{{currency}} (Zeilen: {{rows}})',
  partRowsOf: '{{currency}} ({{unrated}} von {{rows}} Zeilen, {{first}} bis {{last}})',
  partBadDay: 'Zeile {{line}}: „{{text}}“ ist kein Datum wie 2024-01-31',
  partBadCurrency: 'Zeile {{line}}: „{{text}}“ ist kein Währungscode',
  partBadRate: 'Zeile {{line}}: der Kurs „{{text}}“ ist keine Zahl über 0',
  partSecondRate: 'Zeile {{line}}: {{currency}} hat am {{day}} schon einen anderen Kurs',
  wordColumn: 'Spalte {{number}}',
  wordQuoted: '„{{word}}“',
};
