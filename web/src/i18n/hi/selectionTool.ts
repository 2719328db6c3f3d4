import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'चुनने योग्य उत्पाद',
  pager: 'उत्पादों के पेज',
  shop: 'इस दुकान के लिए चुनें',
  marginHint:
    'अनुमानित मार्जिन = (मूल्य − ख़रीद लागत − जुर्माने और वापसी के लिए मूल्य का 5%) ÷ मूल्य। केवल संदर्भ के लिए।',
  columns: {
    price: 'मूल्य',
    sales: 'नग, 30 दिन',
    growth: 'वृद्धि',
    shops: 'बेचती दुकानें',
    cost: 'ख़रीद लागत',
    margin: 'अनु. मार्जिन',
  },
  sort: {
    SALES: 'सबसे ज़्यादा बिके',
    GROWTH: 'सबसे तेज़ बढ़त',
    MARGIN: 'सबसे ज़्यादा मार्जिन',
    PRICE: 'सबसे कम मूल्य',
    COMPETITION: 'सबसे कम प्रतिस्पर्धा',
  },
  filter: {
    form: 'उत्पाद छाँटें',
    searchPlaceholder: 'शब्द',
    allCategories: 'सभी श्रेणियाँ',
    categoryCount: '{{name}} ({{count}})',
    price: 'मूल्य सीमा',
    min: 'न्यूनतम',
    max: 'अधिकतम',
  },
  openOf: '{{title}} देखें',
  isPicked: 'चुना गया',
  pick: 'लिस्टिंग में जोड़ें',
  pickOf: 'लिस्टिंग में जोड़ें: {{title}}',
  toEdit: 'संपादित करें',
  toEditOf: '{{title}} संपादित करें',
  picked: 'AI लिस्टिंग में जोड़ा गया',
  pickedOnly: 'AI लिस्टिंग में जोड़ा गया; आगे लिस्टिंग अनुमति वाले सहकर्मी से कराएँ',
  drawer: {
    title: 'उत्पाद विवरण',
    trend: 'नग, पिछले छह महीने',
    now: 'पिछले 30 दिन',
    before_one: '{{count}} महीना पहले',
    before_other: '{{count}} महीने पहले',
    source: 'स्रोत देखें',
  },
  empty: {
    hint: 'दूसरा शब्द आज़माएँ, या श्रेणी और मूल्य का दायरा बढ़ाएँ।',
    noShopsHint: 'मुख्य खाता जोड़ें, फिर उसकी दुकानों के लिए उत्पाद चुनें।',
  },
  export: {
    file: 'उत्पाद-चयन-{{day}}.{{kind}}',
    source: 'स्रोत का लिंक',
  },
} satisfies CompleteTranslation<'selectionTool'>;
