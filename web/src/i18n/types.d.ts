import 'i18next';

// One line a domain: with it, `useTranslation('<domain>')` knows the keys of its file.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: ['common', 'shell'];
    resources: {
      common: typeof import('./zh-CN/common.ts').default;
      shell: typeof import('./zh-CN/shell.ts').default;
      auth: typeof import('./zh-CN/auth.ts').default;
      account: typeof import('./zh-CN/account.ts').default;
      apiKeys: typeof import('./zh-CN/apiKeys.ts').default;
      calendar: typeof import('./zh-CN/calendar.ts').default;
      tables: typeof import('./zh-CN/tables.ts').default;
      audit: typeof import('./zh-CN/audit.ts').default;
      sessions: typeof import('./zh-CN/sessions.ts').default;
      viewing: typeof import('./zh-CN/viewing.ts').default;
      visitor: typeof import('./zh-CN/visitor.ts').default;
      labels: typeof import('./zh-CN/labels.ts').default;
      articles: typeof import('./zh-CN/articles.ts').default;
      tryImport: typeof import('./zh-CN/tryImport.ts').default;
      publicSite: typeof import('./zh-CN/publicSite.ts').default;
      testPage: typeof import('./zh-CN/testPage.ts').default;
      statistics: typeof import('./zh-CN/statistics.ts').default;
      origin: typeof import('./zh-CN/origin.ts').default;
      commands: typeof import('./zh-CN/commands.ts').default;
      shops: typeof import('./zh-CN/shops.ts').default;
      binding: typeof import('./zh-CN/binding.ts').default;
      cash: typeof import('./zh-CN/cash.ts').default;
      stock: typeof import('./zh-CN/stock.ts').default;
      products: typeof import('./zh-CN/products.ts').default;
      phone: typeof import('./zh-CN/phone.ts').default;
      phoneSeller: typeof import('./zh-CN/phoneSeller.ts').default;
      delivery: typeof import('./zh-CN/delivery.ts').default;
      shopManage: typeof import('./zh-CN/shopManage.ts').default;
      imports: typeof import('./zh-CN/imports.ts').default;
      todos: typeof import('./zh-CN/todos.ts').default;
      operations: typeof import('./zh-CN/operations.ts').default;
      desktop: typeof import('./zh-CN/desktop.ts').default;
      actionLog: typeof import('./zh-CN/actionLog.ts').default;
      alerts: typeof import('./zh-CN/alerts.ts').default;
      push: typeof import('./zh-CN/push.ts').default;
      mail: typeof import('./zh-CN/mail.ts').default;
      notices: typeof import('./zh-CN/notices.ts').default;
      listing: typeof import('./zh-CN/listing.ts').default;
      filing: typeof import('./zh-CN/filing.ts').default;
      uploads: typeof import('./zh-CN/uploads.ts').default;
      selectionTool: typeof import('./zh-CN/selectionTool.ts').default;
      reminders: typeof import('./zh-CN/reminders.ts').default;
      peoplePage: typeof import('./zh-CN/peoplePage.ts').default;
      people: typeof import('./zh-CN/people.ts').default;
      shippers: typeof import('./zh-CN/shippers.ts').default;
      operators: typeof import('./zh-CN/operators.ts').default;
      // What the server says, in other languages than its own: the names are those that it gives.
      refusals: Readonly<Record<string, string>>;
      billing: typeof import('./zh-CN/billing.ts').default;
    };
  }
}
