import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Rechercher boutiques, pages et actions',
  placeholder: 'Nom ou ID de boutique, page ou action',
  nothing: 'Aucun résultat. Essayez un autre mot.',
  more_one: '{{count}} autre résultat ; continuez à taper pour préciser',
  more_other: '{{count}} autres résultats ; continuez à taper pour préciser',
  kinds: { scope: 'Boutiques', page: 'Pages', act: 'Actions' },
  group_one: 'Groupe · {{count}} boutique',
  group_other: 'Groupe · {{count}} boutiques',
  print: 'Imprimer cette page',
  preparing: 'Chargement de toute la page, puis impression',
  keysTitle: 'Raccourcis clavier',
  keys: {
    keys: 'Afficher cette liste',
    move: 'Parcourir résultats, menus et onglets de boutiques',
    choose: 'Ouvrir l’élément sélectionné',
    close: 'Fermer la fenêtre ou le menu',
    order: 'Dans l’ordre des boutiques : saisir, déplacer, déposer une boutique',
    rows: 'Parcourir les lignes d’un tableau, aller à la première ou à la dernière',
    points: 'Sur une courbe : de point en point, au premier ou au dernier',
    span: 'Sur une courbe : choisir une période ; Entrée n’affiche qu’elle, Échap y renonce',
  },
  space: 'Espace',
} satisfies CompleteTranslation<'commands'>;
