import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: '모의 데이터 미리보기',
  bannerHint: '아래는 모두 모의 데이터입니다. 로그인하면 내 스토어를 볼 수 있습니다.',
  tipsTitle: '로그인하면 사용할 수 있습니다',
  tipsText:
    '모의 데이터를 보고 있으며 이 작업은 로그인이 필요합니다. 로그인하거나 가입하면 내 스토어 데이터를 가져와 볼 수 있습니다.',
  login: '로그인',
  register: '회원가입',
  sampleHint: '예시 스토어의 모의 데이터로, 보기만 할 수 있으며 내 스토어와는 관계없습니다.',
  sampleTipsTitle: '예시 스토어는 보기만 할 수 있습니다',
  sampleTipsText:
    '예시 스토어의 모의 데이터를 보고 있습니다. 내 페이지로 돌아가 스토어를 연결하거나 판매 파일을 가져오면 사용할 수 있습니다.',
  sampleStay: '계속 보기',
} satisfies CompleteTranslation<'visitor'>;
