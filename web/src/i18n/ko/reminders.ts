import type { CompleteTranslation } from '../translation.ts';

export default {
  later: '나중에',
  never: '다시 보지 않기',
  expiry: {
    title: '스토어 만료 안내',
    forBoss:
      '아래 스토어가 만료되었거나 곧 만료됩니다. 만료 후의 데이터는 갱신되지도 표시되지도 않으며 기존 데이터는 7일간 보관한 후 삭제됩니다. 제때 연장해 주세요.',
    forOthers:
      '아래 스토어가 만료되었거나 곧 만료됩니다. 만료 후의 데이터는 갱신되지도 표시되지도 않습니다. BOSS에게 연장을 요청하세요.',
    expiresAt: '만료 시간',
    soon: '24시간 이내 만료',
    notToday: '오늘 다시 알리지 않기',
    strip: {
      label: '만료 안내',
      overOne: '{{shop}} 만료됨',
      over: '만료된 스토어: {{shop}}(총 {{count}}개)',
      one: '{{shop}} 만료까지 {{days}}일 남음',
      several: '만료 임박 스토어: {{shop}}(총 {{count}}개, 가장 빠른 만료까지 {{days}}일)',
      list: '보기',
      contactBoss: 'BOSS에게 연장을 요청하세요',
      close: '오늘 다시 알리지 않기',
    },
  },
  install: {
    title: '중요 안내',
    intro: '모든 기능을 정상적으로 사용하려면 다음을 설치해 주세요:',
    software:
      '데스크톱 도우미: 반드시 설치해야 하며 스토어 데이터를 수집하고 상품 이미지를 번역해 업로드합니다.',
    plugin: '통계 플러그인: BOSS와 메인 계정을 사용하는 매니저, 재무는 반드시 설치해야 합니다.',
    app: '모바일 앱: 출고를 처리하는 휴대폰에 설치하세요. 출고 담당자는 반드시 사용해야 합니다.',
    act: '설치하기',
  },
  managerPlugin: {
    title: '매니저에게 플러그인 설치를 알려 주세요',
    text: '메인 계정 사용을 허락받은 매니저와 재무는 자신의 브라우저에 통계 플러그인을 설치해야 합니다. 설치하지 않으면 스토어 데이터를 집계할 수 없습니다.',
    guide: '설치 안내 보기',
  },
  softwareClosed: {
    title: '데스크톱 도우미가 실행되지 않음',
    text: '데스크톱 도우미가 실행되지 않아 스토어 데이터 수집과 이미지 업로드가 멈췄습니다. 컴퓨터에서 시작하면 자동으로 재개됩니다.',
  },
  side: {
    label: '설치 안내',
    both: '도우미와 플러그인 설치',
    close: '오늘 다시 알리지 않기',
    install: '설치하기',
    update: '업데이트하기',
    software: {
      install: '데스크톱 도우미가 설치되지 않음',
      update: '데스크톱 도우미 새 버전이 있음',
    },
    plugin: {
      install: '통계 플러그인이 설치되지 않음',
      update: '통계 플러그인 새 버전이 있음',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
