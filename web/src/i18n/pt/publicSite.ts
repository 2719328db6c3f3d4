import type { CompleteTranslation } from '../translation.ts';

export default {
  heroTitle: ['Todas as suas lojas,', 'em uma só tela'],
  heroText:
    'Vendas, lucro, estoque, fundos e prazos de envio, por loja, por grupo ou no total. Temu e SHEIN, gestão total e parcial, em uma única conta.',
  register: 'Cadastro grátis',
  tryImport: 'Testar com minha planilha',
  dropFile: 'Solte aqui um arquivo de vendas Excel ou CSV, ou',
  chooseFile: 'Escolher arquivo',
  fileLabel: 'Arquivo de vendas',
  preview: 'Ver a demonstração com dados simulados',
  previewHint: 'A demonstração não exige cadastro; todos os números são simulados.',
  enter: 'Abrir o painel',
  simulated: 'O produto real, com números simulados',
  pictures: {
    home: 'Estatísticas: tarefas de hoje, resumo e tendência de vendas',
    profit: 'Ranking de produtos: vendas, devoluções e lucro de cada produto',
    stock: 'Produtos: estoque, dias de estoque, custo e lucro',
    finance: 'Fundos e estoque: disponível, a liquidar, motivo do bloqueio e perda por esgotados',
    import: 'Importação de um arquivo de vendas: colunas associadas automaticamente',
    listing: 'Anúncio com IA: coletar, traduzir e publicar',
    delivery: 'Logística: ordens de envio por prazo',
    rights: 'Gestão de lojas: lojas, vencimento e operadores',
    'phone-home': 'Estatísticas no celular',
    'phone-tasks': 'Painel móvel: ordens a embalar',
  },
  ideas: {
    profit: {
      title: 'Não só quanto vendeu, mas quanto lucrou',
      text: 'Vendas, devoluções, custo e lucro, de todas as lojas até um único SKU.',
      points: [
        'Comparado ao período anterior: veja num relance quem sobe e quem cai',
        'Agrupe suas lojas e veja totais por grupo',
        'Unidades sem custo aparecem à parte, sem se misturar ao lucro',
      ],
    },
    stock: {
      title: 'Saiba antes o que vai acabar e o que não vende',
      text: 'Os dias de estoque seguem as vendas reais; filtre com um clique o que está acabando e o que não gira.',
      points: [
        'Por exemplo, um produto de ¥16 que vende 20 por dia: 3 dias esgotado são ¥960 de vendas perdidas',
        'Níveis SPU, SKC e SKU',
        'Informe custos um a um ou importe uma planilha',
        'Escolha as colunas e exporte o resultado',
      ],
    },
    finance: {
      title: 'Onde está o dinheiro e por que está parado',
      text: 'Disponível, a liquidar e bloqueado por loja; cada bloqueio com motivo, condição e data.',
      points: [
        'Sem provas, uma peça declarada a ¥20 pode custar até ¥100 de multa: uma infração nova é avisada no mesmo dia e diz o que provar',
        'Valor do estoque e perda por esgotados em 7 dias',
        'Infrações, rejeições e multas nas tarefas de hoje',
      ],
    },
    import: {
      title: 'Sem vincular conta: solte uma planilha',
      text: 'Solte arquivos CSV ou XLSX da Central do Vendedor; codificação e colunas são reconhecidas, você confere e importa.',
      points: [
        'Um arquivo importado duas vezes conta uma só vez',
        'Outras moedas são convertidas linha por linha com o seu câmbio',
        'Cada linha recusada diz o motivo, e a importação inteira pode ser desfeita',
      ],
    },
    listing: {
      title: 'Cole um link e anuncie em várias lojas',
      text: 'Coletar, traduzir, precificar e publicar de uma vez. Palavras não traduzidas são marcadas, para nenhum erro passar despercebido.',
      points: ['Muitas origens e idiomas', 'A seleção de produtos filtra por margem e regras'],
    },
    delivery: {
      title: 'De olho em cada prazo de envio',
      text: 'Ordens de envio por prazo, com destaque para o que está atrasado ou vence em 24 horas. O armazém escaneia, embala e envia pelo celular.',
      points: [
        'Por exemplo, uma ordem de envio de 50 peças a ¥16: perdido o prazo, ela pode ser cancelada, e com ela ¥800 de vendas',
        'Nada para baixar: adicione o painel móvel à tela inicial',
        'O que foi feito sem conexão é enviado quando a rede volta',
        'Os romaneios são impressos diretamente',
      ],
    },
    rights: {
      title: 'Você decide quem vê o custo',
      text: 'Gerentes, financeiro, operadores e expedidores veem cada um a sua parte. Um número sem permissão avisa, em vez de mostrar zero.',
      points: [
        'Atribuição loja por loja, retirada a qualquer momento',
        'Expedidores não veem nenhum valor',
      ],
    },
    api: {
      title: 'Seus próprios sistemas também podem usar os dados',
      text: 'GraphQL tipado, REST e assinaturas em tempo real. As chaves podem ser limitadas a lojas ou à leitura e revogadas a qualquer momento.',
      points: ['Exporte listas inteiras em CSV ou JSONL', 'Documentação da API pública'],
      link: 'Ver a documentação da API',
    },
  },
  codeLabel: 'Exemplo em GraphQL: vendas de todas as lojas',
  price: {
    title: 'Um só preço, por loja e por mês',
    text: 'Tudo incluído, sem cobrança por pessoa. Uma loja recém-vinculada é grátis por {{days}} dias.',
    unit: 'por loja e mês',
    failed: 'O preço não pode ser lido agora. Tente mais tarde ou entre e veja-o na renovação.',
    shops: 'Lojas',
    shopCount_one: '{{count}} loja',
    shopCount_other: '{{count}} lojas',
    months: 'Meses',
    monthCount_one: '{{count}} mês',
    monthCount_other: '{{count}} meses',
    total: 'Total',
    points: [
      'Renove várias lojas de uma vez, de {{least}} a {{most}} meses cada',
      'Um cupom vale {{coupon}} (salvo indicação em contrário)',
      'Os dados são mantidos por 7 dias após o vencimento e voltam ao renovar',
    ],
  },
  questionsTitle: 'Perguntas frequentes',
  questions: [
    {
      question: 'Preciso entregar a senha da minha conta do marketplace?',
      answer:
        'Não. Você pode apenas importar arquivos exportados da Central do Vendedor. Se vincular uma conta, a senha fica criptografada só durante o vínculo e depois é apagada; a autorização é guardada criptografada e excluída ao desvincular.',
    },
    {
      question: 'Quais marketplaces e tipos de loja são aceitos?',
      answer:
        'Temu e SHEIN, gestão total e parcial. Vendas de outros marketplaces podem ser importadas de arquivos e também são contadas.',
    },
    {
      question: 'Como o lucro é calculado?',
      answer:
        'Vendas líquidas menos o custo das unidades. Você informa os custos ou os importa; unidades sem custo aparecem à parte e não entram no lucro. Se houver diferença em relação ao extrato do marketplace, vale o extrato.',
    },
    {
      question: 'Minha equipe pode ver custo e lucro?',
      answer:
        'Você decide. Gerentes e financeiro podem ser autorizados a ver o custo; operadores e expedidores nunca veem. Quem decide é o servidor, e retirar uma permissão vale na hora.',
    },
    {
      question: 'Fica lento com dezenas de lojas e milhões de linhas?',
      answer:
        'As estatísticas leem somas já preparadas, então um histórico longo não as deixa lentas. Arquivos grandes são importados em segundo plano; você pode sair da página e ver o relatório depois.',
    },
    {
      question: 'Os dados continuam lá quando a loja vence?',
      answer:
        'Os dados anteriores ao vencimento são mantidos por 7 dias e voltam por completo se você renovar. Depois são apagados; a loja permanece e recomeça do zero ao renovar.',
    },
    {
      question: 'Como uso no celular?',
      answer:
        'Abra este site no navegador do celular, vá ao painel móvel e adicione-o à tela inicial; não é preciso loja de apps. O app nativo está em desenvolvimento.',
    },
    {
      question: 'Posso levar meus dados se eu sair?',
      answer:
        'Sim. Produtos, linhas de venda, ordens de envio e números diários podem ser exportados em CSV ou JSONL. Para excluir uma conta, fale conosco; após a verificação, tudo é excluído.',
    },
  ],
  closingTitle: 'Comece com uma planilha de vendas',
  closingText: 'Cadastre-se, importe seu primeiro arquivo e veja todas as suas lojas em minutos.',
  mobile: {
    eyebrow: 'Para vendedores com várias lojas na Temu e na SHEIN',
    app: 'Abrir o painel móvel',
    preview: 'Ver antes dados de exemplo',
    appHint: 'Entre se já tiver conta; os expedidores embalam e enviam por aqui.',
    overviewTitle: 'Saiba como estão as vendas de hoje, onde estiver',
    overviewText: 'Vendas, lucro e variações de cada loja: os mesmos números do computador.',
    tasksTitle: 'Primeiro, as ordens que vencem logo',
    tasksText:
      'Abra, embale e envie; funciona também sem sinal no armazém, e é transmitido depois.',
    allTitle: 'O que mais ele faz',
    installTitle: 'Adicione à tela inicial, como um app',
    installSteps: [
      {
        system: 'Safari no iPhone',
        step: 'Abra o painel móvel, toque em “Compartilhar” embaixo e escolha “Adicionar à Tela de Início”.',
      },
      {
        system: 'Chrome ou Edge no Android',
        step: 'Abra o painel móvel, toque no menu no canto superior direito e escolha “Adicionar à tela inicial” ou “Instalar app”.',
      },
    ],
    installNote: 'Ocupa pouco espaço, não precisa de atualização e abre sem rede.',
    moreTitle: 'Saiba mais',
    news: 'Notícias',
    newsHint: 'Novidades do produto e dos marketplaces',
    profile: 'Perfil da empresa',
    profileHint: 'Quem somos e como falar conosco',
  },
} satisfies CompleteTranslation<'publicSite'>;
