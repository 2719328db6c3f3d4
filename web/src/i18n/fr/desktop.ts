import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'Assistant de bureau',
  plugin: 'Plugin de statistiques',
  app: 'Appli mobile',
  version: 'Version {{version}}',
  forThisMachine: 'Pour cet ordinateur',
  allDownloads: 'Tous les téléchargements',
  checksum: 'Somme de contrôle SHA-256',
  checksumOf: 'Somme de contrôle de {{file}}',
  copy: 'Copier',
  copyOf: 'Copier {{what}}',
  copied: 'Copié',
  copyFailed:
    'Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le à la main.',
  commandOf: 'Commande pour {{system}}',
  madeForOthers:
    'Ce fichier a été préparé pour {{origins}} et ne fonctionne pas avec ce site. Demandez à l’administrateur de le refaire.',
  platforms: {
    WIN_X64: 'Windows (64 bits)',
    WIN_ARM64: 'Windows (ARM)',
    MAC_ARM64: 'macOS (puce Apple)',
    MAC_X64: 'macOS (Intel)',
    LINUX_X64: 'Linux (x64)',
    LINUX_ARM64: 'Linux (ARM64)',
  },
  anyPlatform: { software: 'Version portable (avec Node.js 22)', plugin: 'Chrome et Edge' },
  checking: {
    title: 'Vérifier un téléchargement',
    intro:
      'Exécutez cette commande dans le dossier du téléchargement. Si le résultat est identique à la somme ci-dessus, le fichier est complet et intact.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'Démarrer l’assistant de bureau',
    intro:
      'Décompressez l’archive et exécutez, dans son dossier, la commande du fichier téléchargé. L’adresse qu’elle contient est celle de ce site :',
    after:
      'Laissez la fenêtre ouverte. Les pages comme « Statistiques » se connectent en quelques secondes ; Ctrl+C l’arrête.',
  },
  download: 'Télécharger',
  downloadFile: 'Télécharger {{file}}',
  downloadProduct: 'Télécharger : {{product}}',
  guide: 'Guide d’installation',
  guideOf: 'Guide d’installation : {{product}}',
  uninstallTutorial: 'Guide de désinstallation',
  newTab: ' (s’ouvre dans un nouvel onglet)',

  notOffered: 'Pas encore publié',
  notOfferedHint: 'Ce site ne propose pas encore d’installateur.',
  notOfferedContact: 'Si vous en avez besoin, contactez l’assistance : {{contact}}.',
  notOfferedMake:
    'Pour l’essayer ou développer sur cet ordinateur, exécutez npm run helper:build, puis rechargez cette page.',

  appDownload: 'Téléchargement de l’appli',
  appScan: 'Scannez le code QR avec votre téléphone et choisissez son système.',
  appForShippers:
    'Les préparateurs ont besoin de l’appli mobile pour expédier ; elle est facultative pour propriétaires, gérants et comptables.',
  inDevelopment: 'L’appli est en développement',
  androidTitle: 'Appli pour Android',
  iosTitle: 'Appli pour iOS',
  inDevelopmentHint:
    'Dès sa sortie dans les boutiques d’applications, vous la trouverez ici. En attendant, utilisez l’espace mobile ci-dessous.',
  getApp: 'Obtenir l’appli',
  workbench: {
    title: 'L’espace mobile, disponible dès maintenant',
    intro:
      'Sans passer par une boutique d’applications : scanner, emballer, expédier et réceptionner, même sans réseau.',
    install: 'Installer sur le téléphone',
    open: 'Ouvrir l’espace mobile',
    byScan:
      'Scannez le code et suivez les images pour ajouter l’espace mobile à votre écran d’accueil.',
    android: {
      title: 'Installer sur un téléphone Android',
      steps: [
        'Ouvrez /m de ce site dans Chrome et connectez-vous',
        'Touchez le menu en haut à droite et choisissez « Installer l’application »',
        'Touchez « Installer » dans la fenêtre qui s’ouvre',
        'Ouvrez l’espace mobile depuis l’écran d’accueil',
      ],
    },
    ios: {
      title: 'Installer sur un iPhone',
      steps: [
        'Ouvrez /m de ce site dans Safari et connectez-vous',
        'Touchez le bouton de partage en bas',
        'Choisissez « Sur l’écran d’accueil » dans la liste',
        'Touchez « Ajouter », puis ouvrez-le depuis l’écran d’accueil',
      ],
    },
  },

  install: {
    title: 'Installer les logiciels requis',
    intro:
      'L’assistant de bureau fonctionne sur votre ordinateur pour collecter les données des boutiques, traduire les images de produits et les envoyer. Avant de l’installer :',
    quitSecurityTool: 'Quittez les autres logiciels de sécurité',
    quitSecurityToolHint:
      'Un logiciel de sécurité peut bloquer le téléchargement par erreur ; quittez-le depuis la barre des tâches, en bas à droite.',
    removeOldPlugin: 'Retirez l’ancien plugin',
    removeOldPluginHint: 'L’ancien plugin et le nouveau logiciel ne fonctionnent pas ensemble.',
    downloadAndInstall: 'Téléchargez et installez',
    downloadAndInstallHint:
      'Décompressez l’archive, démarrez-le selon le « Guide d’installation » et laissez la fenêtre ouverte.',
  },

  downloading: {
    countdown: 'Le téléchargement commence dans {{seconds}} s',
    started: 'Le téléchargement a commencé',
    again: 'Rien ne se passe ? Télécharger de nouveau',
    casesTitle: 'Ce qu’affichent les navigateurs',
    chrome: {
      name: 'Chrome',
      steps: [
        'Une icône de téléchargement apparaît en haut à droite ; cliquez dessus pour voir la progression',
        'Si le fichier est dit inhabituel, cliquez sur « Conserver »',
        'Une fois terminé, ouvrez son dossier et décompressez-le',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        'La liste des téléchargements s’ouvre en haut à droite',
        'S’il a été bloqué, pointez le fichier, cliquez sur « … » et choisissez « Conserver »',
        'Dans la fenêtre qui s’ouvre, dépliez « Afficher plus » et cliquez sur « Conserver quand même »',
      ],
    },
    securityTool: {
      name: 'Navigateur d’une suite de sécurité',
      steps: [
        'Choisissez l’emplacement dans la fenêtre qui s’ouvre et cliquez sur « Télécharger »',
        'En cas d’avertissement, choisissez « Continuer » ou « Faire confiance à ce fichier »',
        'Si le téléchargement échoue toujours, quittez le logiciel de sécurité et utilisez Chrome ou Edge',
      ],
    },
  },

  guides: {
    enlarge: 'Agrandir l’image : {{step}}',
    previous: 'Précédent',
    next: 'Suivant',
    position: 'Image {{place}} sur {{count}}',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Téléchargez le plugin et décompressez-le dans un dossier que vous garderez',
          'Saisissez chrome://extensions dans la barre d’adresse pour ouvrir la page des extensions',
          'Activez le « Mode développeur » en haut à droite',
          'Cliquez sur « Charger l’extension non empaquetée » et choisissez ce dossier',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Téléchargez le plugin et décompressez-le dans un dossier que vous garderez',
          'Saisissez edge://extensions dans la barre d’adresse pour ouvrir la page des extensions',
          'Activez le « Mode développeur » à gauche',
          'Cliquez sur « Charger l’extension décompressée » et choisissez ce dossier',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'Quittez les autres logiciels de sécurité depuis la barre des tâches, en bas à droite',
          'Téléchargez l’archive et décompressez-la dans un dossier que vous garderez',
          'Double-cliquez sur start.cmd dans le dossier ; si l’éditeur est dit inconnu, cliquez sur « Informations complémentaires », puis « Exécuter quand même »',
          'Dès que la fenêtre affiche le nom de l’assistant, il fonctionne ; laissez-la ouverte',
        ],
      },
      mac: {
        name: 'macOS et Linux',
        steps: [
          'Choisissez la version de votre ordinateur : puce Apple, Intel ou Linux ; pour la version portable, installez d’abord Node.js 22 ou plus récent depuis nodejs.org',
          'Téléchargez l’archive et décompressez-la dans un dossier que vous garderez',
          'Ouvrez un terminal dans le dossier et exécutez la commande que la page de téléchargement donne sous « Démarrer l’assistant de bureau »',
          'Dès que le terminal affiche le nom de l’assistant, il fonctionne ; laissez-le ouvert',
        ],
      },
    },
  },

  picture: {
    download: 'Télécharger',
    keep: 'Conserver',
    developerMode: 'Mode développeur',
    load: 'Charger l’extension',
    edgeDeveloperMode: 'Mode développeur',
    edgeLoad: 'Charger l’extension',
    extensions: 'Extensions',
    install: 'Installer',
    remove: 'Supprimer',
    delete: 'Supprimer',
    quit: 'Quitter',
    trash: 'Corbeille',
    running: 'En marche',
    confirm: 'Confirmer',
    address: 'ce-site/m',
    signIn: 'Se connecter',
    installApp: 'Installer l’appli',
    workbench: 'Espace mobile',
    addToHome: 'Sur l’écran d’accueil',
    add: 'Ajouter',
  },

  downloadPage: {
    softwareText:
      'Collecte les données des boutiques, traduit et envoie les images de produits depuis votre ordinateur. Requis pour les propriétaires, ainsi que pour les gérants et comptables qui utilisent un compte principal.',
    softwareNeeds:
      'Windows 10 ou plus récent, macOS 13.5 ou plus récent, ou Linux ; la version portable demande Node.js 22',
    pluginText:
      'Recueille les statistiques des boutiques dans le navigateur. Requis pour les gérants et comptables autorisés à utiliser un compte principal. Il collecte aussi le produit que vous regardez, pour la Publication IA.',
    pluginNeeds: 'Chrome ou Edge 126 ou plus récent',
    needs: 'Configuration requise : {{needs}}',
    best: 'Téléchargement : {{platform}}, {{size}}',
    appText: 'Expédier et réceptionner sur le téléphone. Requis pour les préparateurs.',
  },

  removal: {
    intro:
      'Retirez l’ancien plugin avant d’installer la nouvelle version ; ou retirez le logiciel si vous n’en avez plus besoin.',
    chrome: {
      name: 'Retirer le plugin de Chrome',
      steps: [
        'Saisissez chrome://extensions dans la barre d’adresse',
        'Trouvez l’ancien plugin, cliquez sur « Supprimer » et confirmez',
      ],
    },
    edge: {
      name: 'Retirer le plugin d’Edge',
      steps: [
        'Saisissez edge://extensions dans la barre d’adresse',
        'Trouvez l’ancien plugin, cliquez sur « Supprimer » et confirmez',
      ],
    },
    securityTool: {
      name: 'Retirer le plugin du navigateur d’une suite de sécurité',
      steps: [
        'Ouvrez le menu en haut à droite et choisissez « Extensions »',
        'Trouvez l’ancien plugin et cliquez sur « Supprimer »',
      ],
    },
    windows: {
      name: 'Retirer l’assistant de bureau de Windows',
      steps: [
        'Appuyez sur Ctrl+C dans la fenêtre de l’assistant de bureau, ou fermez-la',
        'Supprimez le dossier décompressé, et .seller-helper dans votre dossier personnel',
      ],
    },
    mac: {
      name: 'Retirer l’assistant de bureau de macOS et Linux',
      steps: [
        'Appuyez sur Ctrl+C dans le terminal de l’assistant de bureau',
        'Supprimez le dossier décompressé, et .seller-helper dans votre dossier personnel',
      ],
    },
    data: 'Retirer le logiciel ou le plugin n’efface aucune donnée de boutique ou de vente sur ce site.',
  },

  introduction: {
    title: 'Assistant de bureau et plugin de statistiques',
    intro:
      'Le web sert à consulter et à gérer ; ce qui doit se faire sur votre ordinateur revient à l’assistant de bureau et au plugin.',
    points: [
      {
        heading: 'Assistant de bureau',
        text: 'Collecte les données des boutiques, traduit les images de produits et les envoie à la marketplace par votre propre réseau. Les sessions des comptes ne servent qu’entre votre ordinateur et la marketplace.',
      },
      {
        heading: 'Plugin de statistiques',
        text: 'S’installe dans Chrome ou Edge, pour que les gérants et comptables qui utilisent un compte principal recueillent les statistiques des boutiques. Il collecte aussi le produit que vous regardez, pour la Publication IA.',
      },
      {
        heading: 'Appli mobile',
        text: 'Permet aux préparateurs de confirmer emballage, envoi et réception sur leur téléphone.',
      },
    ],
    needsTitle: 'Configuration requise',
    toDownload: 'Aller aux téléchargements',
  },
} satisfies CompleteTranslation<'desktop'>;
