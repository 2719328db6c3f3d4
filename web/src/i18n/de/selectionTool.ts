import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'Produkte zur Auswahl',
  pager: 'Seiten der Produkte',
  shop: 'Auswahl für Shop',
  marginHint:
    'Geschätzte Marge = (Preis − Einkaufspreis − 5 % des Preises für Strafen und Retouren) ÷ Preis. Nur zur Orientierung.',
  columns: {
    price: 'Preis',
    sales: 'Absatz, 30 Tage',
    growth: 'Wachstum',
    shops: 'Anbieter',
    cost: 'Einkaufspreis',
    margin: 'Marge (gesch.)',
  },
  sort: {
    SALES: 'Meistverkauft',
    GROWTH: 'Stärkstes Wachstum',
    MARGIN: 'Höchste Marge',
    PRICE: 'Niedrigster Preis',
    COMPETITION: 'Wenigste Konkurrenz',
  },
  filter: {
    form: 'Produkte filtern',
    searchPlaceholder: 'Stichwort',
    allCategories: 'Alle Kategorien',
    categoryCount: '{{name}} ({{count}})',
    price: 'Preisspanne',
    min: 'Minimum',
    max: 'Maximum',
  },
  openOf: '{{title}} ansehen',
  isPicked: 'Ausgewählt',
  pick: 'Zu Listings',
  pickOf: 'Zu Listings hinzufügen: {{title}}',
  toEdit: 'Bearbeiten',
  toEditOf: '{{title}} bearbeiten',
  picked: 'Zum KI-Listing hinzugefügt',
  pickedOnly:
    'Zum KI-Listing hinzugefügt; bitten Sie jemanden mit Listing-Berechtigung, weiterzumachen',
  drawer: {
    title: 'Produktdetails',
    trend: 'Absatz der letzten sechs Monate',
    now: 'Letzte 30 Tage',
    before_one: 'vor {{count}} Monat',
    before_other: 'vor {{count}} Monaten',
    source: 'Quelle ansehen',
  },
  empty: {
    hint: 'Versuchen Sie ein anderes Stichwort oder erweitern Sie Kategorie und Preis.',
    noShopsHint:
      'Verbinden Sie ein Hauptkonto, dann können Sie Produkte für seine Shops auswählen.',
  },
  export: {
    file: 'produktauswahl-{{day}}.{{kind}}',
    source: 'Link zur Bezugsquelle',
  },
} satisfies CompleteTranslation<'selectionTool'>;
