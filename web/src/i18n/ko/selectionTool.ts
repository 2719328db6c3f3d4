import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: '선정 후보 목록',
  pager: '선정 후보 페이지',
  shop: '상품을 선정할 스토어',
  marginHint:
    '예상 마진율 = (판매가 − 매입 원가 − 판매가의 5%(벌금과 반품 예비분)) ÷ 판매가. 참고용입니다.',
  columns: {
    price: '판매가',
    sales: '30일 판매량',
    growth: '증감률',
    shops: '판매 스토어',
    cost: '매입 원가',
    margin: '예상 마진율',
  },
  sort: {
    SALES: '판매량 높은 순',
    GROWTH: '성장 빠른 순',
    MARGIN: '마진 높은 순',
    PRICE: '가격 낮은 순',
    COMPETITION: '경쟁 적은 순',
  },
  filter: {
    form: '상품 필터',
    searchPlaceholder: '상품 검색어',
    allCategories: '전체 카테고리',
    categoryCount: '{{name}}({{count}})',
    price: '가격 범위',
    min: '최저가',
    max: '최고가',
  },
  openOf: '{{title}} 보기',
  isPicked: '선정됨',
  pick: '등록에 추가',
  pickOf: '등록에 추가: {{title}}',
  toEdit: '편집하기',
  toEditOf: '편집하기: {{title}}',
  picked: 'AI 상품 등록 목록에 추가했습니다',
  pickedOnly:
    'AI 상품 등록 목록에 추가했습니다. 등록 권한이 있는 직원에게 이어서 편집해 달라고 요청하세요',
  drawer: {
    title: '후보 상세',
    trend: '최근 6개월 판매량',
    now: '최근 30일',
    before: '{{count}}개월 전',
    source: '공급처 보기',
  },
  empty: {
    hint: '다른 검색어를 쓰거나 카테고리와 가격 조건을 넓혀 보세요.',
    noShopsHint: '메인 계정을 연결하면 스토어에 맞는 상품을 선정할 수 있습니다.',
  },
  export: {
    file: '상품-선정-{{day}}.{{kind}}',
    source: '공급처 링크',
  },
} satisfies CompleteTranslation<'selectionTool'>;
