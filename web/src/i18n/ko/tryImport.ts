import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    '가입이 필요 없습니다. 셀러 센터에서 내려받은 판매 파일을 선택하면 매출, 주문, 인기 상품을 바로 볼 수 있습니다.',
  limit: 'CSV, XLSX(gzip 압축 가능), 최대 8 MB. 파일은 서버에서 한 번만 읽고 바로 삭제합니다.',
  tooLarge:
    '파일 크기는 {{size}}이며, 체험은 최대 {{limit}}까지입니다. .gz로 압축해 다시 선택하거나, 가입 후 전체 파일을 가져오세요.',
  reading: '파일을 읽는 중…',
  sample: {
    hint: '파일이 없나요?',
    try: '예시 파일로 체험하기',
    download: '예시 파일 다운로드',
    fileName: '예시 판매 파일.csv',
    // In the names that exports of marketplaces have: by them the columns are known.
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: '아침햇살 리빙, 푸른고래 아웃도어',
    products:
      '접이식 수납함, 캠핑 랜턴, 실리콘 주방 세트, 방수 휴대폰 파우치, 탁상 화분, 속건 스포츠 타월, 리넨 식탁보',
  },
  yours: {
    intro:
      '셀러 센터에서 내려받은 판매 파일을 선택하면 계정으로 가져오기 전에 매출, 주문, 인기 상품을 바로 볼 수 있습니다.',
    hint: '“{{name}}” 파일을 계정으로 가져옵니다. 파일을 다시 선택할 필요가 없습니다.',
    tooLarge:
      '파일 크기는 {{size}}이며, 체험은 최대 {{limit}}까지입니다. .gz로 압축해 다시 선택하거나, 전체 파일을 가져오세요.',
  },
  keep: {
    title: '이 데이터 보관하기',
    hint: '가입하면 “{{name}}” 파일을 계정으로 가져옵니다. 파일을 다시 선택할 필요가 없습니다.',
    register: '가입하고 보관',
    import: '내 계정으로 가져오기',
  },
  net: '순매출',
  netQuantity: '순판매량',
  orders: '주문 수',
  shops: '스토어 수',
  sold: '판매량',
  returned: '반품',
  amounts: '판매 {{sold}}, 반품 {{returned}}',
  quantities: '판매량 {{sold}}, 반품 {{returned}}',
  span: '{{start}} ~ {{end}}',
  products: '인기 상품',
  productsCaption: '순매출이 가장 높은 상품',
  days: '일별 판매',
  daysCaption: '일별 순매출, 판매량, 반품',
  pager: '{{title}} 페이지',
  refused: '{{rows}}행 중 {{refused}}행은 읽을 수 없어 포함하지 않았습니다:',
  mappingTitle: '열 연결',
  mappingHint: '머리글과 내용으로 추정했습니다. 변경하면 숫자도 다시 계산됩니다.',
  noColumn: '선택 안 함',
} satisfies CompleteTranslation<'tryImport'>;
