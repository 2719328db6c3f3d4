import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Shops, Seiten und Aktionen suchen',
  placeholder: 'Name oder ID eines Shops, Seite oder Aktion',
  nothing: 'Nichts gefunden. Versuchen Sie ein anderes Wort.',
  more_one: '{{count}} weiterer Treffer; tippen Sie weiter, um einzugrenzen',
  more_other: '{{count}} weitere Treffer; tippen Sie weiter, um einzugrenzen',
  kinds: { scope: 'Shops', page: 'Seiten', act: 'Aktionen' },
  group_one: 'Gruppe · {{count}} Shop',
  group_other: 'Gruppe · {{count}} Shops',
  print: 'Diese Seite drucken',
  preparing: 'Die ganze Seite wird geladen und dann gedruckt',
  keysTitle: 'Tastenkürzel',
  keys: {
    keys: 'Diese Liste anzeigen',
    move: 'Durch Treffer, Menüs und Shop-Tabs bewegen',
    choose: 'Ausgewählten Eintrag öffnen',
    close: 'Dialog oder Menü schließen',
    order: 'In der Shop-Reihenfolge: Shop aufnehmen, verschieben, ablegen',
    rows: 'In Tabellen von Zeile zu Zeile, zur ersten oder letzten',
    points: 'Im Verlauf: von Punkt zu Punkt, zum ersten oder letzten',
    span: 'Im Verlauf: einen Abschnitt wählen; Enter zeigt nur ihn, Esc verwirft ihn',
  },
  space: 'Leertaste',
} satisfies CompleteTranslation<'commands'>;
