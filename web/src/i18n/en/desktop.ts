import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'Desktop helper',
  plugin: 'Statistics plugin',
  app: 'Mobile app',
  version: 'Version {{version}}',
  forThisMachine: 'For this computer',
  allDownloads: 'All downloads',
  checksum: 'SHA-256 checksum',
  checksumOf: 'Checksum of {{file}}',
  copy: 'Copy',
  copyOf: 'Copy {{what}}',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Please select the text and copy it by hand.',
  commandOf: 'Command for {{system}}',
  madeForOthers:
    'This file was made for {{origins}} and does not work with this site. Please ask the administrator to make it again.',
  platforms: {
    WIN_X64: 'Windows (64-bit)',
    WIN_ARM64: 'Windows (ARM)',
    MAC_ARM64: 'macOS (Apple silicon)',
    MAC_X64: 'macOS (Intel)',
    LINUX_X64: 'Linux (x64)',
    LINUX_ARM64: 'Linux (ARM64)',
  },
  anyPlatform: { software: 'Portable (needs Node.js 22)', plugin: 'Chrome and Edge' },
  checking: {
    title: 'How to check a download',
    intro:
      'Run this command in the folder of the download. If the result equals the checksum above, the file is complete and unchanged.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'How to start the desktop helper',
    intro:
      'Unpack it and run, in its folder, the command for the file you downloaded. The address in it is this site:',
    after:
      'Keep the window open. Pages such as “Statistics” connect within seconds; press Ctrl+C to stop.',
  },
  download: 'Download',
  downloadFile: 'Download {{file}}',
  downloadProduct: 'Download {{product}}',
  guide: 'How to install',
  guideOf: 'How to install: {{product}}',
  uninstallTutorial: 'How to uninstall',
  newTab: ' (opens in a new tab)',

  notOffered: 'Not released yet',
  notOfferedHint: 'This site does not offer an installer yet.',
  notOfferedContact: 'If you need it, please contact support: {{contact}}.',
  notOfferedMake:
    'To try it or to develop on this computer, run npm run helper:build, then reload this page.',

  appDownload: 'App download',
  appScan: 'Scan the QR code with your phone and choose its system.',
  appForShippers:
    'Shippers need the mobile app to handle shipping; for bosses, managers and finance it is optional.',
  inDevelopment: 'The app is in development',
  androidTitle: 'App for Android',
  iosTitle: 'App for iOS',
  inDevelopmentHint:
    'Once it is in the stores, you can get it here. Until then, use the mobile workbench below.',
  getApp: 'Get the app',
  workbench: {
    title: 'The mobile workbench is ready now',
    intro:
      'Add it to the home screen without any store: scan, pack, ship and receive, even without network.',
    install: 'Add to phone',
    open: 'Open the mobile workbench',
    byScan:
      'Scan the code and follow the pictures to add the mobile workbench to your home screen.',
    android: {
      title: 'Install on an Android phone',
      steps: [
        'Open /m of this site in Chrome and sign in',
        'Tap the menu at the top right and choose “Install app”',
        'Tap “Install” in the window that opens',
        'Open the mobile workbench from the home screen',
      ],
    },
    ios: {
      title: 'Install on an iPhone',
      steps: [
        'Open /m of this site in Safari and sign in',
        'Tap the share button at the bottom',
        'Choose “Add to Home Screen” in the list',
        'Tap “Add”, then open it from the home screen',
      ],
    },
  },

  install: {
    title: 'Install the required software',
    intro:
      'The desktop helper runs on your computer to collect shop data and to translate and upload product images. Before installing, please:',
    quitSecurityTool: 'Quit other security software',
    quitSecurityToolHint:
      'Security software may block the download by mistake; quit it from the taskbar at the bottom right.',
    removeOldPlugin: 'Remove the old plugin',
    removeOldPluginHint: 'The old plugin and the new software do not work side by side.',
    downloadAndInstall: 'Download and install',
    downloadAndInstallHint:
      'Unpack it, start it as “How to install” says, and keep the window open.',
  },

  downloading: {
    countdown: 'The download starts in {{seconds}} s',
    started: 'The download has started',
    again: 'Not started? Download again',
    casesTitle: 'What browsers show',
    chrome: {
      name: 'Chrome',
      steps: [
        'A download icon appears at the top right; click it to see the progress',
        'If the file is called uncommon, click “Keep”',
        'When done, open its folder and unpack it',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        'The list of downloads opens at the top right',
        'If it was blocked, point at the file, click “…” and choose “Keep”',
        'In the window that opens, expand “Show more” and click “Keep anyway”',
      ],
    },
    securityTool: {
      name: 'Browser of a security suite',
      steps: [
        'Choose where to save in the window that opens, and click “Download”',
        'If it warns of a risk, choose “Continue” or “Trust this file”',
        'If it still does not download, quit the security software and use Chrome or Edge',
      ],
    },
  },

  guides: {
    enlarge: 'Enlarge picture: {{step}}',
    previous: 'Previous',
    next: 'Next',
    position_one: 'Picture {{place}} of {{count}}',
    position_other: 'Picture {{place}} of {{count}}',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Download the plugin and unpack it into a folder that you will keep',
          'Type chrome://extensions into the address bar to open the extensions page',
          'Turn on “Developer mode” at the top right',
          'Click “Load unpacked” and choose that folder',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Download the plugin and unpack it into a folder that you will keep',
          'Type edge://extensions into the address bar to open the extensions page',
          'Turn on “Developer mode” at the left',
          'Click “Load unpacked” and choose that folder',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'Quit other security software from the taskbar at the bottom right',
          'Download the archive and unpack it into a folder that you will keep',
          'Double-click start.cmd in the folder; if the publisher is called unknown, click “More info”, then “Run anyway”',
          'Once the window shows the name of the helper it is running; keep the window open',
        ],
      },
      mac: {
        name: 'macOS and Linux',
        steps: [
          'Choose the version for your computer: Apple silicon, Intel or Linux; for the portable one, first install Node.js 22 or later from nodejs.org',
          'Download the archive and unpack it into a folder that you will keep',
          'Open a terminal in the folder and run the command that the download page gives under “How to start”',
          'Once the terminal shows the name of the helper it is running; keep the terminal open',
        ],
      },
    },
  },

  picture: {
    download: 'Download',
    keep: 'Keep',
    developerMode: 'Developer mode',
    load: 'Load unpacked',
    edgeDeveloperMode: 'Developer mode',
    edgeLoad: 'Load unpacked',
    extensions: 'Extensions',
    install: 'Install',
    remove: 'Remove',
    delete: 'Delete',
    quit: 'Quit',
    trash: 'Trash',
    running: 'Running',
    confirm: 'Confirm',
    address: 'this-site/m',
    signIn: 'Sign in',
    installApp: 'Install app',
    workbench: 'Workbench',
    addToHome: 'Add to Home Screen',
    add: 'Add',
  },

  downloadPage: {
    softwareText:
      'Collects shop data and translates and uploads product images on your computer. Bosses need it; managers and finance who use a main account do too.',
    softwareNeeds:
      'Windows 10 or later, macOS 13.5 or later, or Linux; the portable version needs Node.js 22',
    pluginText:
      'Gathers statistics of shops in the browser. Managers and finance who may use a main account need it. It also collects the product that you are looking at for AI listing.',
    pluginNeeds: 'Chrome or Edge 126 or later',
    needs: 'Requires: {{needs}}',
    best: 'Downloads: {{platform}}, {{size}}',
    appText: 'Ship and receive on the phone. Shippers need it.',
  },

  removal: {
    intro:
      'Remove the old plugin before you install the new version; or remove the software when you no longer need it.',
    chrome: {
      name: 'Remove the plugin from Chrome',
      steps: [
        'Type chrome://extensions into the address bar',
        'Find the old plugin, click “Remove” and confirm',
      ],
    },
    edge: {
      name: 'Remove the plugin from Edge',
      steps: [
        'Type edge://extensions into the address bar',
        'Find the old plugin, click “Remove” and confirm',
      ],
    },
    securityTool: {
      name: 'Remove the plugin from the browser of a security suite',
      steps: [
        'Open the menu at the top right and choose “Extensions”',
        'Find the old plugin and click “Remove”',
      ],
    },
    windows: {
      name: 'Remove the desktop helper from Windows',
      steps: [
        'Press Ctrl+C in the window of the desktop helper, or close it',
        'Delete the unpacked folder, and .seller-helper in your home folder',
      ],
    },
    mac: {
      name: 'Remove the desktop helper from macOS and Linux',
      steps: [
        'Press Ctrl+C in the terminal that runs the desktop helper',
        'Delete the unpacked folder, and .seller-helper in your home folder',
      ],
    },
    data: 'Removing software or plugin deletes none of your shop and sales data on this site.',
  },

  introduction: {
    title: 'Desktop helper and statistics plugin',
    intro:
      'The web is for seeing and managing; what has to happen on your own computer is done by the desktop helper and the plugin.',
    points: [
      {
        heading: 'Desktop helper',
        text: 'Collects shop data, translates product images, and uploads images to the marketplace over your own network. Account sessions are used only between your computer and the marketplace.',
      },
      {
        heading: 'Statistics plugin',
        text: 'Installed in Chrome or Edge, for managers and finance who use a main account to gather shop statistics. It also collects the product that you are looking at for AI listing.',
      },
      {
        heading: 'Mobile app',
        text: 'For shippers to confirm packing, shipping and receipt on the phone.',
      },
    ],
    needsTitle: 'Requirements',
    toDownload: 'Go to downloads',
  },
} satisfies CompleteTranslation<'desktop'>;
