/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: 'número do pedido',
  wordCode: 'código do produto',
  wordShop: 'loja',
  wordPrice: 'preço unitário',
  wordTotal: 'valor da linha',
  wordQuantity: 'quantidade',
  wordSoldAt: 'data do pedido',
  wordCurrency: 'moeda',
  wordCurrencyColumn: 'coluna de moeda',
  wordStatus: 'status do pedido',
  wordHeading: 'nome da coluna',
  rowEmpty: 'Vazio: {{field}}.',
  rowTooLong: 'Longo demais (mais de {{most}} caracteres): {{field}}.',
  rowGarbled: 'Caracteres ilegíveis: {{field}}. Escolha outra codificação.',
  rowRounded:
    'A planilha pôs “{{text}}” em notação científica: {{field}}. Formate a coluna como texto e exporte de novo.',
  rowUnclearDay:
    'Em “{{text}}” não se distinguem dia e mês. Use datas como 2024-01-31 e exporte de novo.',
  rowInFuture: 'A data “{{text}}” está no futuro. Confira a coluna e o fuso horário.',
  rowUnreadable: 'Não dá para ler “{{text}}”: {{field}}.',
  rowFormula:
    'A célula é a fórmula “{{text}}” e o arquivo não tem o resultado: {{field}}. Abra o arquivo no Excel ou WPS, salve e envie de novo.',
  rowMerged:
    'O valor está em uma célula mesclada com as linhas vizinhas e não dá para dividir: {{field}}. Desfaça a mesclagem e preencha cada linha.',
  rowMergedOrders:
    'O valor está mesclado sobre linhas de vários pedidos e não dá para dividir: {{field}}. Desfaça a mesclagem e preencha cada linha.',
  rowNotWhole: 'A quantidade “{{text}}” não é um número inteiro.',
  rowNoPieces: 'A quantidade é 0.',
  rowNegative: 'Valor negativo “{{text}}”: {{field}}.',
  rowNegativeNoReturn: 'Valor negativo “{{text}}” em linha que não é devolução: {{field}}.',
  rowTooMuch: 'O valor é alto demais. Confira preço e quantidade.',
  rowTooMuchRated: 'O valor é alto demais. Confira preço, quantidade e câmbio.',
  rowCurrenciesDiffer: 'As moedas se contradizem: {{hints}}.',
  rowUnknown: 'Não dá para ler esta linha.',
  rowHeading: 'Esta linha repete os títulos. Não é uma venda e não é preciso fazer nada.',
  rowSum: 'Esta linha é um total. Não é uma venda e não é preciso fazer nada.',
  rowNoRate: 'Não há câmbio para {{currency}}. Digite-o primeiro.',
  rowCurrencyUnclear: 'A moeda não está clara; pode ser {{codes}}. Escolha a moeda dos valores.',
  shopUnpaid: 'A loja “{{name}}” expirou há mais de 7 dias. Renove-a primeiro.',
  shopUnpaidSince:
    'A loja “{{name}}” expirou em {{day}}. Renove-a para importar o que veio depois.',
  fileEmpty: 'O arquivo está vazio. Exporte de novo.',
  fileOld: 'É um Excel antigo (.xls) ou com senha. Abra, remova a senha e salve como .xlsx ou CSV.',
  fileNoTable: 'Não é uma tabela. Envie um arquivo CSV ou XLSX (pode ser gzip).',
  fileZip: 'É um arquivo ZIP. Descompacte e envie o CSV ou XLSX.',
  fileOther: 'É um arquivo {{kind}}. Abra em uma planilha e salve como .xlsx ou CSV.',
  fileWebArchive:
    'É um arquivo da web (MHTML) e não um Excel de verdade. Abra no Excel ou WPS e salve como .xlsx ou CSV.',
  fileNoRows: 'O arquivo não tem linhas de dados. Exporte de novo.',
  fileIncomplete: 'Número do pedido, código, quantidade e data precisam de uma coluna cada.',
  fileRefused: 'Nenhuma das {{rows}} linhas pode ser importada. Confira as colunas pelos motivos.',
  fileTooLarge: 'O arquivo é grande demais ou está danificado. Divida por mês.',
  importFailed: 'A importação falhou e não gravou dados. Comece de novo mais tarde.',
  importTakenBack:
    'A importação foi interrompida e o que já se via foi retirado por inteiro. Comece de novo.',
  importInterrupted: 'A importação foi interrompida e não gravou dados. Comece de novo.',
  importShopGone: 'A loja escolhida não existe. Escolha outra e importe de novo.',
  importShopTwice:
    '“{{other}}” e “{{name}}” são a mesma loja no arquivo. Escreva do mesmo jeito em toda a coluna.',
  importShopDeleted: 'Uma loja foi excluída durante a importação. Importe de novo.',
  importShopUnbound:
    'Uma loja foi desvinculada durante a importação. Nada foi importado. Vincule-a e importe de novo.',
  takeBackInterrupted: 'O desfazer foi interrompido e não mudou nenhum dado. Desfaça de novo.',
  takeBackFailed: 'O desfazer falhou e não mudou nenhum dado. Tente de novo mais tarde.',
  diskFull:
    'O disco do servidor está cheio e nada foi gravado. Peça ao administrador que libere espaço e tente de novo.',
  ratesMissing:
    'O arquivo tem valores que não estão em yuan e ainda não têm câmbio: {{list}}. Digite o câmbio (yuans por 1 unidade da moeda) ou escolha um arquivo de câmbio diário.',
  rateNoCurrency: 'A moeda “{{currency}}” não existe. Digite um código como USD ou EUR.',
  rateWrong:
    'O câmbio “{{text}}” de {{currency}} não está certo. Digite um número maior que 0, por exemplo 7.12.',
  rateTwice:
    '{{currency}} tem um câmbio digitado e outro no arquivo de câmbio diário. Deixe só um deles.',
  ratesEmpty: 'O arquivo de câmbio diário está vazio. Escolha outro.',
  ratesWrongMore: 'O arquivo de câmbio diário tem erros: {{faults}}; e outros.',
  ratesWrong: 'O arquivo de câmbio diário tem erros: {{faults}}.',
  ratesNone:
    'O arquivo de câmbio diário não tem câmbios. Ele precisa das colunas data, moeda e câmbio, por exemplo 2024-01-31,USD,7.1',
  ratesQuotes:
    'Falta uma aspa dupla no arquivo de câmbio diário. Salve de novo como CSV em uma planilha.',
  totalsRepeated:
    '“{{column}}” parece ser o valor do pedido inteiro: é igual em cada linha de {{orders}} pedidos com várias linhas (por exemplo {{example}}), e somar as linhas o contaria mais de uma vez. Escolha o valor de cada linha ou o preço unitário; se for mesmo o valor de cada linha, marque a caixa para confirmar.',
  totalOrPrice:
    'Escolha o preço unitário ou o valor da linha, não os dois: com o valor da linha, o preço unitário é o valor dividido pela quantidade.',
  columnGone: 'O arquivo não tem a coluna “{{column}}”. Escolha a coluna de novo.',
  tooManyFileColumns:
    'O arquivo tem {{columns}} colunas, mais que as {{most}} permitidas. Deixe só as colunas das linhas de pedido.',
  tooManyFileShops:
    'A coluna de loja tem mais de {{most}} valores diferentes. Confira se é a coluna certa.',
  tooManyOrderRows:
    'O número do pedido “{{orderNo}}” tem mais de {{most}} linhas. Confira se é a coluna certa.',
  tooManyBlankRows: 'O arquivo tem linhas vazias demais. Exclua-as ou exporte de novo.',
  fileOverLimit: 'O arquivo passa do limite de {{limit}}. Divida por mês.',
  fileOverLimitUnpacked: 'O arquivo descompactado passa do limite de {{limit}}. Divida por mês.',
  fileTooComplex:
    'O arquivo é complexo demais e demora muito para ler. Divida por mês ou salve como CSV.',
  fileGone: 'O arquivo enviado não existe mais. Envie de novo.',
  filePackedTwice: 'O arquivo foi compactado duas vezes. Descompacte uma vez e envie.',
  filePackedBadly: 'O arquivo compactado está danificado ou incompleto. Compacte de novo e envie.',
  fileQuotes:
    'Falta uma aspa dupla no arquivo e não dá para separar as colunas. Salve de novo como CSV em uma planilha.',
  fileQuotesFrom:
    'A partir da linha {{row}} falta uma aspa dupla e não dá para separar as colunas. Salve o arquivo de novo como CSV em uma planilha.',
  tooManyFilesRead: 'Há arquivos demais sendo lidos. Espere terminarem e tente de novo.',
  workbookTooLarge: 'O arquivo XLSX é grande demais ou está danificado. Salve como CSV e envie.',
  workbookDamaged: 'O arquivo XLSX está danificado ou incompleto. Exporte de novo.',
  workbookUnreadable: 'Não dá para ler o arquivo XLSX. Abra em uma planilha e salve como CSV.',
  workbookTooSparse:
    'A planilha tem {{rows}} linhas e {{columns}} colunas, mais do que dá para ler. Exclua o que está abaixo e à direita da tabela, ou salve como CSV.',
  sheetRead: 'Só a planilha “{{name}}” é lida. Não lidas: {{other}}',
  sheetsAlike:
    'Só a planilha “{{name}}” é lida. {{other}} também parecem vendas, mas têm outras colunas e não são lidas: salve cada uma em um arquivo próprio e importe. Linhas repetidas não contam duas vezes.',
  sheetsTogether:
    '{{count}} planilhas com as mesmas colunas são lidas juntas: {{name}}. Uma linha que está em várias conta uma vez.',
  sheetsTogetherNot:
    '{{count}} planilhas com as mesmas colunas são lidas juntas: {{name}}. Uma linha que está em várias conta uma vez. Não lidas, porque as colunas são outras: {{other}}',
  sheetsOfShops:
    '{{count}} planilhas com as mesmas colunas são lidas juntas: {{name}}. Uma linha que está em várias conta uma vez. Se cada planilha é uma loja, escolha a coluna “工作表” (planilha) como loja.',
  sheetsOfShopsNot:
    '{{count}} planilhas com as mesmas colunas são lidas juntas: {{name}}. Uma linha que está em várias conta uma vez. Se cada planilha é uma loja, escolha a coluna “工作表” (planilha) como loja. Não lidas, porque as colunas são outras: {{other}}',
  tryTooLarge: 'O arquivo é grande demais ou está danificado. Divida por mês e tente de novo.',
  tryEmpty: 'O arquivo está vazio. Exporte de novo e tente outra vez.',
  partHint: '{{where}}: {{code}}',
  partRows: '{{currency}} (linhas: {{rows}})',
  partRowsOf: '{{currency}} ({{unrated}} de {{rows}} linhas, de {{first}} a {{last}})',
  partBadDay: 'linha {{line}}: “{{text}}” não é uma data como 2024-01-31',
  partBadCurrency: 'linha {{line}}: “{{text}}” não é um código de moeda',
  partBadRate: 'linha {{line}}: o câmbio “{{text}}” não é um número maior que 0',
  partSecondRate: 'linha {{line}}: {{currency}} já tem outro câmbio em {{day}}',
  wordColumn: 'Coluna {{number}}',
  wordQuoted: '“{{word}}”',
};
