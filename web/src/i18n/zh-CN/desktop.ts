/** Desktop software, browser plugin and phone app: what they are for, download, install, remove. */
export default {
  software: '桌面助手',
  plugin: '数据统计插件',
  app: '手机 APP',
  version: '版本 {{version}}',
  forThisMachine: '适合本机',
  allDownloads: '全部下载',
  checksum: 'SHA-256 校验值',
  checksumOf: '{{file}} 的校验值',
  copy: '复制',
  copyOf: '复制{{what}}',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请选中文字后手动复制',
  commandOf: '{{system}}的命令',
  madeForOthers: '此文件是为 {{origins}} 制作的，在本站不能使用。请联系管理员重新制作。',
  platforms: {
    WIN_X64: 'Windows（64 位）',
    WIN_ARM64: 'Windows（ARM）',
    MAC_ARM64: 'macOS（Apple 芯片）',
    MAC_X64: 'macOS（Intel）',
    LINUX_X64: 'Linux（x64）',
    LINUX_ARM64: 'Linux（ARM64）',
  },
  anyPlatform: { software: '便携版（需 Node.js 22）', plugin: 'Chrome 与 Edge' },
  checking: {
    title: '如何校验',
    intro: '下载后在文件所在的文件夹运行下面的命令，结果与上面的校验值相同，文件即完整、未被改动。',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: '如何启动桌面助手',
    intro: '解压后，在文件夹中运行与所下载文件对应的命令，命令里的网址就是本站：',
    after: '启动后保持窗口打开。“数据统计”等页面会在几秒内自动连接；按 Ctrl+C 停止。',
  },
  download: '下载',
  downloadFile: '下载 {{file}}',
  downloadProduct: '下载{{product}}',
  guide: '安装指南',
  guideOf: '{{product}}安装指南',
  uninstallTutorial: '查看卸载教程',
  newTab: '（在新标签页打开）',

  notOffered: '安装包尚未发布',
  notOfferedHint: '本站目前还没有提供安装包。',
  notOfferedContact: '如需安装，请联系客服：{{contact}}。',
  notOfferedMake: '在本机试用或开发时，请运行 npm run helper:build 制作，完成后刷新此页。',

  appDownload: 'APP 下载',
  appScan: '用手机扫描二维码，按手机系统选择。',
  appForShippers: '仓库发货员必须使用手机 APP 处理发货；老板、店长与财务可按需安装。',
  inDevelopment: 'APP正在开发中',
  androidTitle: 'Android 版 APP',
  iosTitle: 'iOS 版 APP',
  inDevelopmentHint:
    '应用商店版上线后，在此页面即可按手机品牌下载。现在就可以使用下面的手机工作台。',
  getApp: '前往下载',
  workbench: {
    title: '手机工作台，现在可用',
    intro: '不经过应用商店，安装到手机桌面即可使用：扫码、打包、发货、入库，没有网络时也能操作。',
    install: '安装到手机',
    open: '打开手机工作台',
    byScan: '扫码后按图把手机工作台安装到桌面，现在就可以使用。',
    android: {
      title: '在 Android 手机上安装',
      steps: [
        '用 Chrome 浏览器打开本站的 /m 并登录',
        '点击右上角的菜单，选择“安装应用”',
        '在弹出的窗口中点击“安装”',
        '从手机桌面打开手机工作台',
      ],
    },
    ios: {
      title: '在 iPhone 上安装',
      steps: [
        '用 Safari 浏览器打开本站的 /m 并登录',
        '点击底部的分享按钮',
        '在列表中选择“添加到主屏幕”',
        '点击“添加”，然后从主屏幕打开',
      ],
    },
  },

  install: {
    title: '安装必备软件',
    intro: '桌面助手在您的电脑上运行，用于采集店铺数据、翻译并上传商品图片。安装前请依次完成：',
    quitSecurityTool: '退出第三方安全软件',
    quitSecurityToolHint: '第三方安全软件可能误拦截下载的程序，请先从任务栏右下角将其退出。',
    removeOldPlugin: '先卸载旧版插件',
    removeOldPluginHint: '旧版插件与新版软件不能同时使用。',
    downloadAndInstall: '下载并安装',
    downloadAndInstallHint: '下载完成后解压，按“安装指南”启动，并保持窗口打开。',
  },

  downloading: {
    countdown: '{{seconds}} 秒后自动开始下载',
    started: '下载已开始',
    again: '没有开始？重新下载',
    casesTitle: '不同浏览器的下载提示',
    chrome: {
      name: 'Chrome 浏览器',
      steps: [
        '右上角出现下载图标，点击查看进度',
        '若提示文件不常见，点击“保留”',
        '下载完成后打开所在文件夹，解压即可使用',
      ],
    },
    edge: {
      name: 'Edge 浏览器',
      steps: [
        '右上角弹出下载列表',
        '若被拦截，将鼠标移到文件上，点击“…”选择“保留”',
        '在弹出的窗口中展开“显示详细信息”，点击“仍然保留”',
      ],
    },
    securityTool: {
      name: '安全软件自带浏览器',
      steps: [
        '在弹出的下载窗口中选择保存位置，点击“下载”',
        '若提示风险，选择“继续下载”或“信任此文件”',
        '仍无法下载时，请退出安全软件，改用 Chrome 或 Edge',
      ],
    },
  },

  guides: {
    enlarge: '放大图片：{{step}}',
    previous: '上一张',
    next: '下一张',
    position: '第 {{place}} / {{count}} 张',
    plugin: {
      chrome: {
        name: 'Chrome 浏览器',
        steps: [
          '下载插件压缩包，并解压到一个不会删除的文件夹',
          '在地址栏输入 chrome://extensions，打开扩展程序页',
          '打开右上角的“开发者模式”',
          '点击“加载已解压的扩展程序”，选择刚才的文件夹',
        ],
      },
      edge: {
        name: 'Edge 浏览器',
        steps: [
          '下载插件压缩包，并解压到一个不会删除的文件夹',
          '在地址栏输入 edge://extensions，打开扩展页',
          '打开左侧的“开发人员模式”',
          '点击“加载解压缩的扩展”，选择刚才的文件夹',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          '从任务栏右下角退出第三方安全软件',
          '下载压缩包，并解压到一个不会删除的文件夹',
          '双击文件夹中的 start.cmd；若提示未知发布者，点击“更多信息”后选择“仍要运行”',
          '看到“桌面助手”字样即已启动，保持窗口打开',
        ],
      },
      mac: {
        name: 'macOS 与 Linux',
        steps: [
          '选择本机的版本：Apple 芯片、Intel 或 Linux；便携版请先从 nodejs.org 安装 Node.js 22 或更高版本',
          '下载压缩包，并解压到一个不会删除的文件夹',
          '打开终端，进入该文件夹，运行下载页“如何启动”中的命令',
          '看到“桌面助手”字样即已启动，保持终端打开',
        ],
      },
    },
  },

  picture: {
    download: '下载',
    keep: '保留',
    developerMode: '开发者模式',
    load: '加载已解压的扩展程序',
    edgeDeveloperMode: '开发人员模式',
    edgeLoad: '加载解压缩的扩展',
    extensions: '扩展管理',
    install: '安装',
    remove: '移除',
    delete: '删除',
    quit: '退出',
    trash: '废纸篓',
    running: '运行中',
    confirm: '确认发货',
    address: '本站地址/m',
    signIn: '登录',
    installApp: '安装应用',
    workbench: '手机工作台',
    addToHome: '添加到主屏幕',
    add: '添加',
  },

  downloadPage: {
    softwareText:
      '在您的电脑上采集店铺数据、翻译并上传商品图片。老板必须安装；使用主账号的店长、财务也需要安装。',
    softwareNeeds: 'Windows 10 及以上、macOS 13.5 及以上或 Linux；便携版需先安装 Node.js 22',
    pluginText:
      '在浏览器中统计店铺数据。被授权使用主账号的店长、财务必须安装。也可把正在看的商品采集到 AI上品。',
    pluginNeeds: 'Chrome 或 Edge 126 及以上',
    needs: '运行环境：{{needs}}',
    best: '将下载：{{platform}}，{{size}}',
    appText: '在手机上处理发货与入库。仓库发货员必须使用。',
  },

  removal: {
    intro: '安装新版前，请先卸载旧版插件；不再使用时，也可按以下步骤移除软件。',
    chrome: {
      name: '从 Chrome 移除插件',
      steps: ['在地址栏输入 chrome://extensions', '找到旧版插件，点击“移除”，并再次确认'],
    },
    edge: {
      name: '从 Edge 移除插件',
      steps: ['在地址栏输入 edge://extensions', '找到旧版插件，点击“删除”，并再次确认'],
    },
    securityTool: {
      name: '从安全软件自带浏览器移除插件',
      steps: ['点击右上角的菜单，打开“扩展管理”', '找到旧版插件，点击“移除”'],
    },
    windows: {
      name: '在 Windows 上卸载桌面助手',
      steps: [
        '在桌面助手的窗口中按 Ctrl+C，或关闭该窗口',
        '删除解压出来的文件夹，以及个人文件夹中的 .seller-helper',
      ],
    },
    mac: {
      name: '在 macOS 与 Linux 上移除桌面助手',
      steps: [
        '在运行桌面助手的终端中按 Ctrl+C',
        '删除解压出来的文件夹，以及个人文件夹中的 .seller-helper',
      ],
    },
    data: '卸载软件或插件不会删除您在本站的店铺与销售数据。',
  },

  introduction: {
    title: '桌面助手与数据统计插件',
    intro: '网页负责查看与管理；需要在您自己电脑上完成的工作，交给桌面助手与插件。',
    points: [
      {
        heading: '桌面助手',
        text: '采集店铺数据，翻译商品图片，并通过您本机的网络把图片上传到卖家平台。账号会话只在您的电脑与平台之间使用。',
      },
      {
        heading: '数据统计插件',
        text: '安装在 Chrome 或 Edge 中，供使用主账号的店长、财务统计店铺数据。也可把正在看的商品采集到 AI上品。',
      },
      {
        heading: '手机 APP',
        text: '供仓库发货员在手机上确认装箱、发货与入库。',
      },
    ],
    needsTitle: '运行环境',
    toDownload: '前往下载',
  },
} as const;
