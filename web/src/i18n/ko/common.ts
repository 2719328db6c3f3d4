import type { Translation } from '../translation.ts';

/** Words that every page uses, in Korean. */
export default {
  close: '닫기',
  toasts: '메시지 (Alt+T)',
  cancel: '취소',
  confirm: '확인',
  save: '저장',
  retry: '다시 시도',
  back: '뒤로',
  loading: '불러오는 중',
  noData: '데이터가 없습니다',
  loadFailed: '불러오지 못했습니다',
  loadFailedHint: '잠시 후 다시 시도해 주세요. 계속되면 네트워크를 확인해 주세요.',
  crashed: '페이지에 오류가 발생했습니다',
  crashedHint: '새로고침하면 계속할 수 있으며 저장된 데이터에는 영향이 없습니다.',
  reload: '새로고침',
  connection: {
    cutOff: '연결이 끊겼습니다. 다시 연결하는 중이며, 복구되면 데이터가 자동으로 갱신됩니다.',
    outdated: '새 버전이 있습니다. 페이지를 새로 고침해 주세요.',
    retry: '지금 다시 시도',
    slow: '평소보다 오래 걸리고 있습니다.',
    waiting: {
      cutOff: '연결할 수 없습니다. 다시 시도하는 중입니다.',
      outdated: '새 버전이 있습니다. 새로 고침하여 열어 주세요.',
    },
  },
  unknownError: '알 수 없는 오류',
  networkError: '네트워크 오류입니다. 연결을 확인하고 다시 시도해 주세요({{message}})',
  sessionOver: '로그인이 만료되었습니다. 다시 로그인해 주세요',
  confirmTitle: '이 작업을 실행하시겠습니까?',
  warningTitle: '안내',
  showPassword: '비밀번호 표시',
  hidePassword: '비밀번호 숨기기',
  sendCode: '인증번호 받기',
  sendAgainIn: '{{seconds}}초 후 재전송',
  acknowledge: '확인했습니다',
} satisfies Translation<'common'>;
