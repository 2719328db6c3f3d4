import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Vue en tant que {{name}} ({{role}}) : vous pouvez tout voir, sans rien modifier',
  end: 'Quitter cette vue',
  gone: '{{name}} ne fait plus partie de votre équipe : cette vue est terminée. La page montre peut-être encore ce que cette personne voyait ; rien ne peut être modifié tant que vous ne continuez pas',
  goOn: 'Continuer en mon nom',
  endFailed: 'Impossible de quitter. Réessayez.',
  question:
    'Vous verrez le produit comme {{name}}, avec les mêmes boutiques et droits, sans rien pouvoir modifier. Cela est noté dans le journal d’activité.',
  begin: 'Commencer',
  beginFailed: 'Impossible de commencer. Réessayez.',
} satisfies CompleteTranslation<'viewing'>;
