import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'Ce texte n’est publié qu’en chinois ; seule la version chinoise fait foi.',
  contents: 'Sommaire',
  version: 'Version du {{date}}',
  versionDate: '27 novembre 2026',
  operator: 'Exploitant du site',
  contact: {
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    hours: 'Horaires',
    none: 'Ce site n’a pas encore publié de coordonnées. Adressez-vous à la personne qui a ouvert votre compte.',
  },
  seeAlso: 'Voir aussi',
  preview: 'Voir l’aperçu avec données simulées',
} satisfies CompleteTranslation<'articles', 'texts'>;
