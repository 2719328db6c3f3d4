import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'This text is published in Chinese only; the Chinese wording is what applies.',
  contents: 'Contents',
  version: 'Version of {{date}}',
  versionDate: 'November 27, 2026',
  operator: 'Site operator',
  contact: {
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    hours: 'Hours',
    none: 'This site has not published contact details. Please ask whoever opened your account.',
  },
  seeAlso: 'See also',
  preview: 'See the preview with simulated data',
} satisfies CompleteTranslation<'articles', 'texts'>;
