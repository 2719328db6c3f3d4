import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: '30 Tage zurück und voraus. Der Marktplatz nennt nur die Summe der ausstehenden Abrechnungen; die Termine sind geschätzt: {{days}} Tage nach dem Verkauf, verteilt nach dem Nettoumsatz je Tag.',
  pending: 'Abrechnung offen (geschätzt)',
  pendingHint:
    'Wie „Abrechnung offen“ unter „Guthaben“ auf der Startseite, unten nach erwartetem Termin',
  arriving: 'Auszahlungen unterwegs',
  released: 'Freigabe in 30 Tagen',
  frozen: 'Eingefroren',
  frozenHint:
    'Wird erst freigegeben, wenn die Bedingungen erfüllt sind; der Marktplatz nennt keinen Termin',
  renewal: 'Verlängerungen in 30 Tagen',
  undated:
    'Weitere {{amount}} werden zu unbekannten Terminen abgerechnet: Es fehlen aktuelle Verkäufe als Anhaltspunkt.',
  undatedPending: 'Offen (ohne Termin)',
  byDay: 'Nach Tag',
  span: { label: 'Zeitraum', coming: 'Nächste 30 Tage', past: 'Letzte 30 Tage', all: 'Alle' },
  noDays: {
    coming: 'In den nächsten 30 Tagen ist nichts fällig.',
    past: 'Keine Abrechnungen oder Auszahlungen in den letzten 30 Tagen.',
    all: 'Nichts in den 30 Tagen vor und nach heute.',
  },
  kind: {
    settled: 'Abgerechnet',
    expected: 'Erwartet',
    withdrawn: 'Auszahlung',
    released: 'Freigegeben',
    renewal: 'Verlängerung',
  },
  itemKind: {
    SETTLED: 'Abgerechnet',
    EXPECTED: 'Erwartet',
    WITHDRAWN: 'Auszahlung',
    RELEASED: 'Freigegeben',
    RENEWAL: 'Shop läuft ab, Verlängerung um 1 Monat',
    FROZEN: 'Eingefroren',
  },
  net: 'Saldo',
  today: '{{day}} (heute)',
  open: 'Einzelheiten zum {{day}}',
  onlyKind: 'Nur {{kind}}',
  for: 'Posten',
  amount: 'Betrag',
  reason: 'Anmerkung',
  items: 'Posten',
  noItems: 'An diesem Tag ist nichts fällig',
  drawer: 'Guthaben am {{day}}',
  drawerNoDay: 'Guthaben ohne Freigabetermin',
  drawerFrozen: 'Eingefrorenes Guthaben',
  oneFrozen: 'Nur diese',
  oneFrozenTitle: 'Nur dieser gesperrte Betrag',
  oneFrozenGone: 'Dieser Betrag ist nicht mehr gesperrt',
  rule: '„Erwartet“ ist keine Zusage des Marktplatzes: Die Summe der offenen Abrechnungen wird nach dem Nettoumsatz je Tag verteilt, {{days}} Tage nach dem Verkauf. Verlängerungen sind mit dem Preis für 1 Monat angesetzt.',
  none: 'Noch keine Daten zum Guthaben',
  noneHint:
    'Der Marktplatz hat das Guthaben der ausgewählten Shops noch nicht gemeldet; es erscheint hier nach der Synchronisierung.',
  importedHint:
    'Importierte Verkaufsdateien enthalten keine Gelder; sobald das Hauptkonto eines Shops verbunden ist, erscheinen sie hier.',
  daysFile: 'zahlungskalender-nach-tag-{{day}}.{{kind}}',
  shopsFile: 'zahlungskalender-nach-shop-{{day}}.{{kind}}',
  itemsFile: 'posten-{{day}}.{{kind}}',
  condition: 'Bedingung für die Freigabe',
} satisfies CompleteTranslation<'cash'>;
