import i18next, { type CustomTypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './zh-CN/common.ts';
import shell from './zh-CN/shell.ts';

/**
 * Chinese is the source and the default of every text; one catalogue in `zh-CN`, a file a domain.
 * `common` and `shell` come with the first chunk; a domain's file is fetched when a page asks for it by
 * `useTranslation('<domain>')`, or beforehand by the `texts` of its route.
 */
const catalogues = import.meta.glob<{ default: Record<string, unknown> }>([
  './zh-CN/*.ts',
  '!./zh-CN/common.ts',
  '!./zh-CN/shell.ts',
  '!./zh-CN/verbatim.ts',
]);

/** The parts of the catalogue. */
export type Domain = keyof CustomTypeOptions['resources'];

const catalogueFiles = {
  type: 'backend' as const,
  init: () => {},
  read: (
    language: string,
    domain: string,
    done: (error: Error | null, texts: Record<string, unknown> | false) => void,
  ) => {
    const load = catalogues[`./${language}/${domain}.ts`];
    if (!load) return done(new Error(`There is no catalogue "${domain}".`), false);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, false),
    );
  },
};

export const i18n = i18next.createInstance();

void i18n
  .use(catalogueFiles)
  .use(initReactI18next)
  .init({
    lng: 'zh-CN',
    fallbackLng: 'zh-CN',
    ns: ['common', 'shell'],
    defaultNS: 'common',
    partialBundledLanguages: true,
    resources: { 'zh-CN': { common, shell } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
