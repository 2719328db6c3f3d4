import type { PushTexts } from './index.ts';

export default {
  testTitle: 'Test-Mitteilung',
  testBody: 'Mitteilungen erreichen dieses Gerät. Ein Tipp darauf öffnet die zugehörige Liste.',
  several: { one: '{count} Art neuer Hinweise', other: '{count} Arten neuer Hinweise' },
  titled: '{title}: {body}',
  inAll: 'insgesamt {count}',
  shipSoon: {
    one: '{count} Versandauftrag mit ablaufender Frist',
    other: '{count} Versandaufträge mit ablaufender Frist',
  },
  overdue: {
    one: '{count} Versandauftrag überfällig',
    other: '{count} Versandaufträge überfällig',
  },
  comma: ', ',
  shipBy: 'Versand bis {time}',
  shortage: {
    one: '{count} Fehlmenge wartet auf Antwort',
    other: '{count} Fehlmengen warten auf Antwort',
  },
  fine: 'Neue Strafe {amount}',
  fines: { one: '{count} neue Strafe, {amount}', other: '{count} neue Strafen, zusammen {amount}' },
  soldOut: {
    one: '{count} Bestseller-SKU ausverkauft',
    other: '{count} Bestseller-SKUs ausverkauft',
  },
  sessionLost: 'Shop-Autorisierung erloschen',
  digest: 'Verkäufe von gestern ({day})',
  sales: 'Umsatz {amount}',
  pieces: { one: '{count} Stück verkauft', other: '{count} Stück verkauft' },
  tasks: 'Versandaufgaben heute',
  importDone: 'Verkaufsdatei importiert',
  importFailed: 'Import einer Verkaufsdatei fehlgeschlagen',
  exportReady: 'Export bereit',
  exported: {
    one: '{count} Zeile, wird einen Tag aufbewahrt',
    other: '{count} Zeilen, werden einen Tag aufbewahrt',
  },
  shopExpiring: { one: '{count} Shop läuft bald ab', other: '{count} Shops laufen bald ab' },
  expires: 'läuft am {moment} ab',
  announcement: 'Neue Mitteilung',
} satisfies PushTexts<'de'>;
