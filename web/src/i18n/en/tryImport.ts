import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'No registration: choose a sales file exported from Seller Central and see sales, orders and bestsellers at once.',
  limit:
    'CSV or XLSX (gzip allowed), up to 8 MB. The file is read once on the server and deleted right after.',
  tooLarge:
    'The file has {{size}}; trying takes up to {{limit}}. Compress it to .gz and choose it again, or register and import all of it.',
  reading: 'Reading the file…',
  sample: {
    hint: 'No file at hand?',
    try: 'Try the sample file',
    download: 'Download the sample file',
    fileName: 'sample-sales.csv',
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'Morning Light Home, Blue Whale Outdoor',
    products:
      'Folding storage box, Camping lantern, Silicone kitchen set, Waterproof phone pouch, Desktop planter, Quick-dry towel, Linen tablecloth',
  },
  yours: {
    intro:
      'Choose a sales file exported from Seller Central and see sales, orders and bestsellers at once, before you import it into your account.',
    hint: '“{{name}}” is imported into your account; you need not choose it again.',
    tooLarge:
      'The file has {{size}}; trying takes up to {{limit}}. Compress it to .gz and choose it again, or import all of it.',
  },
  keep: {
    title: 'Keep this data',
    hint: 'After registering, “{{name}}” is imported into your account; you need not choose it again.',
    register: 'Register and keep',
    import: 'Import into my account',
  },
  net: 'Net sales',
  netQuantity: 'Net units',
  orders: 'Orders',
  shops: 'Shops',
  sold: 'Sold',
  returned: 'Returned',
  amounts: 'Sold {{sold}}, returned {{returned}}',
  quantities: 'Sold {{sold}}, returned {{returned}}',
  span: '{{start}} to {{end}}',
  products: 'Bestsellers',
  productsCaption: 'Products with the highest net sales',
  days: 'Sales by day',
  daysCaption: 'Net sales, units and returns by day',
  pager: 'Pages: {{title}}',
  refused: '{{refused}} of {{rows}} lines cannot be read and are not counted:',
  mappingTitle: 'Columns',
  mappingHint: 'Guessed from headings and content. Change them and the figures follow.',
  noColumn: 'None',
} satisfies CompleteTranslation<'tryImport'>;
