import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'Products to select from',
  pager: 'Pages of products',
  shop: 'Select for shop',
  marginHint:
    'Estimated margin = (price − purchase cost − 5% of the price for fines and returns) ÷ price. For reference only.',
  columns: {
    price: 'Price',
    sales: 'Units, 30 days',
    growth: 'Growth',
    shops: 'Shops selling',
    cost: 'Purchase cost',
    margin: 'Est. margin',
  },
  sort: {
    SALES: 'Best-selling',
    GROWTH: 'Fastest growing',
    MARGIN: 'Highest margin',
    PRICE: 'Lowest price',
    COMPETITION: 'Least competition',
  },
  filter: {
    form: 'Filter products',
    searchPlaceholder: 'Keyword',
    allCategories: 'All categories',
    categoryCount: '{{name}} ({{count}})',
    price: 'Price range',
    min: 'Lowest',
    max: 'Highest',
  },
  openOf: 'View {{title}}',
  isPicked: 'Selected',
  pick: 'Add to listings',
  pickOf: 'Add to listings: {{title}}',
  toEdit: 'Edit',
  toEditOf: 'Edit {{title}}',
  picked: 'Added to AI listing',
  pickedOnly: 'Added to AI listing; ask a colleague with listing permission to go on',
  drawer: {
    title: 'Product details',
    trend: 'Units, last six months',
    now: 'Last 30 days',
    before_one: '{{count}} month ago',
    before_other: '{{count}} months ago',
    source: 'View source',
  },
  empty: {
    hint: 'Try another keyword, or widen category and price.',
    noShopsHint: 'Bind a main account, then select products for its shops.',
  },
  export: {
    file: 'product-ideas-{{day}}.{{kind}}',
    source: 'Source link',
  },
} satisfies CompleteTranslation<'selectionTool'>;
