import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Aperçu avec données simulées',
  bannerHint:
    'Toutes les données ci-dessous sont simulées. Connectez-vous pour voir vos boutiques.',
  tipsTitle: 'Connectez-vous pour continuer',
  tipsText:
    'Vous regardez des données simulées, et ceci demande un compte. Connectez-vous ou inscrivez-vous pour importer et voir vos propres boutiques.',
  login: 'Se connecter',
  register: 'S’inscrire',
  sampleHint:
    'Données simulées de boutiques d’exemple, à consulter seulement. Vos boutiques ne changent pas.',
  sampleTipsTitle: 'Les boutiques d’exemple se consultent seulement',
  sampleTipsText:
    'Vous regardez des données simulées de boutiques d’exemple. Revenez à votre page, puis associez une boutique ou importez un fichier de ventes pour utiliser ceci.',
  sampleStay: 'Continuer à regarder',
} satisfies CompleteTranslation<'visitor'>;
