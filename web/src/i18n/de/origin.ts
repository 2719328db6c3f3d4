import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: 'Alle Shops waren in diesem Zeitraum abgelaufen; es gibt dazu keine Daten',
  unknown: 'Die verbundene Datenquelle nennt keine Herkunft der Zahlen',
  unknownHint:
    'Die verbundene Schnittstelle hat kein explainOrigin; Zeilen je Shop, Importe und Eingangszeiten sind daher nicht bekannt. Die Zahlen selbst sind nicht betroffen.',
  door: 'Produkte dieser Zeilen ansehen',
  shopDoor: 'Nur Herkunft von {{shop}}',
  allShops: 'Alle Shops anzeigen',
  linesDoor: 'Produkte dieser Zeilen von {{shop}} ansehen',
  importDoor: 'Ergebnis des Imports „{{file}}“ ansehen',
  bySource: 'Nach Import und Synchronisierung',
  otherImports_one: '{{count}} weiterer Import',
  otherImports_other: '{{count}} weitere Importe',
  syncedBy: 'Synchronisierung: {{ways}}',
  hiddenImport: 'Vom Inhaber importierte Datei',
  ways: {
    import: 'Dateiimport',
    simulator: 'simulierter Marktplatz',
    marketplace: 'Marktplatz',
  },
  columns: {
    lines: 'Zeilen',
    days: 'Tage mit Daten',
    ways: 'Herkunft',
    arrived: 'Neueste Zeile',
    synced: 'Letzter Stand',
    source: 'Import oder Sync',
    all: 'Ganze Datei',
    time: 'Eingang',
  },
  facts: {
    lines: 'Verkaufszeilen',
    of: { SALES: 'Zeilen Verkaufsdaten', STOCKS: 'Zeilen Nachschubdaten' },
    arrived: 'Neueste Zeile eingegangen',
    shops: 'Shops mit Daten',
    shopsOf: 'von {{count}} ausgewählten',
    days: 'Gezählte Tage',
    dayCount_one: '({{count}} Tag)',
    dayCount_other: '({{count}} Tage)',
    untilNow: ', heute bis jetzt',
    hours: 'Erste Zeile in der Stunde ab {{first}}:00, letzte ab {{last}}:00',
  },
  gaps: {
    title: 'Was fehlt',
    none: 'Es fehlt nichts: Für jeden Shop und jeden Tag gibt es Daten.',
    signedOut_one:
      'Bei {{count}} Shop ist die Autorisierung erloschen, er erhält keine neuen Daten: ',
    signedOut_other:
      'Bei {{count}} Shops ist die Autorisierung erloschen, sie erhalten keine neuen Daten: ',
    rebind: 'Neu verbinden',
    emptyShops_one: '{{count}} Shop hat in diesem Zeitraum keine Daten: ',
    emptyShops_other: '{{count}} Shops haben in diesem Zeitraum keine Daten: ',
    emptyDays_one: '{{count}} Tag ohne jede Zeile: ',
    emptyDays_other: '{{count}} Tage ohne jede Zeile: ',
    earlier: ' und weitere, hier nur die letzten',
    more: ' und weitere, insgesamt {{count}}',
    costs_one:
      '{{count}} von {{all}} Varianten hat keine Kosten (betroffene Tage: {{days}}); {{amount}} Nettoumsatz sind nicht im Gewinn enthalten',
    costs_other:
      '{{count}} von {{all}} Varianten haben keine Kosten (betroffene Tage: {{days}}); {{amount}} Nettoumsatz sind nicht im Gewinn enthalten',
    fill: 'Kosten eintragen',
    ended: 'Abgelaufene Shops; spätere Tage sind nicht in der Zahl enthalten: {{shops}}.',
  },
  rules: {
    title: 'So wird gerechnet',
    of: {
      skus: 'Nettostück je Variante = verkaufte − zurückgegebene Stück, nach Tag oder Monat.',
      product: 'Nettostück aller Varianten dieses Produkts zusammen.',
      amount: 'Nettoumsatz = verkaufte Beträge − retournierte Beträge.',
      quantity: 'Nettoabsatz = verkaufte Stück − retournierte Stück.',
      sold: 'Verkaufte Beträge vor Abzug der Retouren.',
      returned: 'Beträge retournierter und stornierter Zeilen und solcher mit negativer Menge.',
      profit:
        'Gewinn = Nettoumsatz mit bekannten Kosten − Kosten; was keine Kosten hat, zählt nicht.',
    },
    lines:
      'Eine Zeile ist eine Variante in einer Bestellung; Verkauf und Retoure sind je eine eigene Zeile. Tage und Stunden gelten in Pekinger Zeit.',
    ofSkus:
      'Oben stehen alle Zeilen der Shops; das Diagramm zählt nur die seiner Varianten. Wie viele Zeilen eine einzelne Variante hat und wann sie eintrafen, wird nicht gespeichert.',
    yuan: 'Alle Beträge sind in Yuan; es wurde nichts umgerechnet.',
    rate: '{{currency}} wurde zu den Kursen der Importe umgerechnet: 1 {{currency}} = ¥{{rate}} (Zeilen vom {{first}} bis {{last}}; niedrigster und höchster Kurs der ganzen Importe).',
    costs:
      'Es gelten die jetzt für jede Variante eingetragenen Kosten; nach einer Änderung werden auch frühere Tage neu berechnet.',
  },
  names: {
    cardState: 'Bewertung und Offenes',
    cardProducts: 'Produktzahlen',
    cardSales: 'Umsatz des letzten Monats',
  },
  standing: {
    unknownHint:
      'Die verbundene Schnittstelle hat kein explainStanding, daher ist der Stand der Daten je Shop nicht bekannt. Die Zahlen selbst sind nicht betroffen.',
    callsHint: 'Die Pfade sind die des Vertrags. Parameter unter /api/docs.',
    newest: 'Neueste Daten',
    oldest: 'Ältester Shop',
    toldAt: 'Stand der Daten',
    notTold: 'Noch keine Daten',
    none: 'Es fehlt nichts: Für jeden Shop liegen Daten vor.',
    untold: 'Von diesen Shops ist nichts bekannt, sie fehlen in der Zahl: ',
    unknownSkus: 'Varianten mit unbekanntem Bestand, nicht gezählt: {{number}}',
    ofSkus: 'von {{all}} Varianten',
    known: {
      stock: 'Varianten mit bekanntem Bestand',
      products: 'Produkte',
    },
    door: {
      stakes: 'Aufgabenliste ansehen',
      available: 'Geldkalender ansehen',
      pending: 'Ausstehende Abrechnungen ansehen',
      frozen: 'Eingefrorene Beträge ansehen',
      stock: 'Bestand über alle Shops ansehen',
      products: 'Produktliste ansehen',
    },
    of: {
      available: 'Auszahlbares Guthaben beim Marktplatz, über die Shops summiert.',
      pending: 'Was der Marktplatz noch nicht abgerechnet hat, über die Shops summiert.',
      frozen:
        'Summe aller Beträge, die der Marktplatz zurückhält; Gründe und Bedingungen stehen im Block zum Geld.',
      stock:
        'Stück im Lager und unterwegs nach der letzten Meldung des Marktplatzes; Wert = Stück im Lager × gemeldeter Preis; Engpässe nach den Verkäufen von 7 Tagen geschätzt.',
      products:
        'Zustände sind die heutigen der Produkte; neu, verkauft sowie an- und abgeschaltet zählen in den gewählten Tagen.',
      reviews:
        'Punkte, Zahl der Bewertungen und Anteil der guten sind die zuletzt vom Marktplatz gemeldeten; die Änderung gilt gegenüber den Punkten vor 30 Tagen.',
      messages:
        'Verstöße und Mitteilungen des Marktplatzes an die Shops, einzeln gezählt; Strafen sind die Summe der gemeldeten Beträge.',
      deliveries:
        'Bewertungen, Pünktlichkeit und zurückgesandte Pakete sind vom Marktplatz gemeldet; eine laufende Bewertung kann sich noch ändern.',
      orders:
        'Vom Marktplatz gemeldete Versandaufträge, mit dem hier bestätigten Packen und Versenden; Wert = Stück × gemeldeter Preis.',
      stakes:
        'Die Summe aller Aufgaben: Ware nicht versandter Aufträge, Strafen offener Verstöße, was ausverkaufte Ware pro Woche umsetzt, und 30 Tage Umsatz ohne Kosten. Aufgaben ohne Betrag und abgelaufene Shops zählen nicht mit. Die Daten sind so alt wie die ältesten davon.',
      stakeGoods:
        'Warenwert der nicht versandten Aufträge = Stück × gemeldeter Preis; kein Betrag, wenn der Wert eines Auftrags unbekannt ist.',
      stakeFine:
        'Die Strafe, wie der Marktplatz sie mitgeteilt hat; Verstöße ohne Strafe haben keinen Betrag.',
      stakeWeekSales:
        'Was die SKUs ohne Bestand pro Woche umsetzen, solange sie Bestand haben: der größere Wert aus den letzten 7 Tagen und dem Wochenmittel der vier Wochen davor. SKCs mit einer SKU unbekannten Bestands fehlen.',
      stakeUncostedSales:
        'Verkaufsbetrag der SKUs ohne Kosten in den 30 Tagen bis gestern, vor Retouren.',
      cardState:
        'Bewertung, Liefernote, auffällige Produkte, offene Erstattungen und Spezifikationen sind so, wie der Marktplatz sie zuletzt mitgeteilt hat.',
      cardProducts:
        'Gezählt nach dem jetzigen Status der Produkte; neue Produkte nach dem Tag der Anlage, ohne unbezahlte Tage.',
      cardStock:
        'Produkte mit Bestand und höchstens 19 netto verkauften Stück in 30 Tagen; Warenwert = Stück im Lager × gemeldeter Preis.',
      cardSales:
        'Nettoumsatz und Gewinn vom selben Tag des Vormonats bis heute, Gewinn ohne das, was keine Kosten hat; der Rang vergleicht den Nettoumsatz der 30 Tage bis gestern mit all Ihren Shops.',
    },
    when: {
      lines:
        'Die Zeit der Daten ist die, zu der zuletzt Verkaufszeilen der letzten 31 Tage eingetroffen sind; ohne neue Zeilen bleiben die Zahlen gleich.',
      now: 'So steht es jetzt, unabhängig von den gewählten Tagen; die Zeit ist die der Meldung des Marktplatzes, nicht die des Aufrufs der Seite.',
      products:
        'Die Zustände gelten für die letzte Aktualisierung jedes Shops, nicht für den Aufruf der Seite.',
    },
  },
  calls: {
    title: 'Für Entwickler: Schnittstellen',
    of_one: '{{name}}, {{count}} Shop',
    of_other: '{{name}}, {{count}} Shops',
    hint: 'Die Pfade folgen der Schnittstellenbeschreibung; Zeitraum und Vergleich kommen aus einem Aufruf. Die Parameter stehen unter /api/docs.',
  },
} satisfies CompleteTranslation<'origin'>;
