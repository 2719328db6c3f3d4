import type { CompleteTranslation } from '../translation.ts';

export default {
  text: '{{name}}({{role}}) 계정으로 보는 중, 보기만 가능하며 작업할 수 없습니다',
  end: '보기 종료',
  gone: '{{name}}님은 더 이상 팀에 없어 보기가 종료되었습니다. 페이지에 상대방이 보던 내용이 남아 있을 수 있으며, 계속하기 전에는 작업할 수 없습니다',
  goOn: '내 계정으로 계속',
  endFailed: '종료하지 못했습니다. 다시 시도해 주세요',
  question:
    '{{name}} 계정으로 봅니다. 스토어와 권한이 상대방과 똑같이 보이며 그동안 어떤 작업도 할 수 없습니다. 보기는 활동 기록에 남습니다.',
  begin: '보기 시작',
  beginFailed: '보기를 시작하지 못했습니다. 다시 시도해 주세요',
} satisfies CompleteTranslation<'viewing'>;
