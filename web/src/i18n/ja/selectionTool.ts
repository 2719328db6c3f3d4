import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: '選定候補の一覧',
  pager: '選定候補のページ',
  shop: '選定する店舗',
  marginHint:
    '推定粗利率 =（販売価格 − 仕入原価 − 販売価格の5%（罰金と返品の見込み））÷ 販売価格。参考値です。',
  columns: {
    price: '販売価格',
    sales: '30日間販売数',
    growth: '前期比',
    shops: '販売店舗',
    cost: '仕入原価',
    margin: '推定粗利率',
  },
  sort: {
    SALES: '販売数が多い順',
    GROWTH: '伸び率が高い順',
    MARGIN: '粗利が高い順',
    PRICE: '価格が安い順',
    COMPETITION: '競合が少ない順',
  },
  filter: {
    form: '商品を絞り込む',
    searchPlaceholder: '商品キーワード',
    allCategories: 'すべてのカテゴリー',
    categoryCount: '{{name}}（{{count}}）',
    price: '価格帯',
    min: '最低価格',
    max: '最高価格',
  },
  openOf: '{{title}}を見る',
  isPicked: '選定済み',
  pick: '出品に追加',
  pickOf: '{{title}}を出品に追加',
  toEdit: '編集へ',
  toEditOf: '{{title}}の編集へ',
  picked: 'AI出品の一覧に追加しました',
  pickedOnly: 'AI出品の一覧に追加しました。出品権限のあるスタッフに続きの編集を依頼してください',
  drawer: {
    title: '候補の詳細',
    trend: '直近6か月の販売数',
    now: '直近30日',
    before: '{{count}}か月前',
    source: '仕入元を見る',
  },
  empty: {
    hint: '別のキーワードにするか、カテゴリーや価格の条件を広げてください。',
    noShopsHint: 'メインアカウントを連携すると、店舗の商品を選定できます。',
  },
  export: {
    file: '商品選定-{{day}}.{{kind}}',
    source: '仕入先リンク',
  },
} satisfies CompleteTranslation<'selectionTool'>;
