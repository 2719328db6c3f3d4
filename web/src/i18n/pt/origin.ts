import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: 'Todas as lojas estavam vencidas neste período; não há dados a explicar',
  unknown: 'A conexão de dados atual não informa a origem dos números',
  unknownHint:
    'A API conectada não tem explainOrigin, por isso não se conhecem as linhas por loja, as importações nem os horários de chegada. Os números em si não são afetados.',
  door: 'Ver os produtos destas linhas',
  shopDoor: 'Só a origem de {{shop}}',
  allShops: 'Ver todas as lojas',
  linesDoor: 'Ver os produtos destas linhas de {{shop}}',
  importDoor: 'Ver o resultado da importação de “{{file}}”',
  bySource: 'Por importação e sincronização',
  otherImports_one: 'Mais {{count}} importação',
  otherImports_other: 'Mais {{count}} importações',
  syncedBy: 'Sincronização: {{ways}}',
  hiddenImport: 'Arquivo importado pelo BOSS',
  ways: {
    import: 'importação de arquivo',
    simulator: 'marketplace simulado',
    marketplace: 'marketplace',
  },
  columns: {
    lines: 'Linhas',
    days: 'Dias com dados',
    ways: 'Origem',
    arrived: 'Última chegada',
    synced: 'Atualização',
    source: 'Import. ou sincr.',
    all: 'Arquivo inteiro',
    time: 'Chegada',
  },
  facts: {
    lines: 'Linhas de venda',
    of: { SALES: 'linhas de vendas', STOCKS: 'linhas de reposição' },
    arrived: 'Chegada da última linha',
    shops: 'Lojas com dados',
    shopsOf_one: 'de {{count}} selecionada',
    shopsOf_other: 'de {{count}} selecionadas',
    days: 'Dias contados',
    dayCount_one: '({{count}} dia)',
    dayCount_other: '({{count}} dias)',
    untilNow: ', hoje até agora',
    hours: 'Primeira linha na hora de {{first}}:00, última na de {{last}}:00',
  },
  gaps: {
    title: 'O que falta',
    none: 'Nada está faltando: há dados de cada loja e de cada dia.',
    signedOut_one: '{{count}} loja perdeu a autorização e não recebe dados novos: ',
    signedOut_other: '{{count}} lojas perderam a autorização e não recebem dados novos: ',
    rebind: 'Vincular de novo',
    emptyShops_one: '{{count}} loja não tem dados neste período: ',
    emptyShops_other: '{{count}} lojas não têm dados neste período: ',
    emptyDays_one: '{{count}} dia sem nenhuma linha: ',
    emptyDays_other: '{{count}} dias sem nenhuma linha: ',
    earlier: ' e outros; aqui só os mais recentes',
    more: ' e mais ({{count}} no total)',
    costs_one:
      '{{count}} de {{all}} variantes não tem custo (dias afetados: {{days}}); vendas líquidas de {{amount}} não entram no lucro',
    costs_other:
      '{{count}} de {{all}} variantes não têm custo (dias afetados: {{days}}); vendas líquidas de {{amount}} não entram no lucro',
    fill: 'Preencher custos',
    ended: 'Lojas vencidas; os dias posteriores não entram no número: {{shops}}.',
  },
  rules: {
    title: 'Como é calculado',
    of: {
      skus: 'Un. líquidas de cada variante = vendidas − devolvidas, por dia ou mês.',
      product: 'Un. líquidas de todas as variantes deste produto.',
      amount: 'Vendas líquidas = valores vendidos − valores devolvidos.',
      quantity: 'Un. líquidas = unidades vendidas − unidades devolvidas.',
      sold: 'Valores vendidos, antes de descontar devoluções.',
      returned: 'Valores das linhas devolvidas, canceladas ou de quantidade negativa.',
      profit: 'Lucro = vendas líquidas com custo conhecido − esse custo; o resto não é contado.',
    },
    lines:
      'Uma linha é uma variante de um pedido; venda e devolução são linhas separadas. Dias e horas no horário de Pequim.',
    ofSkus:
      'Acima estão todas as linhas das lojas; o gráfico conta só as das suas variantes. O número de linhas de uma variante e a chegada delas não são guardados.',
    yuan: 'Todos os valores estão em yuans; nada foi convertido.',
    rate: '{{currency}} foi convertido com o câmbio das importações: 1 {{currency}} = ¥{{rate}} (linhas de {{first}} a {{last}}; menor e maior câmbio das importações inteiras).',
    costs:
      'Os custos são os preenchidos agora em cada variante; se mudarem, os dias passados também são recalculados.',
  },
  names: {
    cardState: 'Avaliação e pendências',
    cardProducts: 'Número de produtos',
    cardSales: 'Vendas do último mês',
  },
  standing: {
    unknownHint:
      'A API conectada não tem explainStanding, então não se sabe de quando são os dados de cada loja. Os números em si não são afetados.',
    callsHint: 'Os caminhos são os do contrato da API. Parâmetros em /api/docs.',
    newest: 'Dados mais recentes',
    oldest: 'Loja mais antiga',
    toldAt: 'Dados de',
    notTold: 'Ainda sem dados',
    none: 'Nada em falta: há dados de todas as lojas.',
    untold: 'Não há dados destas lojas, que não entram no número: ',
    unknownSkus: 'Variantes com estoque desconhecido, não contadas: {{number}}',
    ofSkus: 'de {{all}} variantes',
    known: {
      stock: 'Variantes com estoque conhecido',
      products: 'Produtos',
    },
    door: {
      stakes: 'Ver a lista de tarefas',
      available: 'Ver o calendário de fundos',
      pending: 'Ver o que falta liquidar',
      frozen: 'Ver o que está retido',
      stock: 'Ver o estoque entre lojas',
      products: 'Ver a lista de produtos',
    },
    of: {
      available: 'Saldo que pode ser sacado na plataforma, somado por loja.',
      pending: 'O que a plataforma ainda não liquidou, somado por loja.',
      frozen:
        'Soma dos valores que a plataforma retém; motivos e condições estão no bloco de fundos.',
      stock:
        'Unidades em armazém e a caminho conforme o último dado da plataforma; valor = unidades em armazém × preço declarado; as faltas são estimadas pelas vendas de 7 dias.',
      products:
        'Os estados são os atuais dos produtos; novos, vendidos, entradas e saídas de venda são contados nos dias escolhidos.',
      reviews:
        'As notas, o número de avaliações e a parcela de boas são os últimos informados pelo marketplace; a variação é em relação à nota de 30 dias antes.',
      messages:
        'Infrações e avisos que o marketplace enviou às lojas, um por um; as multas são a soma dos valores informados.',
      deliveries:
        'As avaliações, a pontualidade e os pacotes devolvidos são registros informados pelo marketplace; uma avaliação em andamento ainda pode mudar.',
      orders:
        'Ordens de envio informadas pelo marketplace, com a embalagem e o envio confirmados aqui; valor = peças × preço declarado.',
      stakes:
        'A soma de todas as tarefas: mercadoria de pedidos não enviados, multas de infrações abertas, vendas semanais de itens esgotados e 30 dias de vendas sem custo. Tarefas sem valor e lojas vencidas não contam. Os dados são tão antigos quanto os mais antigos deles.',
      stakeGoods:
        'Valor dos pedidos não enviados = peças × preço declarado; sem valor quando o de algum pedido é desconhecido.',
      stakeFine: 'A multa como o marketplace a informou; infrações sem multa não têm valor.',
      stakeWeekSales:
        'O que os SKUs sem estoque vendem em uma semana quando o têm: o maior entre os últimos 7 dias e a média semanal das quatro semanas anteriores. SKCs com algum SKU de estoque desconhecido ficam de fora.',
      stakeUncostedSales:
        'Valor vendido dos SKUs sem custo nos 30 dias até ontem, antes das devoluções.',
      cardState:
        'Avaliação, nível de entrega, produtos anormais, reembolsos e especificações pendentes são os últimos informados pelo marketplace.',
      cardProducts:
        'Contados pelo estado atual dos produtos; os novos, pelo dia de criação, sem os dias não pagos.',
      cardStock:
        'Produtos com estoque e no máximo 19 peças líquidas vendidas em 30 dias; valor = peças em estoque × preço declarado.',
      cardSales:
        'Vendas líquidas e lucro deste dia do mês passado até hoje, o lucro sem o que não tem custo; a posição compara as vendas líquidas dos 30 dias até ontem entre todas as suas lojas.',
    },
    when: {
      lines:
        'A hora dos dados é a da última chegada de linhas de venda dos últimos 31 dias; sem linhas novas, os números não mudam.',
      now: 'É o estado atual, quaisquer que sejam os dias escolhidos; a hora é a do dado da plataforma, não a de abrir a página.',
      products:
        'Os estados são os da última atualização de cada loja, não os da abertura da página.',
    },
  },
  calls: {
    title: 'Para desenvolvedores: chamadas',
    of_one: '{{name}}, {{count}} loja',
    of_other: '{{name}}, {{count}} lojas',
    hint: 'Os caminhos são os do contrato da API; o período e a comparação vêm da mesma chamada. Parâmetros em /api/docs.',
  },
} satisfies CompleteTranslation<'origin'>;
