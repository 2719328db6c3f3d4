import kinds from '../../contract/rules/alert-names/ko.ts';
import type { MailTexts } from './index.ts';

export default {
  product: '셀러 어시스턴트',
  codeSubject: '인증 코드 {code}',
  codeText:
    '이 이메일로 알림을 받으려고 합니다. 인증 코드는 {code}이며 {minutes}분 동안 유효합니다. 다른 사람에게 알려주지 마세요.',
  codeIgnore: '본인이 요청하지 않았다면 이 메일을 무시하세요.',
  testSubject: '테스트 메일',
  testText: '이 이메일로 알림을 받을 수 있습니다.',
  several: '새 알림({count}): {kinds}',
  view: '알림 보기',
  more: '나머지 {count}건은 알림 센터에서 확인하세요',
  salesOf: '{day} 매출',
  quantity: '판매량',
  profit: '이익',
  packing: '포장 대기',
  shipping: '발송 대기',
  late: '기한 초과',
  why: '알림 설정에서 이 이메일로 알림을 받도록 선택하셨습니다. 시간은 베이징 시간입니다.',
  unsubscribe: '이메일 알림 그만 받기',
  unsubscribeAsk: '{address}(으)로 더 이상 알림을 보내지 않으며 주소는 삭제됩니다.',
  unsubscribed:
    '더 이상 이메일로 알림을 보내지 않습니다. 필요하면 알림 설정에서 다시 추가할 수 있습니다.',
  kinds,
  text: {
    shipSoon: '출고서 {name}: {deadline}까지 출고해야 합니다',
    shortage: '출고서 {name}: 결품 {detail}개, 답변 대기 중',
    fine: '{amount} · {name}',
    soldOut: '{name}({detail}) 품절, 하루 약 {amount}의 판매 손실',
    sessionLost: '{platform} 계정 {detail}: 다시 연결해야 합니다',
    digest: '{name} 데이터가 집계되었습니다',
    importDone: '{name} 가져오기 완료, 추가 또는 업데이트 {detail}행',
    importFailed: '{name} 가져오기 실패: {detail}',
    exportReady: '내보내기 파일이 준비되었습니다({detail}행). 하루 동안 보관됩니다',
    shopExpiring: '{deadline} 만료, {detail}일 미만 남음',
    announcement: '{name}',
  },
  interrupted: '가져오기가 중단되었습니다. 다시 가져와 주세요',
} satisfies MailTexts;
