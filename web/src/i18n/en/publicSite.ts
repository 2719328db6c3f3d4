import type { CompleteTranslation } from '../translation.ts';

export default {
  heroTitle: ['All your shops,', 'on one screen'],
  heroText:
    'Sales, profit, stock, funds and shipping deadlines, by shop, by group or in total. Temu and SHEIN, fully and semi-managed, in one account.',
  register: 'Register for free',
  tryImport: 'Try it with my spreadsheet',
  dropFile: 'Drop an Excel or CSV sales file here, or',
  chooseFile: 'Choose file',
  fileLabel: 'Sales file',
  preview: 'See the preview with simulated data',
  previewHint: 'No registration needed for the preview; all its figures are simulated.',
  enter: 'Open workbench',
  simulated: 'The real product, with simulated figures',
  pictures: {
    home: 'Statistics: to do today, summary and sales trend',
    profit: 'Product ranking: sales, returns and profit of each product',
    stock: 'Products: stock, days of cover, cost and profit',
    finance: 'Funds and stock: available, to be settled, why frozen, lost to stock-outs',
    import: 'Import of a sales file: columns matched by themselves',
    listing: 'AI listing: collect, translate and publish',
    delivery: 'Logistics: shipping orders by deadline',
    rights: 'Shop management: shops, expiry and operators',
    'phone-home': 'Statistics on the phone',
    'phone-tasks': 'Mobile workbench: orders to pack',
  },
  ideas: {
    profit: {
      title: 'Not only what you sold, but what you earned',
      text: 'Sales, returns, cost and profit, from all shops down to a single SKU.',
      points: [
        'Compared with the period before: see at a glance who rises and who falls',
        'Group your shops and see totals by group',
        'Units without a cost are listed apart, not mixed into profit',
      ],
    },
    stock: {
      title: 'Know before you run out, and see what does not sell',
      text: 'Days of cover follow real sales; find what runs out and what is dead with one click.',
      points: [
        'For example, a product at ¥16 that sells 20 a day: 3 days out of stock are ¥960 of sales lost',
        'SPU, SKC and SKU levels',
        'Enter costs one by one or import a spreadsheet',
        'Choose your columns, export the result',
      ],
    },
    finance: {
      title: 'Where the money is, and why it cannot move',
      text: 'Available, to be settled and frozen by shop; every freeze with its reason, release and time.',
      points: [
        'Without evidence, a piece declared at ¥20 can be fined up to ¥100: a new violation alerts you the same day and says what to prove',
        'Stock value and what stock-outs lost in 7 days',
        'Violations, rejections and fines in the to-dos of today',
      ],
    },
    import: {
      title: 'No account to bind: drop in a spreadsheet',
      text: 'Drop in CSV or XLSX files from Seller Central; encoding and columns are recognised, you check and import.',
      points: [
        'A file imported twice counts once',
        'Other currencies are converted line by line at your rates',
        'Each refused line tells why, and a whole import can be undone',
      ],
    },
    listing: {
      title: 'Paste a link, list in several shops',
      text: 'Collect, translate, price and publish in one go. Words not translated are marked, so no mistakes slip into a listing.',
      points: ['Many sources and languages', 'The selection tool filters by margin and rules'],
    },
    delivery: {
      title: 'An eye on every shipping deadline',
      text: 'Shipping orders by deadline, with what is overdue or due in 24 hours standing out. The warehouse scans, packs and ships on the phone.',
      points: [
        'For example, a shipping order of 50 pieces at ¥16: once its deadline is missed it may be cancelled, and ¥800 of sales with it',
        'Nothing to download: add the mobile workbench to the home screen',
        'What was done offline is sent once there is a network',
        'Packing lists print straight away',
      ],
    },
    rights: {
      title: 'You decide who sees cost',
      text: 'Managers, finance, operators and shippers each see their own part. A figure without permission says so, instead of showing zero.',
      points: ['Assigned shop by shop, taken back at any time', 'Shippers see no amounts at all'],
    },
    api: {
      title: 'Your own systems can use the data too',
      text: 'Typed GraphQL, REST and live subscriptions. Keys can be limited to shops or to reading, and revoked at any time.',
      points: ['Export whole lists as CSV or JSONL', 'Public API documentation'],
      link: 'See the API documentation',
    },
  },
  codeLabel: 'Example in GraphQL: sales of all shops',
  price: {
    title: 'One price, by shop and month',
    text: 'Everything included, no charge per person. A newly bound shop is free for {{days}} days.',
    unit: 'per shop and month',
    failed: 'The price cannot be read right now. Try later, or sign in and see it under renewal.',
    shops: 'Shops',
    shopCount_one: '{{count}} shop',
    shopCount_other: '{{count}} shops',
    months: 'Months',
    monthCount_one: '{{count}} month',
    monthCount_other: '{{count}} months',
    total: 'Total',
    points: [
      'Renew several shops at once, {{least}} to {{most}} months each',
      'A coupon is worth {{coupon}} (unless it says otherwise)',
      'Data is kept for 7 days after expiry and restored when you renew',
    ],
  },
  questionsTitle: 'Questions',
  questions: [
    {
      question: 'Do I have to hand over the password of my marketplace account?',
      answer:
        'No. You can simply import files exported from Seller Central. If you bind an account, its password is held encrypted only while binding and then erased; the authorisation is stored encrypted and deleted when you unbind.',
    },
    {
      question: 'Which marketplaces and kinds of shops are supported?',
      answer:
        'Temu and SHEIN, fully and semi-managed. Sales of other marketplaces can be imported from files and are counted too.',
    },
    {
      question: 'How is profit computed?',
      answer:
        'Net sales minus the cost of the units in them. You enter costs or import them; units without a cost are shown apart and are not in the profit. Where this differs from the marketplace’s statement, the statement counts.',
    },
    {
      question: 'Can my staff see cost and profit?',
      answer:
        'You decide. Managers and finance can be allowed to see cost; operators and shippers never can. The server decides, and taking a permission back works at once.',
    },
    {
      question: 'Is it slow with dozens of shops and millions of lines?',
      answer:
        'Statistics read sums made beforehand, so a long history does not slow them down. Large files are imported in the background; you may leave the page and find a report later.',
    },
    {
      question: 'Is the data still there when a shop has expired?',
      answer:
        'Data from before the expiry is kept for 7 days and fully restored if you renew. After that it is cleared; the shop stays, and begins anew once renewed.',
    },
    {
      question: 'How do I use it on the phone?',
      answer:
        'Open this site in the phone’s browser, go to the mobile workbench and add it to the home screen; no store is needed. The native app is in development.',
    },
    {
      question: 'Can I take my data with me when I leave?',
      answer:
        'Yes. Products, sale lines, shipping orders and daily figures can be exported as CSV or JSONL. To delete an account, contact us; once verified, all of it is deleted.',
    },
  ],
  closingTitle: 'Start with a sales spreadsheet',
  closingText: 'Register, import your first file, and see all your shops within minutes.',
  mobile: {
    eyebrow: 'For sellers with many Temu and SHEIN shops',
    app: 'Open the mobile workbench',
    preview: 'See sample data first',
    appHint: 'Sign in if you have an account; shippers pack and ship here.',
    overviewTitle: 'Know how today is selling, wherever you are',
    overviewText: 'Sales, profit and changes of each shop: the same figures as on the computer.',
    tasksTitle: 'Orders due soon come first',
    tasksText: 'Open, pack, ship; it works without signal in the warehouse too, and is sent later.',
    allTitle: 'What else it does',
    installTitle: 'Add it to the home screen, like an app',
    installSteps: [
      {
        system: 'Safari on iPhone',
        step: 'Open the mobile workbench, tap “Share” at the bottom and choose “Add to Home Screen”.',
      },
      {
        system: 'Chrome or Edge on Android',
        step: 'Open the mobile workbench, tap the menu at the top right and choose “Add to Home screen” or “Install app”.',
      },
    ],
    installNote: 'Takes little space, needs no updates, and opens without network.',
    moreTitle: 'More',
    news: 'News',
    newsHint: 'Product updates and marketplace news',
    profile: 'About the company',
    profileHint: 'Who we are and how to reach us',
  },
} satisfies CompleteTranslation<'publicSite'>;
