import type { Translation } from '../translation.ts';

/** Words that every page uses, in French. */
export default {
  close: 'Fermer',
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
