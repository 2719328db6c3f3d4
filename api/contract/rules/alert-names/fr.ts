/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'Délai d’expédition proche',
  shortage: 'Manquant à traiter',
  fine: 'Nouvelle pénalité',
  soldOut: 'Meilleure vente épuisée',
  sessionLost: 'Autorisation perdue',
  digest: 'Résumé du jour',
  importDone: 'Import terminé',
  importFailed: 'Échec de l’import',
  exportReady: 'Export prêt',
  shopExpiring: 'Boutique bientôt expirée',
  announcement: 'Nouvelle annonce',
};
