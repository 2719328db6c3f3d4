import type { CompleteTranslation } from '../translation.ts';

export default {
  bindTemu: 'temu 연결',
  bindShein: 'shein 연결',
  bindTitle: '메인 계정 연결',
  bindHint:
    'temu 셀러 센터의 메인 계정과 비밀번호를 입력하세요. 비밀번호는 암호화해 저장하며 스토어 데이터 동기화에만 사용합니다.',
  rebindTitle: '메인 계정 다시 연결',
  rebindHint:
    '이 메인 계정의 temu 로그인이 만료되었습니다. 다시 연결하면 데이터 갱신이 재개되며 과거 데이터에는 영향이 없습니다.',
  account: '계정',
  accountPlaceholder: '메인 계정 휴대폰 번호',
  passwordPlaceholder: '셀러 센터 로그인 비밀번호',
  codePlaceholder: '메인 계정으로 받은 문자',
  sendAgain: '다시 보내기',
  asking: '제출하는 중입니다. 잠시 기다려 주세요',
  confirmBind: '연결',
  codeTaken: '인증번호를 제출했습니다. 연결하는 중이니 잠시 기다려 주세요',
  authorizeInstead: '비밀번호 입력 대신 temu 인증 페이지에서 연결하기',
  accountRequired: '계정을 입력하세요',
  passwordRequired: '비밀번호를 입력하세요',
  accountAndPasswordRequired: '계정과 비밀번호를 입력하세요',
  codeNotFetched: '문제가 발생했습니다. 인증번호를 다시 요청해 주세요',
  accountChanged:
    '계정 또는 비밀번호가 인증번호를 요청할 때와 다릅니다. 인증번호를 다시 요청해 주세요',
  codeMissing: '인증번호를 입력하세요',
  bindFailed: '연결하지 못했습니다',
  bound: '연결했습니다',
  boundHint:
    '메인 계정 {{phone}}의 스토어를 목록에 추가했습니다. 판매 데이터를 동기화하고 있으며 잠시 후 볼 수 있습니다.',
  bindMore: '다른 메인 계정 연결',
  done: '스토어 데이터 보기',
  later: '나중에',
  rebind: '다시 연결',
  rebindWarningTitle: '메인 계정을 다시 연결해 주세요',
  rebindWarning:
    '아래 메인 계정의 로그인이 만료되었습니다. 최신 데이터를 보려면 연결을 해제한 후 다시 연결해야 합니다:',
  toUnbind: '연결 해제하기',
  reminderTitle: '중요 안내',
  reminder:
    '아직 스토어가 없습니다. 메인 계정을 하나 이상 연결하거나 셀러 센터에서 내려받은 판매 파일을 가져오면 판매와 이익 데이터를 볼 수 있습니다.',
  reminderHint:
    '연결하면 데이터가 자동으로 동기화됩니다. 파일 가져오기에는 파일에 있는 판매만 포함됩니다.',
  authorizationTitle: '{{platform}} 인증',
  authorization: {
    starting: '인증 페이지를 가져오는 중',
    blocked: '브라우저가 인증 창을 차단했습니다',
    waiting: '열린 창에서 인증을 완료해 주세요',
    windowClosed: '인증 창이 닫혔습니다',
    failed: '인증이 완료되지 않았습니다',
  },
  authorizationHint: {
    starting: '잠시 기다려 주세요. 창에 인증 페이지가 곧 표시됩니다.',
    blocked: '주소창에서 이 사이트의 팝업을 허용하거나 아래 버튼으로 열어 주세요.',
    waiting: '인증이 끝나면 창이 자동으로 닫히고 스토어가 목록에 표시됩니다.',
    windowClosed:
      '인증을 마쳤다면 스토어가 목록에 표시됩니다. 그렇지 않으면 인증 창을 다시 열어 주세요.',
    failed: '인증 창을 다시 열어 한 번 더 시도해 주세요.',
  },
  openWindow: '인증 창 열기',
  openWindowAgain: '인증 창 다시 열기',
  authorizationFailed: '인증 페이지를 가져오지 못했습니다',
  unbindTitle: '계정 연결 해제',
  unbindTabs: '계정 유형',
  temuTab: 'temu 메인 계정',
  sheinTab: 'shein 계정',
  mainAccountPhone: '메인 계정 휴대폰 번호',
  shopId: '스토어 ID',
  shopName: '스토어 이름',
  signedOut: '로그인 만료',
  expired: '만료됨',
  expiredShop: '{{name}}({{id}}, 만료됨)',
  boundShop: '{{name}}({{id}})',
  unbind: '연결 해제',
  unbindThing: '{{name}} 연결 해제',
  unbindAccountText:
    '메인 계정 {{phone}}의 연결을 해제하면 아래 스토어가 목록에서 제거되고 데이터가 더 이상 갱신되지 않습니다. 7일 이내에 다시 연결하면 과거 데이터를 복원할 수 있습니다:',
  unbindShopText:
    '연결을 해제하면 {{shop}} 스토어가 목록에서 제거되고 데이터가 더 이상 갱신되지 않습니다. 7일 이내에 다시 연결하면 과거 데이터를 복원할 수 있습니다.',
  unbindAlso:
    '만료일은 그대로입니다. 스토어가 그룹에서 빠지고 담당자 배정이 취소되므로, 다시 연결한 뒤 새로 설정해야 합니다.',
  unbound: '연결을 해제했습니다',
  unbindFailed: '연결을 해제하지 못했습니다',
  nothingBound: '연결된 계정이 없습니다',
} satisfies CompleteTranslation<'binding'>;
