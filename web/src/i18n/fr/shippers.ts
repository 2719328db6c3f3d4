import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: 'Les préparateurs se connectent à l’espace mobile avec téléphone et mot de passe. Ils ne voient aucune donnée de boutique.',
  add: 'Ajouter un préparateur',
  addDo: 'Ajouter',
  added: 'Préparateur ajouté',
  none: 'Rien à faire pour l’instant. Ajoutez un préparateur.',
  pickFirst: 'Sélectionnez d’abord les préparateurs à supprimer',
  removePicked: 'Supprimer la sélection',
  removeCount: 'Supprimer la sélection ({{count}})',
  empty: 'Aucun préparateur',
  emptyHint:
    'Une fois ajouté, un préparateur se connecte sur téléphone avec le mot de passe que vous définissez, et emballe et expédie pour les boutiques attribuées.',
  table: 'Préparateurs',
  pick: 'Sélectionner {{phone}}',
  pickAll: 'Sélectionner tous les préparateurs',
  shops: 'Boutiques attribuées',
  signIn: 'Mot de passe',
  state: {
    SET: 'Défini',
    ONE_TIME: 'Mot de passe unique pas encore utilisé',
    NONE: 'Non défini, connexion impossible',
  },
  password: 'Changer le mot de passe',
  passwordOf: 'Changer le mot de passe de {{phone}}',
  assign: 'Attribuer des boutiques',
  shopsOf: 'Attribuer des boutiques à {{phone}}',
  issueShort: 'Mot de passe unique',
  issueOf: 'Créer un mot de passe unique pour {{phone}}',
  removeText_one:
    'Supprimer {{count}} préparateur ({{phones}}) ? Le compte est déconnecté aussitôt et ne pourra plus se connecter.',
  removeText_other:
    'Supprimer {{count}} préparateurs ({{phones}}) ? Les comptes sont déconnectés aussitôt et ne pourront plus se connecter.',
  signInPassword: 'Mot de passe',
  passwordHint: '6–12 caractères, sans chinois ni espaces',
  passwordText:
    'Définissez un nouveau mot de passe pour le préparateur {{phone}}. Ses appareils seront alors déconnectés.',
  changeDo: 'Enregistrer le mot de passe',
  changed: 'Mot de passe modifié',
  shopChoiceHint:
    'Toutes les boutiques actuelles sont sélectionnées ; celles associées plus tard devront être attribuées.',
  assignText:
    'Le préparateur {{phone}} ne traite que les ordres d’expédition des boutiques sélectionnées.',
  assignHint: 'Vous pouvez n’en choisir aucune ; le compte reste.',
  issue: 'Créer un mot de passe unique',
  issueText:
    'Crée pour {{phone}} un nouveau mot de passe valable pour une seule connexion. L’ancien cesse aussitôt de fonctionner, et ses appareils sont déconnectés.',
  issuedText:
    'Communiquez ce mot de passe à {{phone}}. Il ne sert qu’une fois et ne pourra plus être vu après fermeture.',
  copy: 'Copier le mot de passe',
  copied: 'Mot de passe copié',
  copyFailed: 'Copie impossible. Sélectionnez le mot de passe à la main.',
  noted: 'Je l’ai noté',
  phoneRequired: 'Saisissez un numéro de téléphone',
  phoneLength: 'Saisissez un numéro de téléphone valide',
  phoneInvalid: 'Saisissez un numéro de téléphone valide',
  phoneKnown: 'Ce numéro est déjà celui d’un préparateur. Changez plutôt son mot de passe.',
  passwordEmpty: 'Saisissez un mot de passe',
  passwordLength: 'Le mot de passe doit compter 6–12 caractères',
} satisfies CompleteTranslation<'shippers'>;
