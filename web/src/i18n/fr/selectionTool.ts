import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'Produits à sélectionner',
  pager: 'Pages de produits',
  shop: 'Sélectionner pour la boutique',
  marginHint:
    'Marge estimée = (prix − coût d’achat − 5 % du prix pour pénalités et retours) ÷ prix. À titre indicatif.',
  columns: {
    price: 'Prix',
    sales: 'Quantité, 30 j',
    growth: 'Croissance',
    shops: 'Vendeurs',
    cost: 'Coût d’achat',
    margin: 'Marge estimée',
  },
  sort: {
    SALES: 'Plus vendus',
    GROWTH: 'Plus forte croissance',
    MARGIN: 'Meilleure marge',
    PRICE: 'Prix le plus bas',
    COMPETITION: 'Moins de concurrence',
  },
  filter: {
    form: 'Filtrer les produits',
    searchPlaceholder: 'Mot-clé',
    allCategories: 'Toutes les catégories',
    categoryCount: '{{name}} ({{count}})',
    price: 'Fourchette de prix',
    min: 'Minimum',
    max: 'Maximum',
  },
  openOf: 'Voir {{title}}',
  isPicked: 'Sélectionné',
  pick: 'Ajouter',
  pickOf: 'Ajouter à la publication : {{title}}',
  toEdit: 'Modifier',
  toEditOf: 'Modifier {{title}}',
  picked: 'Ajouté à la publication IA',
  pickedOnly: 'Ajouté à la publication IA ; demandez à un collègue qui en a le droit de poursuivre',
  drawer: {
    title: 'Détails du produit',
    trend: 'Quantité des six derniers mois',
    now: '30 derniers jours',
    before: 'il y a {{count}} mois',
    source: 'Voir la source',
  },
  empty: {
    hint: 'Essayez un autre mot-clé, ou élargissez catégorie et prix.',
    noShopsHint: 'Associez un compte principal, puis sélectionnez des produits pour ses boutiques.',
  },
  export: {
    file: 'sélection-de-produits-{{day}}.{{kind}}',
    source: 'Lien du fournisseur',
  },
} satisfies CompleteTranslation<'selectionTool'>;
