import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: 'The paid time of all shops ended before these days: nothing is known of them',
  unknown: 'This data service does not say where figures come from',
  unknownHint:
    'The connected service has no explainOrigin, so lines by shop, imports and times of arrival are not known. The figures themselves are not affected.',
  door: 'View the products of these lines',
  shopDoor: 'Only where the figure of {{shop}} comes from',
  allShops: 'Show all shops',
  linesDoor: 'View the products of these lines of {{shop}}',
  importDoor: 'View the report of the import of “{{file}}”',
  bySource: 'By import and sync',
  otherImports_one: '{{count}} other import',
  otherImports_other: '{{count}} other imports',
  syncedBy: 'Sync: {{ways}}',
  hiddenImport: 'A file that the boss imported',
  ways: { import: 'file import', simulator: 'simulated marketplace', marketplace: 'marketplace' },
  columns: {
    lines: 'Lines',
    days: 'Days with data',
    ways: 'Source',
    arrived: 'Newest line arrived',
    synced: 'Last update',
    source: 'Import or sync',
    all: 'Whole file',
    time: 'Arrived',
  },
  facts: {
    lines: 'Sale lines',
    of: { SALES: 'lines of sales', STOCKS: 'lines of stock orders' },
    arrived: 'Newest line arrived',
    shops: 'Shops with data',
    shopsOf_one: 'of {{count}} selected',
    shopsOf_other: 'of {{count}} selected',
    days: 'Days counted',
    dayCount_one: '({{count}} day)',
    dayCount_other: '({{count}} days)',
    untilNow: ', today until now',
    hours: 'First line in the hour of {{first}}:00, last in that of {{last}}:00',
  },
  gaps: {
    title: 'What is missing',
    none: 'Nothing was found missing: every shop and every day has data.',
    signedOut_one: '{{count}} shop has lost its authorisation and gets no new data: ',
    signedOut_other: '{{count}} shops have lost their authorisation and get no new data: ',
    rebind: 'Bind again',
    emptyShops_one: '{{count}} shop has no data in these days: ',
    emptyShops_other: '{{count}} shops have no data in these days: ',
    emptyDays_one: '{{count}} day without any line: ',
    emptyDays_other: '{{count}} days without any line: ',
    earlier: ', to name the latest only',
    more_one: ' and others, {{count}} in all',
    more_other: ' and others, {{count}} in all',
    costs_one:
      '{{count}} of {{all}} variants has no cost, on {{days}} days; net sales of {{amount}} are in no profit',
    costs_other:
      '{{count}} of {{all}} variants have no cost, on {{days}} days; net sales of {{amount}} are in no profit',
    fill: 'Enter costs',
    ended: 'Shops whose time is over; later days are not in the figure: {{shops}}.',
  },
  rules: {
    title: 'How it is counted',
    of: {
      skus: 'Net units of each variant = pieces sold − pieces returned, by day or month.',
      product: 'Net units of all variants of this product together.',
      amount: 'Net sales = amounts sold − amounts returned.',
      quantity: 'Net units = pieces sold − pieces returned.',
      sold: 'Amounts sold, before returns.',
      returned: 'Amounts of lines that were returned, cancelled or of negative quantity.',
      profit: 'Profit = net sales of what has a known cost − that cost; the rest is left out.',
    },
    lines:
      'A line is one variant of an order; sold and returned are lines of their own. Days and hours are Beijing time.',
    ofSkus:
      'Above are all lines of the shops; the chart counts those of its variants. How many lines a single variant has, and when they arrived, is not kept.',
    yuan: 'All amounts are in yuan; nothing was converted.',
    rate: '{{currency}} was converted at the rates of the imports: 1 {{currency}} = ¥{{rate}} (lines of {{first}} to {{last}}; lowest and highest of the whole imports).',
    costs:
      'Costs are those entered for each variant now; once changed, earlier days are counted anew as well.',
  },
  names: {
    cardState: 'Rating and open matters',
    cardProducts: 'Product counts',
    cardSales: 'Sales of the last month',
  },
  standing: {
    unknownHint:
      'The connected service has no explainStanding, so of when the data of each shop is cannot be told. The figures themselves are not affected.',
    callsHint: 'Paths are those of the contract. See /api/docs for what they take.',
    newest: 'Newest data',
    oldest: 'Oldest shop',
    toldAt: 'Data as of',
    notTold: 'Nothing yet',
    none: 'Nothing was found missing: every shop has told.',
    untold: 'Nothing is known of these shops, which are not in the figure: ',
    unknownSkus: 'Variants of unknown stock, not counted: {{number}}',
    ofSkus: 'of {{all}} variants',
    known: {
      stock: 'Variants of known stock',
      products: 'Products',
    },
    door: {
      stakes: 'View the to-do list',
      available: 'View the cash calendar',
      pending: 'View what waits for settlement',
      frozen: 'View what is frozen',
      stock: 'View stock across shops',
      products: 'View the product list',
    },
    of: {
      available: 'The balance that can be withdrawn at the marketplace, summed over the shops.',
      pending: 'What the marketplace has not settled yet, summed over the shops.',
      frozen:
        'The sum of all amounts that the marketplace holds back; reasons and conditions stand in the block of money.',
      stock:
        'Pieces on hand and on their way are those that the marketplace told last; value = pieces on hand × declared price; shortages are estimated from the sales of 7 days.',
      products:
        'States are those of the products now; new, sold, and on and off sale are counted in the chosen days.',
      reviews:
        'Scores, numbers of reviews and shares of good ones are those that the marketplace told last; the change is against the score of 30 days before.',
      messages:
        'Violations and notices that the marketplace wrote to the shops, one by one; fines are the sum of the amounts that it told.',
      deliveries:
        'Assessments, on-time rates and returned packages are records that the marketplace told; an assessment that is running may still change.',
      orders:
        'Shipping orders that the marketplace told, with the packing and shipping confirmed here; value = pieces × declared price.',
      stakes:
        'The sum over all to-dos: goods of orders not shipped, fines of open violations, what sold-out goods sell in a week, and 30 days of sales without a cost. To-dos without an amount and shops whose paid time is over count nothing. The data is as old as the oldest of these.',
      stakeGoods:
        'Value of the orders not shipped = pieces × declared price; no amount where the value of an order is not known.',
      stakeFine: 'The fine as the marketplace told it; violations without a fine have no amount.',
      stakeWeekSales:
        'What the SKUs out of stock sell in a week while they have some: of the last 7 days and the weekly average of the four weeks before, the larger. SKCs with a SKU of unknown stock are left out.',
      stakeUncostedSales:
        'Sold amount of the SKUs without a cost over the 30 days up to yesterday, before returns.',
      cardState:
        'Rating, delivery grade, abnormal products, open refunds and specifications are as the marketplace last told them.',
      cardProducts:
        'Counted by what products are now; new products by the day they were created, without unpaid days.',
      cardStock:
        'Products in stock with at most 19 net pieces sold in 30 days; value = pieces in stock × declared price.',
      cardSales:
        'Net sales and profit from this day last month until today, profit without what has no cost; the rank compares the net sales of the 30 days up to yesterday among all your shops.',
    },
    when: {
      lines:
        'The time of the data is when sales lines of the last 31 days last arrived; without new lines the figures stay as they are.',
      now: 'This is how things stand now, whatever days are chosen; the time is when the marketplace told, not when the page was opened.',
      products: 'States are those of the last update of each shop, not of the opening of the page.',
    },
  },
  calls: {
    title: 'For developers: calls',
    of_one: '{{name}}, {{count}} shop',
    of_other: '{{name}}, {{count}} shops',
    hint: 'Paths are those of the contract; the range and its comparison come from one call. See /api/docs for what they take.',
  },
} satisfies CompleteTranslation<'origin'>;
