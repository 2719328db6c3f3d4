import type { CompleteTranslation } from '../translation.ts';

export default {
  software: '데스크톱 도우미',
  plugin: '통계 플러그인',
  app: '모바일 앱',
  version: '버전 {{version}}',
  forThisMachine: '이 컴퓨터용',
  allDownloads: '전체 다운로드',
  checksum: 'SHA-256 체크섬',
  checksumOf: '{{file}} 체크섬',
  copy: '복사',
  copyOf: '{{what}} 복사',
  copied: '복사했습니다',
  copyFailed: '브라우저에서 복사를 허용하지 않습니다. 글자를 선택해 직접 복사해 주세요',
  commandOf: '{{system}} 명령',
  madeForOthers:
    '이 파일은 {{origins}}용으로 만들어져 이 사이트에서는 사용할 수 없습니다. 관리자에게 다시 만들어 달라고 요청하세요.',
  platforms: {
    WIN_X64: 'Windows(64비트)',
    WIN_ARM64: 'Windows(ARM)',
    MAC_ARM64: 'macOS(Apple 칩)',
    MAC_X64: 'macOS(Intel)',
    LINUX_X64: 'Linux(x64)',
    LINUX_ARM64: 'Linux(ARM64)',
  },
  anyPlatform: { software: '휴대용(Node.js 22 필요)', plugin: 'Chrome 및 Edge' },
  checking: {
    title: '다운로드 확인 방법',
    intro:
      '다운로드한 파일이 있는 폴더에서 아래 명령을 실행하세요. 결과가 위의 체크섬과 같으면 파일이 온전하고 변경되지 않은 것입니다.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: '데스크톱 도우미 시작 방법',
    intro:
      '압축을 푼 후 폴더에서 다운로드한 파일에 맞는 명령을 실행하세요. 명령에 있는 주소가 이 사이트입니다:',
    after:
      '시작한 후 창을 열어 두세요. “통계” 등의 페이지가 몇 초 안에 자동으로 연결됩니다. Ctrl+C를 누르면 멈춥니다.',
  },
  download: '다운로드',
  downloadFile: '{{file}} 다운로드',
  downloadProduct: '{{product}} 다운로드',
  guide: '설치 안내',
  guideOf: '{{product}} 설치 안내',
  uninstallTutorial: '제거 방법 보기',
  newTab: '(새 탭에서 열림)',

  notOffered: '설치 파일 미공개',
  notOfferedHint: '이 사이트는 아직 설치 파일을 제공하지 않습니다.',
  notOfferedContact: ' 설치가 필요하면 고객센터에 문의하세요: {{contact}}.',
  notOfferedMake:
    ' 이 컴퓨터에서 시험하거나 개발하려면 npm run helper:build 명령으로 만든 후 이 페이지를 새로고침하세요.',

  appDownload: '앱 다운로드',
  appScan: '휴대폰으로 QR 코드를 스캔하고 휴대폰 시스템을 선택하세요.',
  appForShippers:
    '출고 담당자는 모바일 앱으로 출고를 처리해야 합니다. BOSS, 매니저, 재무는 필요에 따라 설치하세요.',
  inDevelopment: '앱을 개발하고 있습니다',
  androidTitle: 'Android용 앱',
  iosTitle: 'iOS용 앱',
  inDevelopmentHint:
    '앱 스토어에 출시되면 이 페이지에서 다운로드할 수 있습니다. 지금은 아래의 모바일 버전을 사용하세요.',
  getApp: '다운로드하기',
  workbench: {
    title: '모바일 버전은 지금 사용할 수 있습니다',
    intro:
      '앱 스토어 없이 홈 화면에 설치해 바로 사용하세요. 스캔, 포장, 출고, 입고를 네트워크가 없을 때도 처리할 수 있습니다.',
    install: '휴대폰에 설치',
    open: '모바일 버전 열기',
    byScan: '스캔한 후 그림을 따라 홈 화면에 설치하면 지금 바로 사용할 수 있습니다.',
    android: {
      title: 'Android 휴대폰에 설치',
      steps: [
        'Chrome에서 이 사이트의 /m을 열고 로그인합니다',
        '오른쪽 위 메뉴를 눌러 “앱 설치”를 선택합니다',
        '열린 창에서 “설치”를 누릅니다',
        '홈 화면에서 모바일 버전을 엽니다',
      ],
    },
    ios: {
      title: 'iPhone에 설치',
      steps: [
        'Safari에서 이 사이트의 /m을 열고 로그인합니다',
        '아래쪽 공유 버튼을 누릅니다',
        '목록에서 “홈 화면에 추가”를 선택합니다',
        '“추가”를 누른 후 홈 화면에서 엽니다',
      ],
    },
  },

  install: {
    title: '필수 소프트웨어 설치',
    intro:
      '데스크톱 도우미는 내 컴퓨터에서 실행되며 스토어 데이터를 수집하고 상품 이미지를 번역해 업로드합니다. 설치 전에 다음을 진행해 주세요:',
    quitSecurityTool: '다른 보안 프로그램 종료',
    quitSecurityToolHint:
      '보안 프로그램이 다운로드를 잘못 차단할 수 있습니다. 작업 표시줄 오른쪽 아래에서 종료해 주세요.',
    removeOldPlugin: '이전 플러그인 제거',
    removeOldPluginHint: '이전 플러그인과 새 소프트웨어는 함께 사용할 수 없습니다.',
    downloadAndInstall: '다운로드 및 설치',
    downloadAndInstallHint:
      '다운로드가 끝나면 압축을 풀고 “설치 안내”에 따라 시작한 후 창을 열어 두세요.',
  },

  downloading: {
    countdown: '{{seconds}}초 후 다운로드가 시작됩니다',
    started: '다운로드가 시작되었습니다',
    again: '시작되지 않았나요? 다시 다운로드',
    casesTitle: '브라우저별 다운로드 안내',
    chrome: {
      name: 'Chrome',
      steps: [
        '오른쪽 위에 다운로드 아이콘이 나타나면 눌러서 진행 상황을 확인합니다',
        '일반적이지 않은 파일이라고 표시되면 “유지”를 클릭합니다',
        '다운로드가 끝나면 폴더를 열고 압축을 풉니다',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        '오른쪽 위에 다운로드 목록이 열립니다',
        '차단되면 파일 위에 마우스를 올리고 “…”를 클릭해 “유지”를 선택합니다',
        '열린 창에서 “자세히 표시”를 펼치고 “그래도 유지”를 클릭합니다',
      ],
    },
    securityTool: {
      name: '보안 프로그램의 브라우저',
      steps: [
        '열린 다운로드 창에서 저장 위치를 고르고 “다운로드”를 클릭합니다',
        '위험 안내가 나오면 “계속 다운로드” 또는 “이 파일 신뢰”를 선택합니다',
        '그래도 다운로드되지 않으면 보안 프로그램을 종료하고 Chrome 또는 Edge를 사용합니다',
      ],
    },
  },

  guides: {
    enlarge: '그림 확대: {{step}}',
    previous: '이전',
    next: '다음',
    position: '{{place}} / {{count}}번째',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          '플러그인 압축 파일을 다운로드하고 삭제하지 않을 폴더에 풉니다',
          '주소창에 chrome://extensions 를 입력해 확장 프로그램 페이지를 엽니다',
          '오른쪽 위의 “개발자 모드”를 켭니다',
          '“압축해제된 확장 프로그램을 로드합니다”를 클릭하고 그 폴더를 선택합니다',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          '플러그인 압축 파일을 다운로드하고 삭제하지 않을 폴더에 풉니다',
          '주소창에 edge://extensions 를 입력해 확장 페이지를 엽니다',
          '왼쪽의 “개발자 모드”를 켭니다',
          '“압축 해제된 항목 로드”를 클릭하고 그 폴더를 선택합니다',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          '작업 표시줄 오른쪽 아래에서 다른 보안 프로그램을 종료합니다',
          '압축 파일을 다운로드하고 삭제하지 않을 폴더에 풉니다',
          '폴더에서 start.cmd를 두 번 클릭합니다. 알 수 없는 게시자라고 나오면 “추가 정보”를 클릭하고 “실행”을 선택합니다',
          '창에 도우미 이름이 나타나면 실행된 것이며 창을 열어 둡니다',
        ],
      },
      mac: {
        name: 'macOS 및 Linux',
        steps: [
          '컴퓨터에 맞는 버전(Apple 칩, Intel, Linux)을 선택합니다. 휴대용은 먼저 nodejs.org에서 Node.js 22 이상을 설치합니다',
          '압축 파일을 다운로드하고 삭제하지 않을 폴더에 풉니다',
          '터미널을 열어 그 폴더로 이동하고 다운로드 페이지의 “시작 방법”에 있는 명령을 실행합니다',
          '터미널에 도우미 이름이 나타나면 실행된 것이며 터미널을 열어 둡니다',
        ],
      },
    },
  },

  picture: {
    download: '다운로드',
    keep: '유지',
    developerMode: '개발자 모드',
    load: '확장 프로그램 로드',
    edgeDeveloperMode: '개발자 모드',
    edgeLoad: '압축 해제된 항목 로드',
    extensions: '확장 프로그램 관리',
    install: '설치',
    remove: '제거',
    delete: '제거',
    quit: '종료',
    trash: '휴지통',
    running: '실행 중',
    confirm: '출고 확정',
    address: '사이트 주소/m',
    signIn: '로그인',
    installApp: '앱 설치',
    workbench: '모바일 버전',
    addToHome: '홈 화면에 추가',
    add: '추가',
  },

  downloadPage: {
    softwareText:
      '내 컴퓨터에서 스토어 데이터를 수집하고 상품 이미지를 번역해 업로드합니다. BOSS는 반드시 설치해야 하며 메인 계정을 사용하는 매니저와 재무도 설치해야 합니다.',
    softwareNeeds:
      'Windows 10 이상, macOS 13.5 이상 또는 Linux. 휴대용은 먼저 Node.js 22를 설치해야 합니다',
    pluginText:
      '브라우저에서 스토어 데이터를 집계합니다. 메인 계정 사용을 허락받은 매니저와 재무는 반드시 설치해야 합니다. 보고 있는 상품을 AI 상품 등록으로 수집할 수도 있습니다.',
    pluginNeeds: 'Chrome 또는 Edge 126 이상',
    needs: '실행 환경: {{needs}}',
    best: '다운로드 파일: {{platform}}, {{size}}',
    appText: '휴대폰에서 출고와 입고를 처리합니다. 출고 담당자는 반드시 사용해야 합니다.',
  },

  removal: {
    intro:
      '새 버전을 설치하기 전에 이전 플러그인을 제거하세요. 더 이상 사용하지 않을 때도 아래 순서로 소프트웨어를 제거할 수 있습니다.',
    chrome: {
      name: 'Chrome에서 플러그인 제거',
      steps: [
        '주소창에 chrome://extensions 를 입력합니다',
        '이전 플러그인을 찾아 “삭제”를 클릭하고 다시 확인합니다',
      ],
    },
    edge: {
      name: 'Edge에서 플러그인 제거',
      steps: [
        '주소창에 edge://extensions 를 입력합니다',
        '이전 플러그인을 찾아 “제거”를 클릭하고 다시 확인합니다',
      ],
    },
    securityTool: {
      name: '보안 프로그램의 브라우저에서 플러그인 제거',
      steps: [
        '오른쪽 위 메뉴에서 “확장 프로그램 관리”를 엽니다',
        '이전 플러그인을 찾아 “제거”를 클릭합니다',
      ],
    },
    windows: {
      name: 'Windows에서 데스크톱 도우미 제거',
      steps: [
        '데스크톱 도우미 창에서 Ctrl+C를 누르거나 창을 닫습니다',
        '압축을 푼 폴더와 사용자 폴더의 .seller-helper를 삭제합니다',
      ],
    },
    mac: {
      name: 'macOS 및 Linux에서 데스크톱 도우미 제거',
      steps: [
        '데스크톱 도우미를 실행한 터미널에서 Ctrl+C를 누릅니다',
        '압축을 푼 폴더와 사용자 폴더의 .seller-helper를 삭제합니다',
      ],
    },
    data: '소프트웨어나 플러그인을 제거해도 이 사이트의 스토어와 판매 데이터는 삭제되지 않습니다.',
  },

  introduction: {
    title: '데스크톱 도우미와 통계 플러그인',
    intro:
      '조회와 관리는 웹에서, 내 컴퓨터에서 해야 하는 작업은 데스크톱 도우미와 플러그인이 처리합니다.',
    points: [
      {
        heading: '데스크톱 도우미',
        text: '스토어 데이터를 수집하고 상품 이미지를 번역하며 내 네트워크를 통해 플랫폼에 이미지를 업로드합니다. 계정 세션은 내 컴퓨터와 플랫폼 사이에서만 사용됩니다.',
      },
      {
        heading: '통계 플러그인',
        text: 'Chrome 또는 Edge에 설치하며 메인 계정을 사용하는 매니저와 재무가 스토어 데이터를 집계할 때 사용합니다. 보고 있는 상품을 AI 상품 등록으로 수집할 수도 있습니다.',
      },
      {
        heading: '모바일 앱',
        text: '출고 담당자가 휴대폰에서 포장, 출고, 입고를 확정할 때 사용합니다.',
      },
    ],
    needsTitle: '실행 환경',
    toDownload: '다운로드하기',
  },
} satisfies CompleteTranslation<'desktop'>;
