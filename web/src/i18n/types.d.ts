import 'i18next';

// One line a domain: with it, `useTranslation('<domain>')` knows the keys of its file.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof import('./zh-CN/common.ts').default;
      shell: typeof import('./zh-CN/shell.ts').default;
      auth: typeof import('./zh-CN/auth.ts').default;
      account: typeof import('./zh-CN/account.ts').default;
      visitor: typeof import('./zh-CN/visitor.ts').default;
      placeholder: typeof import('./zh-CN/placeholder.ts').default;
      articles: typeof import('./zh-CN/articles.ts').default;
      publicSite: typeof import('./zh-CN/publicSite.ts').default;
      statistics: typeof import('./zh-CN/statistics.ts').default;
      shops: typeof import('./zh-CN/shops.ts').default;
      imports: typeof import('./zh-CN/imports.ts').default;
    };
  }
}
