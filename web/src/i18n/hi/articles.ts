import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'यह पाठ केवल चीनी में प्रकाशित है; चीनी पाठ ही मान्य है।',
  contents: 'विषय-सूची',
  version: '{{date}} का संस्करण',
  versionDate: '27 नवंबर 2026',
  operator: 'साइट संचालक',
  contact: {
    email: 'ई-मेल',
    phone: 'फ़ोन',
    address: 'पता',
    hours: 'सेवा का समय',
    none: 'इस साइट ने अभी संपर्क जानकारी प्रकाशित नहीं की है। जिसने आपका खाता खोला, उनसे पूछें।',
  },
  seeAlso: 'यह भी देखें',
  preview: 'काल्पनिक डेटा वाला पूर्वावलोकन देखें',
} satisfies CompleteTranslation<'articles', 'texts'>;
