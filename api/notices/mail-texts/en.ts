import kinds from '../../contract/rules/alert-names/en.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'Seller Assistant',
  codeSubject: 'Confirmation code {code}',
  codeText:
    'You are about to receive alerts at this address. Your code is {code}. It is valid for {minutes} minutes; do not share it with anyone.',
  codeIgnore: 'If this was not you, please ignore this message.',
  testSubject: 'Test message',
  testText: 'Alerts can reach you at this address.',
  several: 'New alerts ({count}): {kinds}',
  view: 'View alert',
  more: 'More in the alert centre: {count}',
  salesOf: 'Sales on {day}',
  quantity: 'Pieces sold',
  profit: 'Profit',
  packing: 'To pack',
  shipping: 'To ship',
  late: 'Overdue',
  why: 'You chose to receive alerts at this address in the alert settings. Times are Beijing time.',
  unsubscribe: 'Stop e-mail alerts',
  unsubscribeAsk: 'No more alerts will be sent to {address}, and the address will be deleted.',
  unsubscribed:
    'No more alerts will be sent to you by e-mail. You can add the address again in the alert settings.',
  kinds,
  text: {
    shipSoon: 'Ship order {name} by {deadline}',
    shortage: 'Shortage for order {name} to answer, missing pieces: {detail}',
    fine: '{amount} · {name}',
    soldOut: '{name} ({detail}) is sold out, losing about {amount} of sales a day',
    sessionLost: '{platform} account {detail} has to be bound again',
    digest: 'The figures of {name} are ready',
    importDone: '{name} was imported, rows added or updated: {detail}',
    importFailed: '{name} was not imported: {detail}',
    exportReady: 'Your export is ready, rows: {detail}; the file is kept for one day',
    shopExpiring: 'Expires {deadline}, days left: less than {detail}',
    announcement: '{name}',
  },
  interrupted: 'the import was interrupted; please import again',
} satisfies MailTexts;
