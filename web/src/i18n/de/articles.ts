import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'Dieser Text liegt nur auf Chinesisch vor; maßgeblich ist der chinesische Wortlaut.',
  contents: 'Inhalt',
  version: 'Fassung vom {{date}}',
  versionDate: '27. November 2026',
  operator: 'Betreiber der Website',
  contact: {
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    hours: 'Servicezeiten',
    none: 'Diese Website hat noch keine Kontaktdaten veröffentlicht. Bitte fragen Sie, wer Ihr Konto eröffnet hat.',
  },
  seeAlso: 'Siehe auch',
  preview: 'Vorschau mit simulierten Daten ansehen',
} satisfies CompleteTranslation<'articles', 'texts'>;
