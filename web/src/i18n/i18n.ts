import i18next, { type CustomTypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolated } from '../../../api/contract/rules/direction.ts';
import { fetchPart } from '../shared/connection/fetch-part.ts';
import { givenValues } from './given-values.ts';
import { sourceLanguage } from './languages.ts';
import { type Texts, withFormForMillions } from './plural-forms.ts';
import common from './zh-CN/common.ts';
import shell from './zh-CN/shell.ts';

/**
 * Chinese is the source and the default of every text; one catalogue in `zh-CN`, a file a domain.
 * `common` and `shell` come with the first chunk; a domain's file is fetched when a page asks for it by
 * `useTranslation('<domain>')`, or beforehand by the `texts` of its route. The other languages have the same
 * files, each fetched likewise once the language is chosen.
 */
const catalogues = import.meta.glob<{ default: Texts }>([
  './*/*.ts',
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
    done: (error: Error | null, texts: Texts | false) => void,
  ) => {
    // The server's own sentences are the source of these.
    if (language === sourceLanguage && domain === 'refusals') return done(null, {});
    const load = catalogues[`./${language}/${domain}.ts`];
    if (!load) return done(new Error(`There is no catalogue "${domain}" in ${language}.`), false);
    // i18next would count a catalogue that failed as one that is here, and show its keys from then on.
    void fetchPart(load).then((file) => done(null, withFormForMillions(language, file.default)));
  },
};

export const i18n = i18next.createInstance();

void i18n
  .use(catalogueFiles)
  .use(givenValues)
  .use(initReactI18next)
  .init({
    lng: sourceLanguage,
    fallbackLng: sourceLanguage,
    load: 'currentOnly',
    ns: ['common', 'shell'],
    defaultNS: 'common',
    // What several pages share, and what the frame calls them, is found by its name alone, whatever the page.
    fallbackNS: ['common', 'shell'],
    partialBundledLanguages: true,
    resources: { [sourceLanguage]: { common, shell } },
    // React escapes what is shown; here a value only keeps the direction it is written in.
    interpolation: {
      escapeValue: true,
      escape: (value) => isolated(value, i18n.language),
      alwaysFormat: true,
    },
    returnNull: false,
    initAsync: false,
    // Nobody is to read the name of a text, whatever went wrong.
    parseMissingKeyHandler: (_key: string, fallback?: string) => fallback ?? '—',
  });
