import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'デスクトップヘルパー',
  plugin: '統計プラグイン',
  app: 'モバイルアプリ',
  version: 'バージョン {{version}}',
  forThisMachine: 'この端末向け',
  allDownloads: 'すべてのダウンロード',
  checksum: 'SHA-256チェックサム',
  checksumOf: '{{file}} のチェックサム',
  copy: 'コピー',
  copyOf: '{{what}}をコピー',
  copied: 'コピーしました',
  copyFailed: 'ブラウザがコピーを許可していません。文字を選択して手動でコピーしてください',
  commandOf: '{{system}}のコマンド',
  madeForOthers:
    'このファイルは {{origins}} 用に作成されたもので、このサイトでは使えません。管理者に再作成を依頼してください。',
  platforms: {
    WIN_X64: 'Windows（64ビット）',
    WIN_ARM64: 'Windows（ARM）',
    MAC_ARM64: 'macOS（Appleシリコン）',
    MAC_X64: 'macOS（Intel）',
    LINUX_X64: 'Linux（x64）',
    LINUX_ARM64: 'Linux（ARM64）',
  },
  anyPlatform: { software: 'ポータブル版（Node.js 22が必要）', plugin: 'ChromeとEdge' },
  checking: {
    title: 'ダウンロードの検証方法',
    intro:
      'ダウンロード後、ファイルのあるフォルダーで次のコマンドを実行してください。結果が上のチェックサムと一致すれば、ファイルは完全で改変されていません。',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'デスクトップヘルパーの起動方法',
    intro:
      '解凍後、ダウンロードしたファイルに対応するコマンドをフォルダー内で実行してください。コマンド内のアドレスはこのサイトです：',
    after:
      '起動後はウィンドウを開いたままにしてください。「統計」などのページは数秒で自動的に接続します。Ctrl+Cで停止します。',
  },
  download: 'ダウンロード',
  downloadFile: '{{file}} をダウンロード',
  downloadProduct: '{{product}}をダウンロード',
  guide: 'インストール手順',
  guideOf: '{{product}}のインストール手順',
  uninstallTutorial: 'アンインストール手順を見る',
  newTab: '（新しいタブで開きます）',

  notOffered: 'インストーラーは未公開です',
  notOfferedHint: 'このサイトではまだインストーラーを提供していません。',
  notOfferedContact: '必要な場合はサポートにご連絡ください：{{contact}}。',
  notOfferedMake:
    'この端末で試用や開発をする場合は、npm run helper:build を実行して作成し、完了後にこのページを再読み込みしてください。',

  appDownload: 'アプリのダウンロード',
  appScan: 'スマートフォンでQRコードを読み取り、お使いのOSを選択してください。',
  appForShippers:
    '出荷担当は、出荷作業にモバイルアプリが必要です。BOSS、店長・経理は必要に応じてインストールしてください。',
  inDevelopment: 'アプリは開発中です',
  androidTitle: 'Android版アプリ',
  iosTitle: 'iOS版アプリ',
  inDevelopmentHint:
    'アプリストアで公開されると、このページからダウンロードできます。今は下のモバイル版をお使いください。',
  getApp: 'ダウンロードへ',
  workbench: {
    title: 'モバイル版は今すぐ使えます',
    intro:
      'アプリストアを使わず、ホーム画面に追加するだけで使えます。読み取り、梱包、出荷、入庫は、オフラインでも操作できます。',
    install: 'スマートフォンに追加',
    open: 'モバイル版を開く',
    byScan: 'QRコードを読み取り、図のとおりにホーム画面に追加すると、今すぐ使えます。',
    android: {
      title: 'Androidでの追加方法',
      steps: [
        'Chromeでこのサイトの /m を開き、ログインします',
        '右上のメニューをタップし、「アプリをインストール」を選びます',
        '表示されたウィンドウで「インストール」をタップします',
        'ホーム画面からモバイル版を開きます',
      ],
    },
    ios: {
      title: 'iPhoneでの追加方法',
      steps: [
        'Safariでこのサイトの /m を開き、ログインします',
        '画面下の共有ボタンをタップします',
        '一覧から「ホーム画面に追加」を選びます',
        '「追加」をタップし、ホーム画面から開きます',
      ],
    },
  },

  install: {
    title: '必須ソフトウェアのインストール',
    intro:
      'デスクトップヘルパーはお使いのパソコンで動作し、店舗データの収集、商品画像の翻訳とアップロードを行います。インストール前に、次の準備をしてください：',
    quitSecurityTool: 'セキュリティソフトを終了',
    quitSecurityToolHint:
      'セキュリティソフトがダウンロードしたプログラムを誤ってブロックすることがあります。タスクバーの右下から終了してください。',
    removeOldPlugin: '旧版プラグインを削除',
    removeOldPluginHint: '旧版プラグインと新しいソフトウェアは同時に使えません。',
    downloadAndInstall: 'ダウンロードしてインストール',
    downloadAndInstallHint:
      'ダウンロード後に解凍し、「インストール手順」に沿って起動して、ウィンドウを開いたままにしてください。',
  },

  downloading: {
    countdown: '{{seconds}}秒後に自動でダウンロードを開始します',
    started: 'ダウンロードを開始しました',
    again: '始まらない場合は、もう一度ダウンロード',
    casesTitle: 'ブラウザごとの表示',
    chrome: {
      name: 'Chrome',
      steps: [
        '右上にダウンロードのアイコンが表示されます。クリックすると進行状況を確認できます',
        '一般的でないファイルと表示されたら、「保存」をクリックします',
        'ダウンロード後にフォルダーを開き、解凍すると使えます',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        '右上にダウンロードの一覧が表示されます',
        'ブロックされた場合は、ファイルにカーソルを合わせ、「…」から「保存」を選びます',
        '表示されたウィンドウで「詳細表示」を開き、「保持する」をクリックします',
      ],
    },
    securityTool: {
      name: 'セキュリティソフト付属のブラウザ',
      steps: [
        '表示されたウィンドウで保存先を選び、「ダウンロード」をクリックします',
        '警告が表示されたら、「ダウンロードを続ける」または「このファイルを信頼する」を選びます',
        'それでもダウンロードできない場合は、セキュリティソフトを終了し、ChromeまたはEdgeをお使いください',
      ],
    },
  },

  guides: {
    enlarge: '画像を拡大：{{step}}',
    previous: '前へ',
    next: '次へ',
    position: '{{place}} / {{count}}枚目',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'プラグインをダウンロードし、削除しないフォルダーに解凍します',
          'アドレスバーに chrome://extensions と入力し、拡張機能のページを開きます',
          '右上の「デベロッパー モード」をオンにします',
          '「パッケージ化されていない拡張機能を読み込む」をクリックし、先ほどのフォルダーを選びます',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'プラグインをダウンロードし、削除しないフォルダーに解凍します',
          'アドレスバーに edge://extensions と入力し、拡張機能のページを開きます',
          '左側の「開発者モード」をオンにします',
          '「展開して読み込み」をクリックし、先ほどのフォルダーを選びます',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'タスクバーの右下からセキュリティソフトを終了します',
          '圧縮ファイルをダウンロードし、削除しないフォルダーに解凍します',
          'フォルダー内の start.cmd をダブルクリックします。発行元が不明と表示されたら、「詳細情報」から「実行」を選びます',
          'ヘルパーの名前が表示されたら起動しています。ウィンドウは開いたままにしてください',
        ],
      },
      mac: {
        name: 'macOSとLinux',
        steps: [
          'お使いの端末に合う版（Appleシリコン、Intel、Linux）を選びます。ポータブル版の場合は、先に nodejs.org からNode.js 22以降をインストールします',
          '圧縮ファイルをダウンロードし、削除しないフォルダーに解凍します',
          'ターミナルでそのフォルダーに移動し、ダウンロードページの「起動方法」にあるコマンドを実行します',
          'ヘルパーの名前が表示されたら起動しています。ターミナルは開いたままにしてください',
        ],
      },
    },
  },

  picture: {
    download: 'ダウンロード',
    keep: '保存',
    developerMode: 'デベロッパー モード',
    load: '拡張機能を読み込む',
    edgeDeveloperMode: '開発者モード',
    edgeLoad: '展開して読み込み',
    extensions: '拡張機能の管理',
    install: 'インストール',
    remove: '削除',
    delete: '削除',
    quit: '終了',
    trash: 'ゴミ箱',
    running: '実行中',
    confirm: '出荷確定',
    address: 'サイトURL/m',
    signIn: 'ログイン',
    installApp: 'アプリをインストール',
    workbench: 'モバイル版',
    addToHome: 'ホーム画面に追加',
    add: '追加',
  },

  downloadPage: {
    softwareText:
      'お使いのパソコンで店舗データを収集し、商品画像を翻訳してアップロードします。BOSSは必須です。メインアカウントを使う店長・経理も必要です。',
    softwareNeeds:
      'Windows 10以降、macOS 13.5以降、またはLinux。ポータブル版は事前にNode.js 22のインストールが必要です',
    pluginText:
      'ブラウザで店舗データを集計します。メインアカウントの使用を許可された店長・経理は必須です。閲覧中の商品をAI出品に取り込むこともできます。',
    pluginNeeds: 'ChromeまたはEdge 126以降',
    needs: '動作環境：{{needs}}',
    best: 'ダウンロード内容：{{platform}}、{{size}}',
    appText: 'スマートフォンで出荷と入庫を処理します。出荷担当は必須です。',
  },

  removal: {
    intro:
      '新しい版をインストールする前に、旧版プラグインを削除してください。使わなくなったソフトウェアも次の手順で削除できます。',
    chrome: {
      name: 'Chromeからプラグインを削除',
      steps: [
        'アドレスバーに chrome://extensions と入力します',
        '旧版プラグインの「削除」をクリックし、もう一度確認します',
      ],
    },
    edge: {
      name: 'Edgeからプラグインを削除',
      steps: [
        'アドレスバーに edge://extensions と入力します',
        '旧版プラグインの「削除」をクリックし、もう一度確認します',
      ],
    },
    securityTool: {
      name: 'セキュリティソフト付属のブラウザからプラグインを削除',
      steps: [
        '右上のメニューから「拡張機能の管理」を開きます',
        '旧版プラグインの「削除」をクリックします',
      ],
    },
    windows: {
      name: 'Windowsからデスクトップヘルパーを削除',
      steps: [
        'デスクトップヘルパーのウィンドウでCtrl+Cを押すか、ウィンドウを閉じます',
        '解凍したフォルダーと、ユーザーフォルダー内の .seller-helper を削除します',
      ],
    },
    mac: {
      name: 'macOSとLinuxからデスクトップヘルパーを削除',
      steps: [
        'デスクトップヘルパーを実行しているターミナルでCtrl+Cを押します',
        '解凍したフォルダーと、ユーザーフォルダー内の .seller-helper を削除します',
      ],
    },
    data: 'ソフトウェアやプラグインを削除しても、このサイトの店舗データや売上データは消えません。',
  },

  introduction: {
    title: 'デスクトップヘルパーと統計プラグイン',
    intro:
      '閲覧と管理はWebで、お使いのパソコンで行う必要のある作業はデスクトップヘルパーとプラグインで行います。',
    points: [
      {
        heading: 'デスクトップヘルパー',
        text: '店舗データを収集し、商品画像を翻訳して、お使いのネットワークからモールに画像をアップロードします。アカウントのセッションは、お使いのパソコンとモールの間だけで使われます。',
      },
      {
        heading: '統計プラグイン',
        text: 'ChromeまたはEdgeに追加し、メインアカウントを使う店長・経理が店舗データを集計するために使います。閲覧中の商品をAI出品に取り込むこともできます。',
      },
      {
        heading: 'モバイルアプリ',
        text: '出荷担当がスマートフォンで梱包、出荷、入庫を確定するためのアプリです。',
      },
    ],
    needsTitle: '動作環境',
    toDownload: 'ダウンロードへ',
  },
} satisfies CompleteTranslation<'desktop'>;
