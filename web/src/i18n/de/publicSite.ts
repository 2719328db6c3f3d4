import type { CompleteTranslation } from '../translation.ts';

export default {
  heroTitle: ['Alle Ihre Shops', 'auf einem Bildschirm'],
  heroText:
    'Umsatz, Gewinn, Bestand, Guthaben und Versandfristen je Shop, je Gruppe oder insgesamt. Temu und SHEIN, voll- und teilverwaltet, in einem Konto.',
  register: 'Kostenlos registrieren',
  tryImport: 'Mit eigener Tabelle testen',
  dropFile: 'Verkaufsdatei (Excel oder CSV) hierher ziehen oder',
  chooseFile: 'Datei wählen',
  fileLabel: 'Verkaufsdatei',
  preview: 'Vorschau mit simulierten Daten ansehen',
  previewHint: 'Die Vorschau braucht keine Registrierung; alle Zahlen sind simuliert.',
  enter: 'Zum Arbeitsbereich',
  simulated: 'Das echte Produkt mit simulierten Zahlen',
  pictures: {
    home: 'Statistik: heutige Aufgaben, Übersicht und Umsatzverlauf',
    profit: 'Produktrangliste: Umsatz, Retouren und Gewinn jedes Produkts',
    stock: 'Produkte: Bestand, Reichweite, Kosten und Gewinn',
    finance: 'Guthaben und Bestand: verfügbar, offen, Gründe für Eingefrorenes, entgangener Umsatz',
    import: 'Import einer Verkaufsdatei: automatisch zugeordnete Spalten',
    listing: 'KI-Listing: erfassen, übersetzen und veröffentlichen',
    delivery: 'Logistik: Versandaufträge nach Frist',
    rights: 'Shopverwaltung: Shops, Ablauf und Shopbetreuer',
    'phone-home': 'Statistik auf dem Smartphone',
    'phone-tasks': 'Mobiler Arbeitsbereich: zu verpackende Aufträge',
  },
  ideas: {
    profit: {
      title: 'Nicht nur, was Sie verkauft, sondern was Sie verdient haben',
      text: 'Umsatz, Retouren, Kosten und Gewinn, von allen Shops bis zur einzelnen SKU.',
      points: [
        'Vergleich mit dem vorigen Zeitraum: auf einen Blick, wer steigt und wer fällt',
        'Shops gruppieren und Summen je Gruppe sehen',
        'Stück ohne Kosten werden getrennt ausgewiesen und nicht in den Gewinn gemischt',
      ],
    },
    stock: {
      title: 'Engpässe vorher erkennen und Ladenhüter finden',
      text: 'Die Reichweite folgt dem tatsächlichen Absatz; was bald ausverkauft ist und was liegen bleibt, zeigt ein Klick.',
      points: [
        'Zum Beispiel ein Produkt zu ¥16, das sich 20-mal am Tag verkauft: 3 Tage ausverkauft sind ¥960 entgangener Umsatz',
        'Ebenen SPU, SKC und SKU',
        'Kosten einzeln eingeben oder als Tabelle importieren',
        'Spalten frei wählen, Ergebnis exportieren',
      ],
    },
    finance: {
      title: 'Wo das Geld ist und warum es feststeckt',
      text: 'Verfügbar, offen und eingefroren je Shop; jede Sperre mit Grund, Freigabebedingung und Zeitpunkt.',
      points: [
        'Ohne Nachweis kann ein Stück mit Lieferpreis ¥20 bis zu ¥100 Strafe kosten: Neue Verstöße werden am selben Tag gemeldet, mit dem, was zu belegen ist',
        'Bestandswert und entgangener Umsatz der letzten 7 Tage',
        'Verstöße, Ablehnungen und Strafen in den heutigen Aufgaben',
      ],
    },
    import: {
      title: 'Ohne Konto verbinden: einfach eine Tabelle hineinziehen',
      text: 'Ziehen Sie CSV- oder XLSX-Dateien aus Seller Central hinein; Kodierung und Spalten werden erkannt, Sie prüfen und importieren.',
      points: [
        'Eine doppelt importierte Datei zählt einmal',
        'Fremdwährungen werden Zeile für Zeile zu Ihren Kursen umgerechnet',
        'Jede abgelehnte Zeile nennt den Grund, und ein ganzer Import lässt sich rückgängig machen',
      ],
    },
    listing: {
      title: 'Link einfügen, in mehreren Shops listen',
      text: 'Erfassen, übersetzen, Preis festlegen und veröffentlichen in einem Zug. Nicht übersetzte Wörter werden markiert, damit kein Fehler ins Listing rutscht.',
      points: ['Viele Quellen und Sprachen', 'Die Produktauswahl filtert nach Marge und Regeln'],
    },
    delivery: {
      title: 'Jede Versandfrist im Blick',
      text: 'Versandaufträge nach Frist; Überfälliges und in 24 Stunden Fälliges sticht hervor. Das Lager scannt, verpackt und versendet mit dem Smartphone.',
      points: [
        'Zum Beispiel ein Versandauftrag über 50 Stück zu ¥16: Ist die Frist verpasst, kann er storniert werden, und mit ihm ¥800 Umsatz',
        'Kein Download: mobilen Arbeitsbereich auf den Startbildschirm legen',
        'Offline Erledigtes wird gesendet, sobald wieder Netz da ist',
        'Packlisten direkt drucken',
      ],
    },
    rights: {
      title: 'Sie entscheiden, wer Kosten sieht',
      text: 'Manager, Buchhaltung, Shopbetreuer und Versandmitarbeiter sehen jeweils ihren Teil. Fehlt die Berechtigung für eine Zahl, steht das da und keine Null.',
      points: [
        'Shop für Shop zugewiesen, jederzeit entziehbar',
        'Versandmitarbeiter sehen keinerlei Beträge',
      ],
    },
    api: {
      title: 'Auch Ihre eigenen Systeme können die Daten nutzen',
      text: 'Typisiertes GraphQL, REST und Live-Abonnements. Schlüssel lassen sich auf Shops oder auf Lesen beschränken und jederzeit widerrufen.',
      points: ['Ganze Listen als CSV oder JSONL exportieren', 'Öffentliche API-Dokumentation'],
      link: 'Zur API-Dokumentation',
    },
  },
  codeLabel: 'Beispiel in GraphQL: Umsatz aller Shops',
  price: {
    title: 'Ein Preis, je Shop und Monat',
    text: 'Alles inklusive, keine Kosten je Person. Ein neu verbundener Shop ist {{days}} Tage kostenlos.',
    unit: 'je Shop und Monat',
    failed:
      'Der Preis ist derzeit nicht abrufbar. Versuchen Sie es später oder melden Sie sich an und sehen Sie bei der Verlängerung nach.',
    shops: 'Shops',
    shopCount_one: '{{count}} Shop',
    shopCount_other: '{{count}} Shops',
    months: 'Monate',
    monthCount_one: '{{count}} Monat',
    monthCount_other: '{{count}} Monate',
    total: 'Gesamtbetrag',
    points: [
      'Mehrere Shops auf einmal verlängern, je {{least}} bis {{most}} Monate',
      'Ein Gutschein ist {{coupon}} wert (sofern nicht anders angegeben)',
      'Nach Ablauf bleiben Daten 7 Tage erhalten und sind nach der Verlängerung wieder da',
    ],
  },
  questionsTitle: 'Häufige Fragen',
  questions: [
    {
      question: 'Muss ich das Passwort meines Marktplatz-Kontos herausgeben?',
      answer:
        'Nein. Sie können einfach Dateien importieren, die Sie aus Seller Central exportiert haben. Wenn Sie ein Konto verbinden, wird dessen Passwort nur während des Verbindens verschlüsselt gehalten und danach gelöscht; die Autorisierung wird verschlüsselt gespeichert und beim Trennen gelöscht.',
    },
    {
      question: 'Welche Marktplätze und Arten von Shops werden unterstützt?',
      answer:
        'Temu und SHEIN, voll- und teilverwaltet. Verkäufe anderer Marktplätze lassen sich aus Dateien importieren und werden ebenfalls gezählt.',
    },
    {
      question: 'Wie wird der Gewinn berechnet?',
      answer:
        'Nettoumsatz abzüglich der Kosten der enthaltenen Stück. Kosten geben Sie ein oder importieren sie; Stück ohne Kosten werden getrennt ausgewiesen und sind nicht im Gewinn enthalten. Bei Abweichungen gilt die Abrechnung des Marktplatzes.',
    },
    {
      question: 'Können meine Mitarbeiter Kosten und Gewinn sehen?',
      answer:
        'Das entscheiden Sie. Managern und der Buchhaltung können Sie den Blick auf die Kosten erlauben, Shopbetreuern und Versandmitarbeitern nie. Entschieden wird auf dem Server, und ein Entzug wirkt sofort.',
    },
    {
      question: 'Wird es bei Dutzenden Shops und Millionen Zeilen langsam?',
      answer:
        'Die Statistiken lesen vorab gebildete Summen, eine lange Historie bremst sie also nicht. Große Dateien werden im Hintergrund importiert; Sie können die Seite verlassen und finden später einen Bericht.',
    },
    {
      question: 'Sind die Daten noch da, wenn ein Shop abgelaufen ist?',
      answer:
        'Daten aus der Zeit vor dem Ablauf bleiben 7 Tage erhalten und sind nach einer Verlängerung vollständig wieder da. Danach werden sie gelöscht; der Shop bleibt und beginnt nach der Verlängerung neu.',
    },
    {
      question: 'Wie nutze ich es auf dem Smartphone?',
      answer:
        'Öffnen Sie diese Website im Browser des Smartphones, gehen Sie zum mobilen Arbeitsbereich und legen Sie ihn auf den Startbildschirm; ein App-Store ist nicht nötig. Die native App ist in Entwicklung.',
    },
    {
      question: 'Kann ich meine Daten mitnehmen, wenn ich aufhöre?',
      answer:
        'Ja. Produkte, Verkaufszeilen, Versandaufträge und Tageszahlen lassen sich als CSV oder JSONL exportieren. Um ein Konto zu löschen, kontaktieren Sie uns; nach der Prüfung wird alles gelöscht.',
    },
  ],
  closingTitle: 'Beginnen Sie mit einer Verkaufstabelle',
  closingText: 'Registrieren, die erste Datei importieren und in wenigen Minuten alle Shops sehen.',
  mobile: {
    eyebrow: 'Für Verkäufer mit vielen Temu- und SHEIN-Shops',
    app: 'Mobilen Arbeitsbereich öffnen',
    preview: 'Zuerst Beispieldaten ansehen',
    appHint:
      'Mit Konto melden Sie sich direkt an; Versandmitarbeiter verpacken und versenden hier.',
    overviewTitle: 'Wissen, wie der Tag läuft, wo immer Sie sind',
    overviewText: 'Umsatz, Gewinn und Veränderungen jedes Shops: dieselben Zahlen wie am Rechner.',
    tasksTitle: 'Bald fällige Aufträge zuerst',
    tasksText: 'Öffnen, verpacken, versenden; im Lager auch ohne Empfang, gesendet wird später.',
    allTitle: 'Was es noch kann',
    installTitle: 'Auf den Startbildschirm legen, wie eine App',
    installSteps: [
      {
        system: 'Safari auf dem iPhone',
        step: 'Öffnen Sie den mobilen Arbeitsbereich, tippen Sie unten auf „Teilen“ und wählen Sie „Zum Home-Bildschirm“.',
      },
      {
        system: 'Chrome oder Edge auf Android',
        step: 'Öffnen Sie den mobilen Arbeitsbereich, tippen Sie oben rechts auf das Menü und wählen Sie „Zum Startbildschirm hinzufügen“ oder „App installieren“.',
      },
    ],
    installNote: 'Braucht wenig Platz und keine Updates und öffnet sich ohne Netz.',
    moreTitle: 'Mehr',
    news: 'Neuigkeiten',
    newsHint: 'Produkt-Updates und Neues von den Marktplätzen',
    profile: 'Über das Unternehmen',
    profileHint: 'Wer wir sind und wie Sie uns erreichen',
  },
} satisfies CompleteTranslation<'publicSite'>;
