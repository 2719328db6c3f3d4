import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'Ohne Registrierung: Wählen Sie eine aus Seller Central exportierte Verkaufsdatei und sehen Sie sofort Umsatz, Bestellungen und Bestseller.',
  limit:
    'CSV oder XLSX (auch mit gzip komprimiert), bis 8 MB. Die Datei wird einmal auf dem Server gelesen und gleich danach gelöscht.',
  tooLarge:
    'Die Datei hat {{size}}, zum Ausprobieren sind höchstens {{limit}} möglich. Komprimieren Sie sie als .gz, oder registrieren Sie sich und importieren Sie die ganze Datei.',
  reading: 'Datei wird gelesen…',
  sample: {
    hint: 'Keine Datei zur Hand?',
    try: 'Beispieldatei testen',
    download: 'Beispieldatei herunterladen',
    fileName: 'beispiel-verkaeufe.csv',
    headings: 'Bestellnr.,Shop,Artikelnr.,Produktname,Menge,Stückpreis,Bestellzeit',
    shops: 'Morgenlicht Wohnen, Blauwal Outdoor',
    products:
      'Faltbare Aufbewahrungsbox, Campinglaterne, Küchenset aus Silikon, Wasserdichte Handyhülle, Tischpflanztopf, Schnelltrocknendes Handtuch, Leinentischdecke',
  },
  yours: {
    intro:
      'Wählen Sie eine aus Seller Central exportierte Verkaufsdatei und sehen Sie sofort Umsatz, Bestellungen und Bestseller, bevor Sie sie in Ihr Konto importieren.',
    hint: '„{{name}}“ wird in Ihr Konto importiert; Sie müssen die Datei nicht erneut wählen.',
    tooLarge:
      'Die Datei hat {{size}}, zum Ausprobieren sind höchstens {{limit}} möglich. Komprimieren Sie sie als .gz, oder importieren Sie die ganze Datei.',
  },
  keep: {
    title: 'Diese Daten behalten',
    hint: 'Nach der Registrierung wird „{{name}}“ in Ihr Konto importiert; Sie müssen die Datei nicht erneut wählen.',
    register: 'Registrieren und behalten',
    import: 'In mein Konto importieren',
  },
  net: 'Nettoumsatz',
  netQuantity: 'Nettoabsatz',
  orders: 'Bestellungen',
  shops: 'Shops',
  sold: 'Verkauft',
  returned: 'Retouren',
  amounts: 'Verkauft {{sold}}, Retouren {{returned}}',
  quantities: 'Verkauft {{sold}}, Retouren {{returned}}',
  span: '{{start}} bis {{end}}',
  products: 'Bestseller',
  productsCaption: 'Produkte mit dem höchsten Nettoumsatz',
  days: 'Umsatz je Tag',
  daysCaption: 'Nettoumsatz, Absatz und Retouren je Tag',
  pager: 'Seiten: {{title}}',
  refused: '{{refused}} von {{rows}} Zeilen sind nicht lesbar und nicht enthalten:',
  mappingTitle: 'Spalten',
  mappingHint:
    'Aus Überschriften und Inhalt erkannt. Bei Änderungen werden die Zahlen neu berechnet.',
  noColumn: 'Keine',
} satisfies CompleteTranslation<'tryImport'>;
