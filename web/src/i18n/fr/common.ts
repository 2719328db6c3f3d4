import type { Translation } from '../translation.ts';

/** Words that every page uses, in French. */
export default {
  close: 'Fermer',
  toasts: 'Messages (Alt+T)',
  cancel: 'Annuler',
  confirm: 'OK',
  save: 'Enregistrer',
  retry: 'Réessayer',
  back: 'Retour',
  loading: 'Chargement',
  noData: 'Aucune donnée',
  loadFailed: 'Échec du chargement',
  loadFailedHint: 'Réessayez plus tard ; si le problème persiste, vérifiez le réseau.',
  crashed: 'Une erreur est survenue sur cette page',
  crashedHint: 'Actualisez pour continuer ; les données enregistrées ne sont pas affectées.',
  reload: 'Actualiser',
  connection: {
    cutOff:
      'Connexion perdue. Reconnexion en cours ; les données se mettront à jour d’elles-mêmes.',
    outdated: 'Une nouvelle version est disponible. Rechargez la page.',
    retry: 'Réessayer maintenant',
    slow: 'Le chargement est plus long que d’habitude.',
    waiting: {
      cutOff: 'Connexion impossible. Nouvel essai en cours.',
      outdated: 'Une nouvelle version est disponible. Rechargez pour ouvrir cette page.',
    },
  },
  unknownError: 'Erreur inconnue',
  networkError: 'Problème de réseau, vérifiez la connexion et réessayez ({{message}})',
  sessionOver: 'Session expirée, reconnectez-vous',
  confirmTitle: 'Confirmer cette opération ?',
  warningTitle: 'À noter',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  sendCode: 'Obtenir un code',
  sendAgainIn: 'Renvoyer dans {{seconds}} s',
  acknowledge: 'Compris',
} satisfies Translation<'common'>;
