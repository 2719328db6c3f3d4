import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: '이 기간에는 모든 스토어가 만료되어 설명할 데이터가 없습니다',
  unknown: '현재 데이터 연결은 숫자의 출처를 제공하지 않습니다',
  unknownHint:
    '연결된 API에 explainOrigin이 없어 스토어별 내역, 가져오기 기록, 도착 시간을 표시할 수 없습니다. 숫자 자체에는 영향이 없습니다.',
  door: '이 내역의 상품 보기',
  shopDoor: '{{shop}}의 출처만 보기',
  allShops: '모든 스토어 보기',
  linesDoor: '{{shop}}의 이 내역에 해당하는 상품 보기',
  importDoor: '“{{file}}” 가져오기 결과 보기',
  bySource: '가져오기·동기화별',
  otherImports: '나머지 가져오기 {{count}}건',
  syncedBy: '{{ways}} 동기화',
  hiddenImport: 'BOSS가 가져온 파일',
  ways: { import: '파일 가져오기', simulator: '모의 플랫폼', marketplace: '플랫폼' },
  columns: {
    lines: '내역 행 수',
    days: '데이터 있는 일수',
    ways: '출처',
    arrived: '최신 내역 도착',
    synced: '최근 갱신',
    source: '가져오기·동기화',
    all: '전체 파일',
    time: '도착 시간',
  },
  facts: {
    lines: '판매 내역',
    of: { SALES: '행(판매 데이터)', STOCKS: '행(발주 데이터)' },
    arrived: '최신 내역 도착',
    shops: '데이터 있는 스토어',
    shopsOf: '선택한 {{count}}개 중',
    days: '집계한 날짜',
    dayCount: '총 {{count}}일',
    untilNow: ', 오늘은 현재까지',
    hours: '첫 행은 {{first}}시, 마지막 행은 {{last}}시',
  },
  gaps: {
    title: '빠진 데이터',
    none: '빠진 데이터가 없습니다. 모든 스토어와 모든 날짜에 데이터가 있습니다.',
    signedOut: '스토어 {{count}}개의 플랫폼 인증이 만료되어 새 데이터가 없습니다: ',
    rebind: '다시 연결',
    emptyShops: '스토어 {{count}}개는 이 기간의 데이터가 없습니다: ',
    emptyDays: '내역이 전혀 없는 날 {{count}}일: ',
    earlier: ' 등(최근 날짜만 표시)',
    more: ' 등 {{count}}개',
    costs:
      '옵션 {{all}}개 중 {{count}}개의 원가가 없습니다({{days}}일분). 순매출 {{amount}}은(는) 이익에 포함되지 않았습니다',
    fill: '원가 입력',
    ended: '만료된 스토어로, 만료 후의 날짜는 숫자에 포함되지 않습니다: {{shops}}.',
  },
  rules: {
    title: '계산 방법',
    of: {
      skus: '각 옵션의 순판매량 = 판매 수량 − 반품 수량(일별 또는 월별).',
      product: '이 상품의 모든 옵션 순판매량을 더한 값입니다.',
      amount: '순매출 = 판매 금액 − 반품 금액.',
      quantity: '순판매량 = 판매 수량 − 반품 수량.',
      sold: '반품을 빼기 전의 판매 금액.',
      returned: '반품, 취소, 수량이 음수인 내역의 금액.',
      profit: '이익 = 원가를 아는 부분의 순매출 − 원가. 원가가 없는 부분은 제외합니다.',
    },
    lines:
      '내역 한 행은 주문 하나에 든 옵션 하나이며 판매와 반품은 각각 한 행입니다. 날짜와 시간은 베이징 시간입니다.',
    ofSkus:
      '위는 스토어의 전체 내역이며, 차트는 표시된 옵션의 행만 셉니다. 옵션별 행 수와 도착 시간은 따로 저장하지 않습니다.',
    yuan: '금액은 모두 위안화이며 환산하지 않았습니다.',
    rate: '{{currency}}은(는) 가져올 때의 환율로 환산했습니다: 1 {{currency}} = ¥{{rate}}({{first}}~{{last}}의 내역, 환율은 가져오기 전체의 최저와 최고).',
    costs:
      '원가는 옵션별로 현재 입력된 원가입니다. 수정하면 지난 날짜도 새 원가로 다시 계산합니다.',
  },
  names: { cardState: '평점과 처리할 일', cardProducts: '상품 수', cardSales: '최근 한 달 판매' },
  standing: {
    unknownHint:
      '연결된 API에 explainStanding이 없어 스토어별 데이터 시점을 표시할 수 없습니다. 숫자 자체에는 영향이 없습니다.',
    callsHint: '경로는 API 규약을 따릅니다. 매개변수는 /api/docs를 참고하세요.',
    newest: '최신 데이터',
    oldest: '가장 오래된 스토어',
    toldAt: '데이터 시점',
    notTold: '데이터 없음',
    none: '빠진 데이터가 없습니다. 모든 스토어에 데이터가 있습니다.',
    untold: '다음 스토어는 아직 데이터가 없어 숫자에 포함되지 않았습니다: ',
    unknownSkus: '재고를 알 수 없어 제외된 옵션: {{number}}',
    ofSkus: '전체 옵션 {{all}}개 중',
    known: {
      stock: '재고를 아는 옵션',
      products: '상품',
    },
    door: {
      stakes: '할 일 목록 보기',
      available: '자금 캘린더 보기',
      pending: '정산 대기 내역 보기',
      frozen: '동결 내역 보기',
      stock: '스토어 통합 재고 보기',
      products: '상품 목록 보기',
    },
    of: {
      available: '플랫폼에서 출금할 수 있는 잔액을 스토어별로 더한 값입니다.',
      pending: '플랫폼이 아직 정산하지 않은 금액을 스토어별로 더한 값입니다.',
      frozen: '플랫폼이 동결한 금액을 모두 더한 값입니다. 사유와 해제 조건은 자금 블록에 있습니다.',
      stock:
        '창고 수량과 운송 중 수량은 플랫폼이 마지막으로 알린 값입니다. 재고 금액 = 창고 수량 × 신고가. 품절은 최근 7일 판매로 추정합니다.',
      products:
        '판매 중 등의 상태는 상품의 현재 상태입니다. 신규, 판매 있음, 판매 시작·중지는 선택한 날짜로 셉니다.',
      reviews:
        '평점, 리뷰 수, 좋은 리뷰 비율은 플랫폼이 마지막으로 알려 준 값이며, 변화는 30일 전 평점과 비교한 것입니다.',
      messages:
        '플랫폼이 스토어에 보낸 위반과 알림을 건별로 셉니다. 벌금은 알려 준 금액의 합계입니다.',
      deliveries:
        '평가, 정시율, 반송 소포는 플랫폼이 알려 준 기록이며, 진행 중인 평가는 바뀔 수 있습니다.',
      orders:
        '플랫폼이 알려 준 발송 주문에 여기에서 확인한 포장과 발송을 더한 것입니다. 금액 = 수량 × 신고가.',
      stakes:
        '모든 할 일의 금액 합계: 미발송 주문의 상품 금액, 미처리 위반의 벌금, 품절 상품의 주간 판매액, 원가 없는 최근 30일 판매액. 금액이 없는 항목과 만료된 스토어은 포함하지 않습니다. 데이터 시각은 이 중 가장 오래된 것입니다.',
      stakeGoods:
        '미발송 주문의 상품 금액 = 수량 × 신고가. 금액을 모르는 주문이 있으면 표시하지 않습니다.',
      stakeFine: '플랫폼이 알린 벌금입니다. 벌금이 없는 위반에는 금액이 없습니다.',
      stakeWeekSales:
        '재고 없는 SKU가 재고가 있을 때 일주일에 파는 금액: 최근 7일과 그 전 4주의 주 평균 중 큰 값. 재고를 모르는 SKU가 있는 SKC는 제외합니다.',
      stakeUncostedSales: '어제까지 30일간 판매된, 원가 없는 SKU의 판매액(반품 차감 전)입니다.',
      cardState:
        '평점, 배송 등급, 이상 상품, 처리할 환불과 규격은 플랫폼이 마지막으로 알린 수입니다.',
      cardProducts: '상품의 현재 상태로 셉니다. 신규 상품은 생성일로 세며, 미납 기간은 제외합니다.',
      cardStock: '재고가 있고 최근 30일 순판매가 19개 이하인 상품. 상품 금액 = 재고 수량 × 신고가.',
      cardSales:
        '지난달 같은 날부터 오늘까지의 순매출과 이익. 원가 없는 부분은 이익에 포함하지 않습니다. 순위는 어제까지 30일의 순매출을 모든 내 스토어과 비교한 것입니다.',
    },
    when: {
      lines:
        '데이터 시각은 최근 31일의 판매 명세가 마지막으로 도착한 시각입니다. 새 명세가 없으면 숫자는 그대로입니다.',
      now: '선택한 날짜와 관계없는 현재 상태입니다. 시간은 플랫폼이 알린 시간이며 페이지를 연 시간이 아닙니다.',
      products: '상태는 각 스토어의 최근 갱신 기준이며 페이지를 연 시간이 아닙니다.',
    },
  },
  calls: {
    title: '개발자용: API',
    of: '{{name}}, 스토어 {{count}}개',
    hint: '경로는 API 규격을 따르며, 이번 기간과 비교 기간은 한 번의 호출로 받습니다. 매개변수는 /api/docs를 참고하세요.',
  },
} satisfies CompleteTranslation<'origin'>;
