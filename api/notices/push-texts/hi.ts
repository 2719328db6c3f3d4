import type { PushTexts } from './index.ts';

export default {
  testTitle: 'परीक्षण सूचना',
  testBody: 'इस डिवाइस पर पुश सूचनाएँ पहुँच सकती हैं। सूचना पर टैप करने से उसकी सूची खुलती है।',
  several: { one: '{count} तरह का नया अलर्ट', other: '{count} तरह के नए अलर्ट' },
  titled: '{title}: {body}',
  inAll: 'कुल {count}',
  shipSoon: {
    one: '{count} शिपिंग ऑर्डर में देरी होने वाली है',
    other: '{count} शिपिंग ऑर्डरों में देरी होने वाली है',
  },
  overdue: {
    one: '{count} शिपिंग ऑर्डर की समय-सीमा पार',
    other: '{count} शिपिंग ऑर्डरों की समय-सीमा पार',
  },
  comma: ', ',
  shipBy: '{time} तक भेजें',
  shortage: { one: '{count} कमी का उत्तर बाकी', other: '{count} कमियों का उत्तर बाकी' },
  fine: 'नया जुर्माना {amount}',
  fines: { one: '{count} नया जुर्माना, {amount}', other: '{count} नए जुर्माने, कुल {amount}' },
  soldOut: {
    one: 'ज़्यादा बिकने वाला {count} SKU ख़त्म',
    other: 'ज़्यादा बिकने वाले {count} SKU ख़त्म',
  },
  sessionLost: 'दुकान का प्राधिकरण समाप्त हुआ',
  digest: 'कल की बिक्री ({day})',
  sales: 'बिक्री {amount}',
  pieces: { one: '{count} नग बिका', other: '{count} नग बिके' },
  tasks: 'आज के शिपिंग काम',
  importDone: 'बिक्री फ़ाइल आयात हुई',
  importFailed: 'बिक्री फ़ाइल आयात नहीं हुई',
  exportReady: 'निर्यात फ़ाइल तैयार है',
  exported: {
    one: '{count} पंक्ति, एक दिन रखी जाएगी',
    other: '{count} पंक्तियाँ, एक दिन रखी जाएँगी',
  },
  shopExpiring: {
    one: '{count} दुकान जल्द समाप्त होगी',
    other: '{count} दुकानें जल्द समाप्त होंगी',
  },
  expires: '{moment} को समाप्त',
  announcement: 'नई घोषणा',
} satisfies PushTexts<'hi'>;
