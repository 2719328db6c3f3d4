import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Aperçu avec données simulées',
  bannerHint:
    'Toutes les données ci-dessous sont simulées. Connectez-vous pour voir vos boutiques.',
  signIn: 'Connexion / Inscription',
  tipsTitle: 'Connectez-vous pour continuer',
  tipsText:
    'Vous regardez des données simulées, et ceci demande un compte. Connectez-vous ou inscrivez-vous pour importer et voir vos propres boutiques.',
  login: 'Se connecter',
  register: 'S’inscrire',
} satisfies CompleteTranslation<'visitor'>;
