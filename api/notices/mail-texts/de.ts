import kinds from '../../contract/rules/alert-names/de.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'Seller Assistant',
  codeSubject: 'Bestätigungscode {code}',
  codeText:
    'Sie möchten an dieser Adresse Hinweise erhalten. Ihr Code lautet {code}. Er gilt {minutes} Minuten; geben Sie ihn nicht weiter.',
  codeIgnore: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht bitte.',
  testSubject: 'Testnachricht',
  testText: 'Hinweise erreichen Sie an dieser Adresse.',
  several: 'Neue Hinweise ({count}): {kinds}',
  view: 'Hinweis ansehen',
  more: 'Weitere im Bereich Hinweise: {count}',
  salesOf: 'Umsatz am {day}',
  quantity: 'Verkaufte Stück',
  profit: 'Gewinn',
  packing: 'Zu packen',
  shipping: 'Zu versenden',
  late: 'Überfällig',
  why: 'Sie haben in den Einstellungen gewählt, Hinweise an dieser Adresse zu erhalten. Zeiten in Peking-Zeit.',
  unsubscribe: 'Keine Hinweise per E-Mail mehr',
  unsubscribeAsk:
    'An {address} werden keine Hinweise mehr gesendet, und die Adresse wird gelöscht.',
  unsubscribed:
    'Sie erhalten keine Hinweise per E-Mail mehr. In den Einstellungen können Sie die Adresse wieder hinzufügen.',
  kinds,
  text: {
    shipSoon: 'Versandauftrag {name} bis {deadline} versenden',
    shortage: 'Fehlmenge zu Versandauftrag {name} wartet auf Antwort, fehlende Stücke: {detail}',
    fine: '{amount} · {name}',
    soldOut: '{name} ({detail}) ist ausverkauft, entgangener Umsatz etwa {amount} pro Tag',
    sessionLost: 'Das {platform}-Konto {detail} muss neu verbunden werden',
    digest: 'Die Zahlen von {name} liegen vor',
    importDone: '{name} wurde importiert, neue oder geänderte Zeilen: {detail}',
    importFailed: '{name} wurde nicht importiert: {detail}',
    exportReady: 'Ihr Export ist bereit, Zeilen: {detail}; die Datei wird einen Tag aufbewahrt',
    shopExpiring: 'Läuft am {deadline} ab, verbleibende Tage: weniger als {detail}',
    announcement: '{name}',
  },
  interrupted: 'Der Import wurde unterbrochen; bitte importieren Sie erneut',
} satisfies MailTexts;
