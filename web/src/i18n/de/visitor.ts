import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Vorschau mit simulierten Daten',
  bannerHint: 'Alle Daten unten sind simuliert. Melden Sie sich an, um Ihre Shops zu sehen.',
  signIn: 'Anmelden / Registrieren',
  tipsTitle: 'Zum Nutzen anmelden',
  tipsText:
    'Sie sehen simulierte Daten, und hierfür ist ein Konto nötig. Melden Sie sich an oder registrieren Sie sich, um Ihre eigenen Shops zu importieren und zu sehen.',
  login: 'Anmelden',
  register: 'Registrieren',
} satisfies CompleteTranslation<'visitor'>;
