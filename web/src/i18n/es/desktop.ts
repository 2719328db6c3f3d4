import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'Asistente de escritorio',
  plugin: 'Extensión de estadísticas',
  app: 'App móvil',
  version: 'Versión {{version}}',
  forThisMachine: 'Para este equipo',
  allDownloads: 'Todas las descargas',
  checksum: 'Suma SHA-256',
  checksumOf: 'Suma de comprobación de {{file}}',
  copy: 'Copiar',
  copyOf: 'Copiar {{what}}',
  copied: 'Copiado',
  copyFailed: 'El navegador no permite copiar. Seleccione el texto y cópielo a mano.',
  commandOf: 'Comando para {{system}}',
  madeForOthers:
    'Este archivo se hizo para {{origins}} y no funciona con este sitio. Pida al administrador que lo genere de nuevo.',
  platforms: {
    WIN_X64: 'Windows (64 bits)',
    WIN_ARM64: 'Windows (ARM)',
    MAC_ARM64: 'macOS (Apple Silicon)',
    MAC_X64: 'macOS (Intel)',
    LINUX_X64: 'Linux (x64)',
    LINUX_ARM64: 'Linux (ARM64)',
  },
  anyPlatform: { software: 'Versión portable (requiere Node.js 22)', plugin: 'Chrome y Edge' },
  checking: {
    title: 'Cómo comprobar la descarga',
    intro:
      'Ejecute este comando en la carpeta de la descarga. Si el resultado coincide con la suma de arriba, el archivo está completo y sin cambios.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'Cómo iniciar el asistente de escritorio',
    intro:
      'Descomprímalo y ejecute en su carpeta el comando del archivo que descargó. La dirección que contiene es la de este sitio:',
    after:
      'Deje la ventana abierta. Páginas como “Estadísticas” se conectan en segundos; pulse Ctrl+C para detenerlo.',
  },
  download: 'Descargar',
  downloadFile: 'Descargar {{file}}',
  downloadProduct: 'Descargar: {{product}}',
  guide: 'Cómo instalar',
  guideOf: 'Cómo instalar: {{product}}',
  uninstallTutorial: 'Cómo desinstalar',
  newTab: ' (se abre en otra pestaña)',

  notOffered: 'Aún no publicado',
  notOfferedHint: 'Este sitio todavía no ofrece un instalador.',
  notOfferedContact: 'Si lo necesita, contacte con soporte: {{contact}}.',
  notOfferedMake:
    'Para probarlo o desarrollar en este equipo, ejecute npm run helper:build y recargue esta página.',

  appDownload: 'Descargar la app',
  appScan: 'Escanee el código QR con el móvil y elija su sistema.',
  appForShippers:
    'Los encargados de envíos necesitan la app móvil; para BOSS, gerentes y finanzas es opcional.',
  inDevelopment: 'La app está en desarrollo',
  androidTitle: 'App para Android',
  iosTitle: 'App para iOS',
  inDevelopmentHint:
    'Cuando esté en las tiendas de apps, podrá obtenerla aquí. Mientras tanto, use el panel móvil de abajo.',
  getApp: 'Obtener la app',
  workbench: {
    title: 'El panel móvil ya está disponible',
    intro:
      'Añádalo a la pantalla de inicio sin tienda de apps: escanear, embalar, enviar y recibir, incluso sin red.',
    install: 'Añadir al móvil',
    open: 'Abrir el panel móvil',
    byScan:
      'Escanee el código y siga las imágenes para añadir el panel móvil a la pantalla de inicio.',
    android: {
      title: 'Instalar en un móvil Android',
      steps: [
        'Abra /m de este sitio en Chrome e inicie sesión',
        'Toque el menú de arriba a la derecha y elija “Instalar app”',
        'Toque “Instalar” en la ventana que se abre',
        'Abra el panel móvil desde la pantalla de inicio',
      ],
    },
    ios: {
      title: 'Instalar en un iPhone',
      steps: [
        'Abra /m de este sitio en Safari e inicie sesión',
        'Toque el botón de compartir de abajo',
        'Elija “Añadir a pantalla de inicio” en la lista',
        'Toque “Añadir” y ábralo desde la pantalla de inicio',
      ],
    },
  },

  install: {
    title: 'Instalar el software necesario',
    intro:
      'El asistente de escritorio funciona en su equipo para capturar datos de tiendas y para traducir y subir imágenes de productos. Antes de instalar:',
    quitSecurityTool: 'Cierre otros programas de seguridad',
    quitSecurityToolHint:
      'Pueden bloquear la descarga por error; ciérrelos desde la barra de tareas, abajo a la derecha.',
    removeOldPlugin: 'Quite la extensión antigua',
    removeOldPluginHint: 'La extensión antigua y el software nuevo no funcionan a la vez.',
    downloadAndInstall: 'Descargue e instale',
    downloadAndInstallHint:
      'Descomprímalo, inícielo como indica “Cómo instalar” y deje la ventana abierta.',
  },

  downloading: {
    countdown: 'La descarga empieza en {{seconds}} s',
    started: 'La descarga ha comenzado',
    again: '¿No comenzó? Descargar de nuevo',
    casesTitle: 'Qué muestra cada navegador',
    chrome: {
      name: 'Chrome',
      steps: [
        'Arriba a la derecha aparece un icono de descarga; haga clic para ver el progreso',
        'Si avisa de que el archivo no es habitual, haga clic en “Conservar”',
        'Al terminar, abra su carpeta y descomprímalo',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        'La lista de descargas se abre arriba a la derecha',
        'Si se bloqueó, apunte al archivo, haga clic en “…” y elija “Conservar”',
        'En la ventana que se abre, despliegue “Mostrar más” y haga clic en “Conservar de todos modos”',
      ],
    },
    securityTool: {
      name: 'Navegador de un programa de seguridad',
      steps: [
        'En la ventana que se abre, elija dónde guardar y haga clic en “Descargar”',
        'Si avisa de un riesgo, elija “Continuar” o “Confiar en este archivo”',
        'Si aun así no descarga, cierre el programa de seguridad y use Chrome o Edge',
      ],
    },
  },

  guides: {
    enlarge: 'Ampliar imagen: {{step}}',
    previous: 'Anterior',
    next: 'Siguiente',
    position: 'Imagen {{place}} de {{count}}',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Descargue la extensión y descomprímala en una carpeta que vaya a conservar',
          'Escriba chrome://extensions en la barra de direcciones para abrir la página de extensiones',
          'Active “Modo de desarrollador” arriba a la derecha',
          'Haga clic en “Cargar descomprimida” y elija esa carpeta',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Descargue la extensión y descomprímala en una carpeta que vaya a conservar',
          'Escriba edge://extensions en la barra de direcciones para abrir la página de extensiones',
          'Active “Modo de desarrollador” a la izquierda',
          'Haga clic en “Cargar desempaquetada” y elija esa carpeta',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'Cierre otros programas de seguridad desde la barra de tareas, abajo a la derecha',
          'Descargue el archivo y descomprímalo en una carpeta que vaya a conservar',
          'Haga doble clic en start.cmd en la carpeta; si avisa de un editor desconocido, haga clic en “Más información” y luego en “Ejecutar de todas formas”',
          'Cuando la ventana muestre el nombre del asistente, ya está en marcha; deje la ventana abierta',
        ],
      },
      mac: {
        name: 'macOS y Linux',
        steps: [
          'Elija la versión de su equipo: Apple Silicon, Intel o Linux; para la portable, instale antes Node.js 22 o posterior desde nodejs.org',
          'Descargue el archivo y descomprímalo en una carpeta que vaya a conservar',
          'Abra un terminal en la carpeta y ejecute el comando de “Cómo iniciar” de la página de descargas',
          'Cuando el terminal muestre el nombre del asistente, ya está en marcha; déjelo abierto',
        ],
      },
    },
  },

  picture: {
    download: 'Descargar',
    keep: 'Conservar',
    developerMode: 'Desarrollador',
    load: 'Cargar descomprimida',
    edgeDeveloperMode: 'Desarrollador',
    edgeLoad: 'Cargar desempaquetada',
    extensions: 'Extensiones',
    install: 'Instalar',
    remove: 'Quitar',
    delete: 'Quitar',
    quit: 'Salir',
    trash: 'Papelera',
    running: 'En marcha',
    confirm: 'Confirmar',
    address: 'este-sitio/m',
    signIn: 'Entrar',
    installApp: 'Instalar app',
    workbench: 'Panel móvil',
    addToHome: 'Añadir a inicio',
    add: 'Añadir',
  },

  downloadPage: {
    softwareText:
      'Captura datos de tiendas y traduce y sube imágenes de productos en su equipo. Los BOSS lo necesitan; también los gerentes y el personal de finanzas que usan una cuenta principal.',
    softwareNeeds:
      'Windows 10 o posterior, macOS 13.5 o posterior, o Linux; la versión portable requiere Node.js 22',
    pluginText:
      'Recoge estadísticas de tiendas en el navegador. La necesitan los gerentes y el personal de finanzas autorizados a usar una cuenta principal. También recopila el producto que está viendo para la publicación con IA.',
    pluginNeeds: 'Chrome o Edge 126 o posterior',
    needs: 'Requiere: {{needs}}',
    best: 'Descarga: {{platform}}, {{size}}',
    appText: 'Envíos y recepción en el móvil. Los encargados de envíos la necesitan.',
  },

  removal: {
    intro:
      'Quite la extensión antigua antes de instalar la versión nueva, o elimine el software cuando ya no lo necesite.',
    chrome: {
      name: 'Quitar la extensión de Chrome',
      steps: [
        'Escriba chrome://extensions en la barra de direcciones',
        'Busque la extensión antigua, haga clic en “Quitar” y confirme',
      ],
    },
    edge: {
      name: 'Quitar la extensión de Edge',
      steps: [
        'Escriba edge://extensions en la barra de direcciones',
        'Busque la extensión antigua, haga clic en “Quitar” y confirme',
      ],
    },
    securityTool: {
      name: 'Quitar la extensión del navegador de un programa de seguridad',
      steps: [
        'Abra el menú de arriba a la derecha y elija “Extensiones”',
        'Busque la extensión antigua y haga clic en “Quitar”',
      ],
    },
    windows: {
      name: 'Eliminar el asistente de escritorio de Windows',
      steps: [
        'Pulse Ctrl+C en la ventana del asistente de escritorio o ciérrela',
        'Elimine la carpeta descomprimida y .seller-helper en su carpeta personal',
      ],
    },
    mac: {
      name: 'Eliminar el asistente de escritorio de macOS y Linux',
      steps: [
        'Pulse Ctrl+C en el terminal donde funciona el asistente de escritorio',
        'Elimine la carpeta descomprimida y .seller-helper en su carpeta personal',
      ],
    },
    data: 'Quitar el software o la extensión no borra sus datos de tiendas y ventas en este sitio.',
  },

  introduction: {
    title: 'Asistente de escritorio y extensión de estadísticas',
    intro:
      'La web sirve para consultar y gestionar; lo que debe hacerse en su propio equipo lo hacen el asistente de escritorio y la extensión.',
    points: [
      {
        heading: 'Asistente de escritorio',
        text: 'Captura datos de tiendas, traduce imágenes de productos y las sube a la plataforma por su propia red. Las sesiones de las cuentas solo se usan entre su equipo y la plataforma.',
      },
      {
        heading: 'Extensión de estadísticas',
        text: 'Se instala en Chrome o Edge, para que los gerentes y el personal de finanzas que usan una cuenta principal recojan estadísticas de tiendas. También recopila el producto que está viendo para la publicación con IA.',
      },
      {
        heading: 'App móvil',
        text: 'Para que los encargados de envíos confirmen embalaje, envío y recepción en el móvil.',
      },
    ],
    needsTitle: 'Requisitos',
    toDownload: 'Ir a descargas',
  },
} satisfies CompleteTranslation<'desktop'>;
