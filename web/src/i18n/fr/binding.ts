import type { CompleteTranslation } from '../translation.ts';

export default {
  bindTemu: 'Associer temu',
  bindShein: 'Associer shein',
  bindTitle: 'Associer un compte principal',
  bindHint:
    'Saisissez le compte principal et le mot de passe de votre Seller Central temu. Le mot de passe est stocké chiffré et ne sert qu’à synchroniser vos boutiques.',
  rebindTitle: 'Réassocier le compte principal',
  rebindHint:
    'La session temu de ce compte principal a expiré. Réassociez-le pour reprendre les mises à jour ; les données passées ne sont pas affectées.',
  account: 'Compte',
  accountPlaceholder: 'Téléphone du compte principal',
  passwordPlaceholder: 'Mot de passe de Seller Central',
  codePlaceholder: 'Envoyé par SMS au compte principal',
  sendAgain: 'Renvoyer',
  asking: 'Envoi en cours, veuillez patienter',
  confirmBind: 'Associer',
  codeTaken: 'Code envoyé. Association en cours, veuillez patienter.',
  authorizeInstead: 'Sans mot de passe ? Associez sur la page d’autorisation de temu',
  accountRequired: 'Saisissez le compte',
  passwordRequired: 'Saisissez le mot de passe',
  accountAndPasswordRequired: 'Saisissez le compte et le mot de passe',
  codeNotFetched: 'Une erreur est survenue. Demandez de nouveau le code.',
  accountChanged:
    'Le compte ou le mot de passe diffère de celui utilisé pour demander le code. Demandez de nouveau le code.',
  codeMissing: 'Saisissez le code de vérification',
  bindFailed: 'Échec de l’association',
  bound: 'Compte associé',
  boundHint:
    'Les boutiques du compte principal {{phone}} sont dans votre liste. Les ventes se synchronisent et s’afficheront sous peu.',
  bindMore: 'Associer un autre compte principal',
  done: 'Voir les données des boutiques',
  later: 'Plus tard',
  rebind: 'Réassocier',
  rebindWarningTitle: 'Réassociez vos comptes principaux',
  rebindWarning:
    'Les sessions de ces comptes principaux ont expiré. Dissociez-les puis associez-les de nouveau pour voir les données actuelles :',
  toUnbind: 'Aller à la dissociation',
  reminderTitle: 'Important',
  reminder:
    'Vous n’avez pas encore de boutique. Associez au moins un compte principal, ou importez un fichier de ventes exporté de Seller Central, pour voir ventes et bénéfice.',
  reminderHint:
    'Les comptes associés se synchronisent d’eux-mêmes ; un import ne contient que ce qui est dans le fichier.',
  authorizationTitle: 'Autorisation {{platform}}',
  authorization: {
    starting: 'Obtention de la page d’autorisation',
    blocked: 'Le navigateur a bloqué la fenêtre d’autorisation',
    waiting: 'Donnez l’autorisation dans la fenêtre ouverte',
    windowClosed: 'La fenêtre d’autorisation a été fermée',
    failed: 'L’autorisation n’a pas abouti',
  },
  authorizationHint: {
    starting: 'Veuillez patienter, la page va apparaître dans la fenêtre.',
    blocked:
      'Autorisez les fenêtres pop-up de ce site dans la barre d’adresse, ou utilisez le bouton ci-dessous.',
    waiting: 'La fenêtre se ferme d’elle-même ensuite, et la boutique apparaît dans votre liste.',
    windowClosed:
      'Si vous avez terminé, la boutique apparaît dans votre liste ; sinon, rouvrez la fenêtre.',
    failed: 'Rouvrez la fenêtre d’autorisation et réessayez.',
  },
  openWindow: 'Ouvrir la fenêtre d’autorisation',
  openWindowAgain: 'Rouvrir la fenêtre d’autorisation',
  authorizationFailed: 'La page d’autorisation n’a pas pu être obtenue',
  unbindTitle: 'Dissocier des comptes',
  unbindTabs: 'Type de compte',
  temuTab: 'Comptes principaux temu',
  sheinTab: 'Comptes shein',
  mainAccountPhone: 'Téléphone du compte principal',
  shopId: 'ID de boutique',
  shopName: 'Nom de la boutique',
  signedOut: 'Session expirée',
  expired: 'Expirée',
  expiredShop: '{{name}} ({{id}}, expirée)',
  boundShop: '{{name}} ({{id}})',
  unbind: 'Dissocier',
  unbindThing: 'Dissocier {{name}}',
  unbindAccountText:
    'Dissocier le compte principal {{phone}} retire ces boutiques de la liste et arrête leurs mises à jour. Réassociez-le dans les 7 jours pour retrouver les données passées :',
  unbindShopText:
    'Dissocier la boutique {{shop}} la retire de la liste et arrête ses mises à jour. Réassociez-la dans les 7 jours pour retrouver les données passées.',
  unbindAlso:
    'Les dates d’expiration ne changent pas. Les boutiques quittent leurs groupes et ne sont plus attribuées à personne ; après une nouvelle association, il faut tout redéfinir.',
  unbound: 'Compte dissocié',
  unbindFailed: 'Échec de la dissociation',
  nothingBound: 'Aucun compte associé',
} satisfies CompleteTranslation<'binding'>;
