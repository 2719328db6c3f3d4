import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'Assistente de desktop',
  plugin: 'Extensão de estatísticas',
  app: 'App móvel',
  version: 'Versão {{version}}',
  forThisMachine: 'Para este computador',
  allDownloads: 'Todos os downloads',
  checksum: 'Soma SHA-256',
  checksumOf: 'Soma de verificação de {{file}}',
  copy: 'Copiar',
  copyOf: 'Copiar {{what}}',
  copied: 'Copiado',
  copyFailed: 'O navegador não permite copiar. Selecione o texto e copie manualmente.',
  commandOf: 'Comando para {{system}}',
  madeForOthers:
    'Este arquivo foi feito para {{origins}} e não funciona neste site. Peça ao administrador para gerá-lo de novo.',
  platforms: {
    WIN_X64: 'Windows (64 bits)',
    WIN_ARM64: 'Windows (ARM)',
    MAC_ARM64: 'macOS (Apple Silicon)',
    MAC_X64: 'macOS (Intel)',
    LINUX_X64: 'Linux (x64)',
    LINUX_ARM64: 'Linux (ARM64)',
  },
  anyPlatform: { software: 'Versão portátil (requer Node.js 22)', plugin: 'Chrome e Edge' },
  checking: {
    title: 'Como verificar o download',
    intro:
      'Execute este comando na pasta do download. Se o resultado for igual à soma acima, o arquivo está completo e inalterado.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'Como iniciar o assistente de desktop',
    intro:
      'Descompacte e execute, na pasta, o comando do arquivo baixado. O endereço nele é o deste site:',
    after:
      'Deixe a janela aberta. Páginas como “Estatísticas” se conectam em segundos; pressione Ctrl+C para parar.',
  },
  download: 'Baixar',
  downloadFile: 'Baixar {{file}}',
  downloadProduct: 'Baixar: {{product}}',
  guide: 'Como instalar',
  guideOf: 'Como instalar: {{product}}',
  uninstallTutorial: 'Como desinstalar',
  newTab: ' (abre em nova aba)',

  notOffered: 'Ainda não publicado',
  notOfferedHint: 'Este site ainda não oferece um instalador.',
  notOfferedContact: 'Se precisar, fale com o suporte: {{contact}}.',
  notOfferedMake:
    'Para testar ou desenvolver neste computador, execute npm run helper:build e recarregue esta página.',

  appDownload: 'Baixar o app',
  appScan: 'Escaneie o QR code com o celular e escolha o sistema.',
  appForShippers:
    'Expedidores precisam do app móvel para os envios; para BOSS, gerentes e financeiro é opcional.',
  inDevelopment: 'O app está em desenvolvimento',
  androidTitle: 'App para Android',
  iosTitle: 'App para iOS',
  inDevelopmentHint:
    'Quando estiver nas lojas de apps, você poderá baixá-lo aqui. Até lá, use o painel móvel abaixo.',
  getApp: 'Obter o app',
  workbench: {
    title: 'O painel móvel já está disponível',
    intro:
      'Adicione à tela inicial sem loja de apps: escanear, embalar, enviar e receber, mesmo sem rede.',
    install: 'Adicionar ao celular',
    open: 'Abrir o painel móvel',
    byScan: 'Escaneie o código e siga as imagens para adicionar o painel móvel à tela inicial.',
    android: {
      title: 'Instalar em um celular Android',
      steps: [
        'Abra /m deste site no Chrome e entre na conta',
        'Toque no menu no canto superior direito e escolha “Instalar app”',
        'Toque em “Instalar” na janela que se abre',
        'Abra o painel móvel pela tela inicial',
      ],
    },
    ios: {
      title: 'Instalar em um iPhone',
      steps: [
        'Abra /m deste site no Safari e entre na conta',
        'Toque no botão de compartilhar embaixo',
        'Escolha “Adicionar à Tela de Início” na lista',
        'Toque em “Adicionar” e abra pela tela de início',
      ],
    },
  },

  install: {
    title: 'Instalar o software necessário',
    intro:
      'O assistente de desktop roda no seu computador para coletar dados das lojas e traduzir e enviar imagens de produtos. Antes de instalar:',
    quitSecurityTool: 'Feche outros programas de segurança',
    quitSecurityToolHint:
      'Eles podem bloquear o download por engano; feche-os na barra de tarefas, no canto inferior direito.',
    removeOldPlugin: 'Remova a extensão antiga',
    removeOldPluginHint: 'A extensão antiga e o software novo não funcionam juntos.',
    downloadAndInstall: 'Baixe e instale',
    downloadAndInstallHint: 'Descompacte, inicie conforme “Como instalar” e deixe a janela aberta.',
  },

  downloading: {
    countdown: 'O download começa em {{seconds}} s',
    started: 'O download começou',
    again: 'Não começou? Baixar de novo',
    casesTitle: 'O que cada navegador mostra',
    chrome: {
      name: 'Chrome',
      steps: [
        'Um ícone de download aparece no canto superior direito; clique para ver o progresso',
        'Se avisar que o arquivo é incomum, clique em “Manter”',
        'Ao terminar, abra a pasta e descompacte',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        'A lista de downloads abre no canto superior direito',
        'Se foi bloqueado, aponte para o arquivo, clique em “…” e escolha “Manter”',
        'Na janela que se abre, expanda “Mostrar mais” e clique em “Manter mesmo assim”',
      ],
    },
    securityTool: {
      name: 'Navegador de um programa de segurança',
      steps: [
        'Na janela que se abre, escolha onde salvar e clique em “Baixar”',
        'Se avisar de um risco, escolha “Continuar” ou “Confiar neste arquivo”',
        'Se ainda não baixar, feche o programa de segurança e use o Chrome ou o Edge',
      ],
    },
  },

  guides: {
    enlarge: 'Ampliar imagem: {{step}}',
    previous: 'Anterior',
    next: 'Próxima',
    position: 'Imagem {{place}} de {{count}}',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Baixe a extensão e descompacte em uma pasta que você vá manter',
          'Digite chrome://extensions na barra de endereço para abrir a página de extensões',
          'Ative “Modo do desenvolvedor” no canto superior direito',
          'Clique em “Carregar sem compactação” e escolha essa pasta',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Baixe a extensão e descompacte em uma pasta que você vá manter',
          'Digite edge://extensions na barra de endereço para abrir a página de extensões',
          'Ative “Modo de desenvolvedor” à esquerda',
          'Clique em “Carregar sem pacote” e escolha essa pasta',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'Feche outros programas de segurança na barra de tarefas, no canto inferior direito',
          'Baixe o arquivo e descompacte em uma pasta que você vá manter',
          'Clique duas vezes em start.cmd na pasta; se avisar de fornecedor desconhecido, clique em “Mais informações” e em “Executar assim mesmo”',
          'Quando a janela mostrar o nome do assistente, ele está rodando; deixe a janela aberta',
        ],
      },
      mac: {
        name: 'macOS e Linux',
        steps: [
          'Escolha a versão do seu computador: Apple Silicon, Intel ou Linux; para a portátil, instale antes o Node.js 22 ou posterior em nodejs.org',
          'Baixe o arquivo e descompacte em uma pasta que você vá manter',
          'Abra um terminal na pasta e execute o comando de “Como iniciar” da página de downloads',
          'Quando o terminal mostrar o nome do assistente, ele está rodando; deixe o terminal aberto',
        ],
      },
    },
  },

  picture: {
    download: 'Baixar',
    keep: 'Manter',
    developerMode: 'Desenvolvedor',
    load: 'Carregar sem compactação',
    edgeDeveloperMode: 'Desenvolvedor',
    edgeLoad: 'Carregar sem pacote',
    extensions: 'Extensões',
    install: 'Instalar',
    remove: 'Remover',
    delete: 'Remover',
    quit: 'Sair',
    trash: 'Lixo',
    running: 'Rodando',
    confirm: 'Confirmar',
    address: 'este-site/m',
    signIn: 'Entrar',
    installApp: 'Instalar app',
    workbench: 'Painel móvel',
    addToHome: 'Adicionar à tela',
    add: 'Adicionar',
  },

  downloadPage: {
    softwareText:
      'Coleta dados das lojas e traduz e envia imagens de produtos no seu computador. Os BOSS precisam dele; gerentes e financeiro que usam uma conta principal também.',
    softwareNeeds:
      'Windows 10 ou posterior, macOS 13.5 ou posterior, ou Linux; a versão portátil requer Node.js 22',
    pluginText:
      'Reúne estatísticas das lojas no navegador. Gerentes e financeiro autorizados a usar uma conta principal precisam dela. Também coleta o produto que você está vendo para o anúncio com IA.',
    pluginNeeds: 'Chrome ou Edge 126 ou posterior',
    needs: 'Requer: {{needs}}',
    best: 'Baixa: {{platform}}, {{size}}',
    appText: 'Envios e recebimento no celular. Expedidores precisam dele.',
  },

  removal: {
    intro:
      'Remova a extensão antiga antes de instalar a nova versão, ou remova o software quando não precisar mais.',
    chrome: {
      name: 'Remover a extensão do Chrome',
      steps: [
        'Digite chrome://extensions na barra de endereço',
        'Encontre a extensão antiga, clique em “Remover” e confirme',
      ],
    },
    edge: {
      name: 'Remover a extensão do Edge',
      steps: [
        'Digite edge://extensions na barra de endereço',
        'Encontre a extensão antiga, clique em “Remover” e confirme',
      ],
    },
    securityTool: {
      name: 'Remover a extensão do navegador de um programa de segurança',
      steps: [
        'Abra o menu no canto superior direito e escolha “Extensões”',
        'Encontre a extensão antiga e clique em “Remover”',
      ],
    },
    windows: {
      name: 'Remover o assistente de desktop do Windows',
      steps: [
        'Pressione Ctrl+C na janela do assistente de desktop ou feche-a',
        'Exclua a pasta descompactada e .seller-helper na sua pasta pessoal',
      ],
    },
    mac: {
      name: 'Remover o assistente de desktop do macOS e do Linux',
      steps: [
        'Pressione Ctrl+C no terminal em que roda o assistente de desktop',
        'Exclua a pasta descompactada e .seller-helper na sua pasta pessoal',
      ],
    },
    data: 'Remover o software ou a extensão não apaga seus dados de lojas e vendas neste site.',
  },

  introduction: {
    title: 'Assistente de desktop e extensão de estatísticas',
    intro:
      'A web serve para consultar e gerenciar; o que precisa ser feito no seu próprio computador fica com o assistente de desktop e a extensão.',
    points: [
      {
        heading: 'Assistente de desktop',
        text: 'Coleta dados das lojas, traduz imagens de produtos e as envia ao marketplace pela sua própria rede. As sessões das contas só são usadas entre seu computador e o marketplace.',
      },
      {
        heading: 'Extensão de estatísticas',
        text: 'Instalada no Chrome ou no Edge, para que gerentes e financeiro que usam uma conta principal reúnam estatísticas das lojas. Também coleta o produto que você está vendo para o anúncio com IA.',
      },
      {
        heading: 'App móvel',
        text: 'Para que os expedidores confirmem embalagem, envio e recebimento no celular.',
      },
    ],
    needsTitle: 'Requisitos',
    toDownload: 'Ir para downloads',
  },
} satisfies CompleteTranslation<'desktop'>;
