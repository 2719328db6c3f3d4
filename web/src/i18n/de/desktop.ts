import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'Desktop-Helfer',
  plugin: 'Statistik-Plugin',
  app: 'Mobile App',
  version: 'Version {{version}}',
  forThisMachine: 'Für diesen Rechner',
  allDownloads: 'Alle Downloads',
  checksum: 'SHA-256-Prüfsumme',
  checksumOf: 'Prüfsumme von {{file}}',
  copy: 'Kopieren',
  copyOf: '{{what}} kopieren',
  copied: 'Kopiert',
  copyFailed:
    'Der Browser erlaubt das Kopieren nicht. Bitte markieren Sie den Text und kopieren Sie ihn von Hand.',
  commandOf: 'Befehl für {{system}}',
  madeForOthers:
    'Diese Datei wurde für {{origins}} erstellt und funktioniert mit dieser Website nicht. Bitten Sie den Administrator, sie neu zu erstellen.',
  platforms: {
    WIN_X64: 'Windows (64 Bit)',
    WIN_ARM64: 'Windows (ARM)',
    MAC_ARM64: 'macOS (Apple-Chip)',
    MAC_X64: 'macOS (Intel)',
    LINUX_X64: 'Linux (x64)',
    LINUX_ARM64: 'Linux (ARM64)',
  },
  anyPlatform: { software: 'Portabel (benötigt Node.js 22)', plugin: 'Chrome und Edge' },
  checking: {
    title: 'So prüfen Sie einen Download',
    intro:
      'Führen Sie diesen Befehl im Ordner des Downloads aus. Stimmt das Ergebnis mit der Prüfsumme oben überein, ist die Datei vollständig und unverändert.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'So starten Sie den Desktop-Helfer',
    intro:
      'Entpacken Sie das Archiv und führen Sie in dessen Ordner den Befehl für die heruntergeladene Datei aus. Die Adresse darin ist diese Website:',
    after:
      'Lassen Sie das Fenster geöffnet. Seiten wie „Statistik“ verbinden sich in wenigen Sekunden; mit Strg+C beenden Sie ihn.',
  },
  download: 'Herunterladen',
  downloadFile: '{{file}} herunterladen',
  downloadProduct: '{{product}} herunterladen',
  guide: 'Installationsanleitung',
  guideOf: 'Installationsanleitung: {{product}}',
  uninstallTutorial: 'Deinstallationsanleitung',
  newTab: ' (öffnet in neuem Tab)',

  notOffered: 'Noch nicht veröffentlicht',
  notOfferedHint: 'Diese Website bietet noch kein Installationspaket an.',
  notOfferedContact: 'Wenn Sie es benötigen, wenden Sie sich an den Support: {{contact}}.',
  notOfferedMake:
    'Zum Testen oder Entwickeln auf diesem Rechner führen Sie npm run helper:build aus und laden dann diese Seite neu.',

  appDownload: 'App-Download',
  appScan: 'Scannen Sie den QR-Code mit dem Smartphone und wählen Sie dessen System.',
  appForShippers:
    'Versandmitarbeiter brauchen die mobile App für den Versand; für Inhaber, Manager und Buchhaltung ist sie optional.',
  inDevelopment: 'Die App ist in Entwicklung',
  androidTitle: 'App für Android',
  iosTitle: 'App für iOS',
  inDevelopmentHint:
    'Sobald sie in den App-Stores ist, erhalten Sie sie hier. Bis dahin nutzen Sie den mobilen Arbeitsbereich unten.',
  getApp: 'Zur App',
  workbench: {
    title: 'Mobiler Arbeitsbereich, jetzt verfügbar',
    intro:
      'Ohne App-Store auf dem Startbildschirm: scannen, verpacken, versenden und einlagern, auch ohne Netz.',
    install: 'Auf Smartphone installieren',
    open: 'Mobilen Arbeitsbereich öffnen',
    byScan:
      'Scannen Sie den Code und folgen Sie den Bildern, um den mobilen Arbeitsbereich auf den Startbildschirm zu legen.',
    android: {
      title: 'Auf einem Android-Smartphone installieren',
      steps: [
        'Öffnen Sie /m dieser Website in Chrome und melden Sie sich an',
        'Tippen Sie oben rechts auf das Menü und wählen Sie „App installieren“',
        'Tippen Sie im geöffneten Fenster auf „Installieren“',
        'Öffnen Sie den mobilen Arbeitsbereich vom Startbildschirm',
      ],
    },
    ios: {
      title: 'Auf einem iPhone installieren',
      steps: [
        'Öffnen Sie /m dieser Website in Safari und melden Sie sich an',
        'Tippen Sie unten auf die Teilen-Taste',
        'Wählen Sie in der Liste „Zum Home-Bildschirm“',
        'Tippen Sie auf „Hinzufügen“ und öffnen Sie ihn dann vom Home-Bildschirm',
      ],
    },
  },

  install: {
    title: 'Benötigte Software installieren',
    intro:
      'Der Desktop-Helfer läuft auf Ihrem Rechner, erfasst Shopdaten und übersetzt Produktbilder und lädt sie hoch. Bitte erledigen Sie vor der Installation:',
    quitSecurityTool: 'Andere Sicherheitssoftware beenden',
    quitSecurityToolHint:
      'Sicherheitssoftware kann den Download irrtümlich blockieren; beenden Sie sie unten rechts in der Taskleiste.',
    removeOldPlugin: 'Altes Plugin entfernen',
    removeOldPluginHint: 'Das alte Plugin und die neue Software funktionieren nicht zusammen.',
    downloadAndInstall: 'Herunterladen und installieren',
    downloadAndInstallHint:
      'Entpacken Sie das Archiv, starten Sie es nach der „Installationsanleitung“ und lassen Sie das Fenster geöffnet.',
  },

  downloading: {
    countdown: 'Der Download startet in {{seconds}} s',
    started: 'Der Download hat begonnen',
    again: 'Nicht gestartet? Erneut herunterladen',
    casesTitle: 'Was Browser anzeigen',
    chrome: {
      name: 'Chrome',
      steps: [
        'Oben rechts erscheint ein Download-Symbol; klicken Sie darauf, um den Fortschritt zu sehen',
        'Wird die Datei als ungewöhnlich gemeldet, klicken Sie auf „Behalten“',
        'Öffnen Sie danach den Ordner und entpacken Sie die Datei',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        'Oben rechts öffnet sich die Liste der Downloads',
        'Wurde die Datei blockiert, zeigen Sie darauf, klicken Sie auf „…“ und wählen Sie „Behalten“',
        'Klappen Sie im geöffneten Fenster „Mehr anzeigen“ auf und klicken Sie auf „Trotzdem behalten“',
      ],
    },
    securityTool: {
      name: 'Browser einer Sicherheitssoftware',
      steps: [
        'Wählen Sie im geöffneten Fenster den Speicherort und klicken Sie auf „Herunterladen“',
        'Bei einer Risikowarnung wählen Sie „Fortfahren“ oder „Dieser Datei vertrauen“',
        'Klappt der Download weiterhin nicht, beenden Sie die Sicherheitssoftware und verwenden Sie Chrome oder Edge',
      ],
    },
  },

  guides: {
    enlarge: 'Bild vergrößern: {{step}}',
    previous: 'Zurück',
    next: 'Weiter',
    position: 'Bild {{place}} von {{count}}',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Laden Sie das Plugin herunter und entpacken Sie es in einen Ordner, den Sie behalten',
          'Geben Sie chrome://extensions in die Adressleiste ein, um die Erweiterungen zu öffnen',
          'Schalten Sie oben rechts den „Entwicklermodus“ ein',
          'Klicken Sie auf „Entpackte Erweiterung laden“ und wählen Sie diesen Ordner',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Laden Sie das Plugin herunter und entpacken Sie es in einen Ordner, den Sie behalten',
          'Geben Sie edge://extensions in die Adressleiste ein, um die Erweiterungen zu öffnen',
          'Schalten Sie links den „Entwicklermodus“ ein',
          'Klicken Sie auf „Entpackte Erweiterung laden“ und wählen Sie diesen Ordner',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'Beenden Sie andere Sicherheitssoftware unten rechts in der Taskleiste',
          'Laden Sie das Archiv herunter und entpacken Sie es in einen Ordner, den Sie behalten',
          'Doppelklicken Sie im Ordner auf start.cmd; wird der Herausgeber als unbekannt gemeldet, klicken Sie auf „Weitere Informationen“ und dann auf „Trotzdem ausführen“',
          'Sobald das Fenster den Namen des Helfers zeigt, läuft er; lassen Sie das Fenster geöffnet',
        ],
      },
      mac: {
        name: 'macOS und Linux',
        steps: [
          'Wählen Sie die Version für Ihren Rechner: Apple-Chip, Intel oder Linux; für die portable installieren Sie zuerst Node.js 22 oder neuer von nodejs.org',
          'Laden Sie das Archiv herunter und entpacken Sie es in einen Ordner, den Sie behalten',
          'Öffnen Sie im Ordner ein Terminal und führen Sie den Befehl aus, den die Download-Seite unter „So starten Sie den Desktop-Helfer“ nennt',
          'Sobald das Terminal den Namen des Helfers zeigt, läuft er; lassen Sie das Terminal geöffnet',
        ],
      },
    },
  },

  picture: {
    download: 'Herunterladen',
    keep: 'Behalten',
    developerMode: 'Entwicklermodus',
    load: 'Entpackte laden',
    edgeDeveloperMode: 'Entwicklermodus',
    edgeLoad: 'Entpackte laden',
    extensions: 'Erweiterungen',
    install: 'Installieren',
    remove: 'Entfernen',
    delete: 'Löschen',
    quit: 'Beenden',
    trash: 'Papierkorb',
    running: 'Läuft',
    confirm: 'Bestätigen',
    address: 'diese-Website/m',
    signIn: 'Anmelden',
    installApp: 'App installieren',
    workbench: 'Arbeitsbereich',
    addToHome: 'Zum Home-Bildschirm',
    add: 'Hinzufügen',
  },

  downloadPage: {
    softwareText:
      'Erfasst Shopdaten auf Ihrem Rechner, übersetzt Produktbilder und lädt sie hoch. Für Inhaber erforderlich, ebenso für Manager und Buchhaltung, die ein Hauptkonto nutzen.',
    softwareNeeds:
      'Windows 10 oder neuer, macOS 13.5 oder neuer oder Linux; die portable Version benötigt Node.js 22',
    pluginText:
      'Erhebt Shopstatistiken im Browser. Erforderlich für Manager und Buchhaltung, die ein Hauptkonto nutzen dürfen. Er sammelt auch das Produkt, das Sie gerade ansehen, für die KI-Listings.',
    pluginNeeds: 'Chrome oder Edge ab Version 126',
    needs: 'Voraussetzung: {{needs}}',
    best: 'Download: {{platform}}, {{size}}',
    appText: 'Versenden und einlagern auf dem Smartphone. Für Versandmitarbeiter erforderlich.',
  },

  removal: {
    intro:
      'Entfernen Sie das alte Plugin, bevor Sie die neue Version installieren; oder entfernen Sie die Software, wenn Sie sie nicht mehr brauchen.',
    chrome: {
      name: 'Plugin aus Chrome entfernen',
      steps: [
        'Geben Sie chrome://extensions in die Adressleiste ein',
        'Suchen Sie das alte Plugin, klicken Sie auf „Entfernen“ und bestätigen Sie',
      ],
    },
    edge: {
      name: 'Plugin aus Edge entfernen',
      steps: [
        'Geben Sie edge://extensions in die Adressleiste ein',
        'Suchen Sie das alte Plugin, klicken Sie auf „Entfernen“ und bestätigen Sie',
      ],
    },
    securityTool: {
      name: 'Plugin aus dem Browser einer Sicherheitssoftware entfernen',
      steps: [
        'Öffnen Sie oben rechts das Menü und wählen Sie „Erweiterungen“',
        'Suchen Sie das alte Plugin und klicken Sie auf „Entfernen“',
      ],
    },
    windows: {
      name: 'Desktop-Helfer von Windows entfernen',
      steps: [
        'Drücken Sie im Fenster des Desktop-Helfers Strg+C oder schließen Sie es',
        'Löschen Sie den entpackten Ordner und .seller-helper in Ihrem Benutzerordner',
      ],
    },
    mac: {
      name: 'Desktop-Helfer von macOS und Linux entfernen',
      steps: [
        'Drücken Sie im Terminal des Desktop-Helfers Strg+C',
        'Löschen Sie den entpackten Ordner und .seller-helper in Ihrem Benutzerordner',
      ],
    },
    data: 'Das Entfernen von Software oder Plugin löscht keine Shop- und Verkaufsdaten auf dieser Website.',
  },

  introduction: {
    title: 'Desktop-Helfer und Statistik-Plugin',
    intro:
      'Das Web dient dem Ansehen und Verwalten; was auf Ihrem eigenen Rechner geschehen muss, erledigen Desktop-Helfer und Plugin.',
    points: [
      {
        heading: 'Desktop-Helfer',
        text: 'Erfasst Shopdaten, übersetzt Produktbilder und lädt Bilder über Ihr eigenes Netzwerk auf den Marktplatz. Kontositzungen werden nur zwischen Ihrem Rechner und dem Marktplatz verwendet.',
      },
      {
        heading: 'Statistik-Plugin',
        text: 'Wird in Chrome oder Edge installiert; damit erheben Manager und Buchhaltung mit Hauptkonto die Shopstatistiken. Er sammelt auch das Produkt, das Sie gerade ansehen, für die KI-Listings.',
      },
      {
        heading: 'Mobile App',
        text: 'Damit bestätigen Versandmitarbeiter Verpacken, Versand und Einlagerung auf dem Smartphone.',
      },
    ],
    needsTitle: 'Voraussetzungen',
    toDownload: 'Zu den Downloads',
  },
} satisfies CompleteTranslation<'desktop'>;
