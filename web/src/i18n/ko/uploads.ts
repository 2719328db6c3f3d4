import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: '컴퓨터에서 이미지 업로드',
    input: '컴퓨터의 이미지 선택',
    hint: 'PNG, JPEG, WebP, GIF를 지원하며 한 번에 여러 장을 선택할 수 있습니다.',
    sending: '{{name}} 업로드 중({{percent}}%)',
    cancel: '업로드 취소',
    known: '이미지 {{name}}: 이미 목록에 있습니다',
    tooMany: '이미지는 최대 {{most}}장이며 나머지는 업로드하지 않았습니다',
    failed: '이미지를 업로드하지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요',
    unreadable: 'PNG, JPEG, WebP, GIF 이미지가 아니거나 손상되었습니다. 다른 이미지를 선택하세요',
    session: '로그인이 만료되었습니다. 다시 로그인해 주세요',
  },
  platform: {
    title: '설명서와 인증서',
    hint: '이 컴퓨터의 데스크톱 도우미가 스토어의 플랫폼으로 바로 보냅니다',
    needsHelper:
      '플랫폼에 업로드하려면 데스크톱 도우미가 필요합니다. 이 컴퓨터에서 시작하면 몇 초 안에 자동으로 연결됩니다.',
    howToStart: '데스크톱 도우미 다운로드',
    shop: '업로드할 스토어',
    noShops: '아직 업로드할 스토어가 없습니다. 먼저 메인 계정을 연결하세요.',
    choose: '플랫폼에 업로드',
    input: '플랫폼에 업로드할 파일 선택',
    kinds:
      'PDF, 문서, 동영상 등은 최대 {{size}}까지 가능합니다. 큰 파일은 나누어 올리며 중단되어도 이어서 올릴 수 있습니다. PNG, JPEG는 이미지로 업로드합니다.',
    tooLarge: '{{name}}: {{size}}를 넘습니다. 압축한 후 업로드해 주세요',
    empty: '{{name}}: 빈 파일입니다. 다시 선택해 주세요',
    list: '플랫폼에 업로드하는 파일',
    progress: '{{name}} 업로드 진행률',
    sending: '업로드 중 {{percent}}%',
    helperAway: '데스크톱 도우미 연결이 끊겼습니다. 다시 시작하면 자동으로 이어서 업로드합니다',
    paused: '일시 중지됨, {{percent}}% 업로드됨',
    done: '“{{shop}}”에 업로드했습니다',
    pause: '일시 중지',
    resume: '이어서 업로드',
    retry: '다시 시도',
    cancel: '취소',
    remove: '제거',
    copy: '주소 복사',
    copied: '주소를 복사했습니다',
    notCopied: '복사하지 못했습니다. 주소를 열어 직접 복사해 주세요',
    open: '열기',
    actOf: '{{act}} {{name}}',
  },
  problem: {
    imageSignature: '이미지 업로드 서명을 받지 못했습니다',
    fileSignature: '업로드 서명을 받지 못했습니다',
    init: '큰 파일의 업로드를 시작하지 못했습니다',
    parts: '업로드하지 못했습니다. 다시 시도해 주세요',
    exception: '업로드하지 못했습니다',
  },
  folder: {
    open: '이미지 폴더 열기',
    opened: '컴퓨터에서 이미지 폴더를 열었습니다',
    /** What the helper says, whatever the language. */
    missing: '文件夹不存在',
    notCollected: '폴더를 열 수 없습니다. 이미지가 아직 이 컴퓨터에 수집되지 않았습니다',
    needsHelper:
      '이미지 폴더를 열려면 데스크톱 도우미가 필요합니다. 먼저 이 컴퓨터에서 시작해 주세요',
    failed: '데스크톱 도우미가 응답하지 않습니다. 다시 시작한 후 시도해 주세요',
  },
} satisfies CompleteTranslation<'uploads'>;
