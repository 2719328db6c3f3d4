import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'Sem cadastro: escolha um arquivo de vendas exportado da Central do Vendedor e veja na hora vendas, pedidos e os mais vendidos.',
  limit:
    'CSV ou XLSX (gzip permitido), até 8 MB. O arquivo é lido uma só vez no servidor e apagado logo depois.',
  tooLarge:
    'O arquivo tem {{size}}; o teste aceita até {{limit}}. Compacte-o em .gz e escolha de novo, ou cadastre-se e importe o arquivo inteiro.',
  reading: 'Lendo o arquivo…',
  sample: {
    hint: 'Sem um arquivo à mão?',
    try: 'Testar com o arquivo de exemplo',
    download: 'Baixar o arquivo de exemplo',
    fileName: 'vendas-de-exemplo.csv',
    /** In the words by which the server knows columns; it knows none in Portuguese. */
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'Casa Luz da Manhã, Baleia Azul Aventura',
    products:
      'Caixa organizadora dobrável, Lanterna de camping, Kit de cozinha de silicone, Capa à prova d’água para celular, Vaso de mesa, Toalha de secagem rápida, Toalha de mesa de linho',
  },
  yours: {
    intro:
      'Escolha um arquivo de vendas exportado da Central do Vendedor e veja na hora vendas, pedidos e os mais vendidos, antes de importá-lo para sua conta.',
    hint: '“{{name}}” é importado para sua conta; não é preciso escolhê-lo de novo.',
    tooLarge:
      'O arquivo tem {{size}}; o teste aceita até {{limit}}. Compacte-o em .gz e escolha de novo, ou importe o arquivo inteiro.',
  },
  keep: {
    title: 'Mantenha estes dados',
    hint: 'Após o cadastro, “{{name}}” é importado para sua conta; não é preciso escolhê-lo de novo.',
    register: 'Cadastrar-se e manter',
    import: 'Importar para minha conta',
  },
  net: 'Vendas líquidas',
  netQuantity: 'Un. líquidas',
  orders: 'Pedidos',
  shops: 'Lojas',
  sold: 'Vendidas',
  returned: 'Devolvidas',
  amounts: 'Vendas {{sold}}, devoluções {{returned}}',
  quantities: 'Vendidas {{sold}}, devolvidas {{returned}}',
  span: '{{start}} a {{end}}',
  products: 'Mais vendidos',
  productsCaption: 'Produtos com as maiores vendas líquidas',
  days: 'Vendas por dia',
  daysCaption: 'Vendas líquidas, unidades e devoluções por dia',
  pager: 'Páginas: {{title}}',
  refused: '{{refused}} de {{rows}} linhas não podem ser lidas e não são contadas:',
  mappingTitle: 'Colunas',
  mappingHint: 'Deduzidas dos cabeçalhos e do conteúdo. Altere-as e os números são recalculados.',
  noColumn: 'Nenhuma',
} satisfies CompleteTranslation<'tryImport'>;
