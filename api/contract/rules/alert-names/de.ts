/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'Versandfrist läuft ab',
  shortage: 'Fehlmenge offen',
  fine: 'Neue Strafe',
  soldOut: 'Bestseller ausverkauft',
  sessionLost: 'Autorisierung erloschen',
  digest: 'Tagesübersicht',
  importDone: 'Import abgeschlossen',
  importFailed: 'Import fehlgeschlagen',
  exportReady: 'Export bereit',
  shopExpiring: 'Shop läuft bald ab',
  announcement: 'Neue Mitteilung',
};
