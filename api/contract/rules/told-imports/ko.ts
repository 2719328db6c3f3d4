/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: '주문번호',
  wordCode: '상품코드',
  wordShop: '스토어',
  wordPrice: '단가',
  wordTotal: '행 금액',
  wordQuantity: '수량',
  wordSoldAt: '주문일시',
  wordCurrency: '통화',
  wordCurrencyColumn: '통화 열',
  wordStatus: '주문 상태',
  wordHeading: '열 이름',
  rowEmpty: '{{field}}: 비어 있습니다.',
  rowTooLong: '{{field}}: {{most}}자를 넘습니다.',
  rowGarbled: '{{field}}: 글자가 깨졌습니다. 다른 인코딩을 선택하세요.',
  rowRounded:
    '{{field}} “{{text}}”이(가) 스프레드시트에서 지수 표기로 바뀌었습니다. 열을 텍스트로 바꿔 다시 내보내세요.',
  rowUnclearDay:
    '“{{text}}”은(는) 월과 일을 구분할 수 없습니다. 2024-01-31 형식으로 다시 내보내세요.',
  rowInFuture: '“{{text}}”은(는) 지금보다 늦습니다. 이 열과 시간대를 확인하세요.',
  rowUnreadable: '{{field}}: “{{text}}”을(를) 읽을 수 없습니다.',
  rowFormula:
    '수식 “{{text}}”의 결과가 파일에 없습니다: {{field}}. Excel이나 WPS에서 열어 저장한 뒤 다시 업로드하세요.',
  rowMerged:
    '값이 위아래 행과 한 셀로 병합되어 행마다 나눌 수 없습니다: {{field}}. 병합을 풀고 모든 행에 입력하세요.',
  rowMergedOrders:
    '값이 여러 주문의 행에 걸쳐 병합되어 나눌 수 없습니다: {{field}}. 병합을 풀고 모든 행에 입력하세요.',
  rowNotWhole: '수량 “{{text}}”은(는) 정수가 아닙니다.',
  rowNoPieces: '수량이 0입니다.',
  rowNegative: '{{field}}: “{{text}}”은(는) 음수입니다.',
  rowNegativeNoReturn: '{{field}}: “{{text}}”은(는) 음수인데 반품 행이 아닙니다.',
  rowTooMuch: '금액이 너무 큽니다. 단가와 수량을 확인하세요.',
  rowTooMuchRated: '금액이 너무 큽니다. 단가, 수량, 환율을 확인하세요.',
  rowCurrenciesDiffer: '통화가 서로 다릅니다: {{hints}}.',
  rowUnknown: '이 행을 읽을 수 없습니다.',
  rowHeading: '이 행은 반복된 제목 행으로 판매가 아닙니다. 따로 할 일은 없습니다.',
  rowSum: '이 행은 합계로 판매가 아닙니다. 따로 할 일은 없습니다.',
  rowNoRate: '{{currency}} 환율이 없습니다. 먼저 입력하세요.',
  rowCurrencyUnclear: '통화가 분명하지 않습니다({{codes}}). 금액의 통화를 선택하세요.',
  shopUnpaid: '스토어 “{{name}}”이(가) 만료된 지 7일이 넘었습니다. 먼저 연장하세요.',
  shopUnpaidSince:
    '스토어 “{{name}}”이(가) {{day}}에 만료되었습니다. 이후 데이터는 연장 후 가져오세요.',
  fileEmpty: '파일이 비어 있습니다. 다시 내보내세요.',
  fileOld:
    '옛 Excel(.xls)이거나 암호가 걸린 파일입니다. 열어서 암호를 풀고 .xlsx나 CSV로 저장하세요.',
  fileNoTable: '표 파일이 아닙니다. CSV나 XLSX(gzip 가능)를 업로드하세요.',
  fileZip: 'ZIP 파일입니다. 압축을 풀고 안의 CSV나 XLSX를 업로드하세요.',
  fileOther: '{{kind}} 파일입니다. 스프레드시트에서 열어 .xlsx나 CSV로 저장하세요.',
  fileWebArchive:
    '웹 보관 파일(MHTML)이며 진짜 Excel 파일이 아닙니다. Excel이나 WPS에서 열어 .xlsx나 CSV로 저장하세요.',
  fileNoRows: '데이터 행이 없습니다. 다시 내보내세요.',
  fileIncomplete: '주문번호, 상품코드, 수량, 주문일시에 각각 열이 필요합니다.',
  fileRefused: '{{rows}}행 모두 가져올 수 없습니다. 이유를 보고 열을 확인하세요.',
  fileTooLarge: '파일이 너무 크거나 손상되었습니다. 월별로 나누세요.',
  importFailed: '가져오기 중 오류가 나서 아무것도 쓰지 않았습니다. 나중에 다시 시작하세요.',
  importTakenBack: '가져오기가 중단되어 이미 표시된 부분을 모두 되돌렸습니다. 다시 시작하세요.',
  importInterrupted: '가져오기가 중단되어 아무것도 쓰지 않았습니다. 다시 시작하세요.',
  importShopGone: '선택한 스토어가 없습니다. 다른 스토어를 선택해 다시 가져오세요.',
  importShopTwice:
    '파일의 “{{other}}”와(과) “{{name}}”은(는) 같은 스토어입니다. 스토어 열의 표기를 통일하세요.',
  importShopDeleted: '가져오는 동안 스토어가 삭제되었습니다. 다시 가져오세요.',
  importShopUnbound:
    '가져오는 동안 스토어의 연결이 해제되었습니다. 가져온 데이터는 없습니다. 다시 연결한 뒤 가져오세요.',
  takeBackInterrupted: '되돌리기가 중단되어 데이터는 바뀌지 않았습니다. 다시 되돌리세요.',
  takeBackFailed: '되돌리기 중 오류가 나서 데이터는 바뀌지 않았습니다. 나중에 다시 시도하세요.',
  diskFull:
    '서버 디스크가 부족해 아무것도 쓰지 않았습니다. 관리자에게 공간 확보를 요청한 뒤 다시 시도하세요.',
  ratesMissing:
    '위안화가 아닌 금액에 아직 환율이 없습니다: {{list}}. 환율(외화 1단위당 위안)을 입력하거나 일별 환율 파일을 선택하세요.',
  rateNoCurrency: '통화 “{{currency}}”은(는) 없습니다. USD, EUR 같은 코드를 입력하세요.',
  rateWrong:
    '{{currency}} 환율 “{{text}}”이(가) 올바르지 않습니다. 7.12처럼 0보다 큰 수를 입력하세요.',
  rateTwice: '{{currency}} 환율이 입력란과 일별 환율 파일에 모두 있습니다. 하나만 남기세요.',
  ratesEmpty: '일별 환율 파일이 비어 있습니다. 다시 선택하세요.',
  ratesWrongMore: '일별 환율 파일에 오류가 있습니다: {{faults}} 등.',
  ratesWrong: '일별 환율 파일에 오류가 있습니다: {{faults}}.',
  ratesNone:
    '일별 환율 파일에 환율이 없습니다. 날짜, 통화, 환율 3열이 필요합니다. 예: 2024-01-31,USD,7.1',
  ratesQuotes:
    '일별 환율 파일의 큰따옴표가 짝이 맞지 않습니다. 스프레드시트에서 CSV로 다시 저장하세요.',
  totalsRepeated:
    '“{{column}}”은(는) 주문 전체 금액으로 보입니다. 여러 행인 주문 {{orders}}건에서 모든 행이 같습니다(예: {{example}}). 행별로 더하면 중복 계산됩니다. 행별 금액이나 단가를 선택하세요. 정말 행별 금액이라면 체크해 확인하세요.',
  totalOrPrice:
    '“단가”와 “행 금액”은 하나만 선택할 수 있습니다. 행 금액이 있으면 단가는 이를 수량으로 나눈 값입니다.',
  columnGone: '파일에 “{{column}}” 열이 없습니다. 열을 다시 선택하세요.',
  tooManyFileColumns:
    '파일에 {{columns}}열이 있어 한도 {{most}}열을 넘습니다. 주문 상세 열만 남기세요.',
  tooManyFileShops: '스토어 열에 서로 다른 값이 {{most}}개를 넘습니다. 열이 맞는지 확인하세요.',
  tooManyOrderRows: '주문번호 “{{orderNo}}”이(가) {{most}}행을 넘습니다. 열이 맞는지 확인하세요.',
  tooManyBlankRows: '빈 행이 너무 많습니다. 삭제하거나 다시 내보내세요.',
  fileOverLimit: '파일이 한도 {{limit}}을(를) 넘습니다. 월별로 나누세요.',
  fileOverLimitUnpacked: '압축을 푼 파일이 한도 {{limit}}을(를) 넘습니다. 월별로 나누세요.',
  fileTooComplex: '파일이 복잡해 읽는 데 너무 오래 걸립니다. 월별로 나누거나 CSV로 저장하세요.',
  fileGone: '업로드한 파일이 없어졌습니다. 다시 업로드하세요.',
  filePackedTwice: '파일이 두 번 압축되었습니다. 한 번 풀어서 업로드하세요.',
  filePackedBadly: '압축 파일이 손상되었거나 불완전합니다. 다시 압축해 업로드하세요.',
  fileQuotes:
    '파일의 큰따옴표가 짝이 맞지 않아 열을 나눌 수 없습니다. 스프레드시트에서 CSV로 다시 저장하세요.',
  fileQuotesFrom:
    '{{row}}행부터 큰따옴표가 짝이 맞지 않아 열을 나눌 수 없습니다. 스프레드시트에서 CSV로 다시 저장하세요.',
  tooManyFilesRead: '읽고 있는 파일이 너무 많습니다. 끝난 뒤 다시 시도하세요.',
  workbookTooLarge: 'XLSX 파일이 너무 크거나 손상되었습니다. CSV로 저장해 업로드하세요.',
  workbookDamaged: 'XLSX 파일이 손상되었거나 불완전합니다. 다시 내보내세요.',
  workbookUnreadable: 'XLSX 파일을 읽을 수 없습니다. 스프레드시트에서 열어 CSV로 저장하세요.',
  workbookTooSparse:
    '시트 범위가 {{rows}}행, {{columns}}열로 읽을 수 있는 크기를 넘습니다. 표 아래와 오른쪽의 불필요한 내용을 삭제하거나 CSV로 저장하세요.',
  sheetRead: '시트 “{{name}}”만 읽습니다. 읽지 않은 시트: {{other}}',
  sheetsAlike:
    '시트 “{{name}}”만 읽습니다. {{other}}도 판매 데이터로 보이지만 열이 달라 읽지 않습니다. 각각 파일로 저장해 가져오세요. 중복된 행은 두 번 세지 않습니다.',
  sheetsTogether:
    '열이 같은 시트 {{count}}개를 함께 읽습니다: {{name}}. 여러 시트에 있는 같은 행은 한 번만 셉니다.',
  sheetsTogetherNot:
    '열이 같은 시트 {{count}}개를 함께 읽습니다: {{name}}. 여러 시트에 있는 같은 행은 한 번만 셉니다. 열이 달라 읽지 않은 시트: {{other}}',
  sheetsOfShops:
    '열이 같은 시트 {{count}}개를 함께 읽습니다: {{name}}. 여러 시트에 있는 같은 행은 한 번만 셉니다. 시트마다 매장이 다르면 “工作表”(시트) 열을 매장으로 선택하세요.',
  sheetsOfShopsNot:
    '열이 같은 시트 {{count}}개를 함께 읽습니다: {{name}}. 여러 시트에 있는 같은 행은 한 번만 셉니다. 시트마다 매장이 다르면 “工作表”(시트) 열을 매장으로 선택하세요. 열이 달라 읽지 않은 시트: {{other}}',
  tryTooLarge: '파일이 너무 크거나 손상되었습니다. 월별로 나누어 다시 시도하세요.',
  tryEmpty: '파일이 비어 있습니다. 다시 내보내고 시도하세요.',
  partHint: '{{where}}: {{code}}',
  partRows: '{{currency}} {{rows}}행',
  partRowsOf: '{{currency}} {{rows}}행 중 {{unrated}}행({{first}}~{{last}})',
  partBadDay: '{{line}}행: “{{text}}”은(는) 2024-01-31 같은 날짜가 아닙니다',
  partBadCurrency: '{{line}}행: “{{text}}”은(는) 통화 코드가 아닙니다',
  partBadRate: '{{line}}행: 환율 “{{text}}”은(는) 0보다 큰 수가 아닙니다',
  partSecondRate: '{{line}}행: {{day}}의 {{currency}}에 이미 다른 환율이 있습니다',
  wordColumn: '{{number}}번째 열',
  wordQuoted: '“{{word}}”',
};
