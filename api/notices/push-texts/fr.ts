import type { PushTexts } from './index.ts';

export default {
  testTitle: 'Notification de test',
  testBody: 'Cet appareil reçoit les notifications. Touchez-en une pour ouvrir sa liste.',
  several: {
    one: '{count} type de nouvelles alertes',
    other: '{count} types de nouvelles alertes',
  },
  titled: '{title} : {body}',
  inAll: '{count} au total',
  shipSoon: {
    one: '{count} ordre d’expédition proche du délai',
    other: '{count} ordres d’expédition proches du délai',
  },
  overdue: {
    one: '{count} ordre d’expédition en retard',
    other: '{count} ordres d’expédition en retard',
  },
  comma: ', ',
  shipBy: 'à expédier avant {time}',
  shortage: { one: '{count} manquant à traiter', other: '{count} manquants à traiter' },
  fine: 'Nouvelle pénalité de {amount}',
  fines: {
    one: '{count} nouvelle pénalité, {amount}',
    other: '{count} nouvelles pénalités, {amount} au total',
  },
  soldOut: {
    one: '{count} SKU parmi les meilleures ventes épuisé',
    other: '{count} SKU parmi les meilleures ventes épuisés',
  },
  sessionLost: 'Autorisation de la boutique perdue',
  digest: 'Ventes d’hier ({day})',
  sales: 'Ventes {amount}',
  pieces: { one: '{count} pièce vendue', other: '{count} pièces vendues' },
  tasks: 'Expéditions du jour',
  importDone: 'Fichier de ventes importé',
  importFailed: 'Échec de l’import d’un fichier de ventes',
  exportReady: 'Export prêt',
  exported: {
    one: '{count} ligne, conservée un jour',
    other: '{count} lignes, conservées un jour',
  },
  shopExpiring: {
    one: '{count} boutique expire bientôt',
    other: '{count} boutiques expirent bientôt',
  },
  expires: 'expire le {moment}',
  announcement: 'Nouvelle annonce',
} satisfies PushTexts<'fr'>;
