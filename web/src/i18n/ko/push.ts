import type { CompleteTranslation } from '../translation.ts';

export default {
  device: '이 기기의 푸시',
  deviceHint: '페이지를 열지 않아도 알림을 받습니다. 로그아웃하면 자동으로 멈춥니다.',
  devices: '기기 {{count}}대에서 푸시 사용 중',
  turnedOn: '이 기기의 푸시를 켰습니다',
  turnedOff: '이 기기의 푸시를 껐습니다',
  turnOnFailed: '켜지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요',
  turnOffFailed: '끄지 못했습니다. 다시 시도해 주세요',
  test: '테스트 푸시 보내기',
  testSent: '보냈습니다. 이 기기의 알림을 확인하세요',
  testFailed: '테스트 푸시를 보내지 못했습니다. 잠시 후 다시 시도해 주세요',
  state: {
    unsupported: {
      title: '이 브라우저는 푸시를 지원하지 않습니다',
      hint: '최신 Chrome, Edge, Firefox 또는 Safari를 사용하고 https 주소로 접속하세요. 아래 선택은 다른 기기에 적용됩니다.',
    },
    install: {
      title: '먼저 홈 화면에 추가하세요',
      hint: 'iPhone이나 iPad에서는 Safari로 이 페이지를 열고 “공유”를 눌러 “홈 화면에 추가”를 선택한 후, 홈 화면에서 열어 푸시를 켜세요(iOS 17.4 이상 필요).',
    },
    denied: {
      title: '알림 권한이 차단되었습니다',
      hint: '주소창 왼쪽의 사이트 설정(휴대폰은 시스템 설정의 알림)에서 이 사이트의 알림을 허용한 후 이 페이지로 돌아오세요.',
    },
  },
  kinds: '알림 내용',
  digestOfTasks: '매일 8:00, 그날의 포장 대기와 출고 대기',
  quiet: '방해 금지',
  quietHint: '이 시간의 알림은 끝난 후 모아서 보냅니다. 시간은 베이징 시간입니다.',
  quietFrom: '시작 시간',
  quietTo: '종료 시간',
  quietMissing: '시간을 입력하세요',
  quietSame: '시작 시간과 종료 시간은 같을 수 없습니다',
  saveFailed: '저장하지 못했습니다. 다시 시도해 주세요',
} satisfies CompleteTranslation<'push'>;
