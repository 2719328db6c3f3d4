import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'Produtos para selecionar',
  pager: 'Páginas de produtos',
  shop: 'Selecionar para a loja',
  marginHint:
    'Margem estimada = (preço − custo de compra − 5% do preço para multas e devoluções) ÷ preço. Apenas referência.',
  columns: {
    price: 'Preço',
    sales: 'Un., 30 dias',
    growth: 'Crescimento',
    shops: 'Lojas',
    cost: 'Custo de compra',
    margin: 'Margem est.',
  },
  sort: {
    SALES: 'Mais vendidos',
    GROWTH: 'Maior crescimento',
    MARGIN: 'Maior margem',
    PRICE: 'Menor preço',
    COMPETITION: 'Menos concorrência',
  },
  filter: {
    form: 'Filtrar produtos',
    searchPlaceholder: 'Palavra-chave',
    allCategories: 'Todas as categorias',
    categoryCount: '{{name}} ({{count}})',
    price: 'Faixa de preço',
    min: 'Mínimo',
    max: 'Máximo',
  },
  openOf: 'Ver {{title}}',
  isPicked: 'Selecionado',
  pick: 'Adicionar a anúncios',
  pickOf: 'Adicionar a anúncios: {{title}}',
  toEdit: 'Editar',
  toEditOf: 'Editar {{title}}',
  picked: 'Adicionado a Anúncio com IA',
  pickedOnly: 'Adicionado a Anúncio com IA; um colega com permissão de anúncio pode continuar',
  drawer: {
    title: 'Detalhes do produto',
    trend: 'Unidades, últimos seis meses',
    now: 'Últimos 30 dias',
    before_one: 'Há {{count}} mês',
    before_other: 'Há {{count}} meses',
    source: 'Ver a origem',
  },
  empty: {
    hint: 'Tente outra palavra ou amplie a categoria e o preço.',
    noShopsHint: 'Vincule uma conta principal; depois selecione produtos para as suas lojas.',
  },
  export: {
    file: 'seleção-de-produtos-{{day}}.{{kind}}',
    source: 'Link do fornecedor',
  },
} satisfies CompleteTranslation<'selectionTool'>;
