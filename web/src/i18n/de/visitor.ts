import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Vorschau mit simulierten Daten',
  bannerHint: 'Alle Daten unten sind simuliert. Melden Sie sich an, um Ihre Shops zu sehen.',
  tipsTitle: 'Zum Nutzen anmelden',
  tipsText:
    'Sie sehen simulierte Daten, und hierfür ist ein Konto nötig. Melden Sie sich an oder registrieren Sie sich, um Ihre eigenen Shops zu importieren und zu sehen.',
  login: 'Anmelden',
  register: 'Registrieren',
  sampleHint:
    'Simulierte Daten von Beispielshops, nur zum Ansehen. Ihre eigenen Shops bleiben unberührt.',
  sampleTipsTitle: 'Beispielshops sind nur zum Ansehen',
  sampleTipsText:
    'Sie sehen simulierte Daten von Beispielshops. Gehen Sie zu Ihrer eigenen Seite zurück und verbinden Sie einen Shop oder importieren Sie eine Verkaufsdatei, um dies zu nutzen.',
  sampleStay: 'Weiter ansehen',
} satisfies CompleteTranslation<'visitor'>;
