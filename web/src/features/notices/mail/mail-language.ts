import { languageNameOf } from '../../../../../api/contract/rules/languages.ts';
import type { MailLanguage } from '../../../graphql/schema.generated.ts';
import { type Language, languages } from '../../../i18n/languages.ts';

/** The languages as the server calls them, each by its own name. */
export const mailLanguages: readonly { readonly value: string; readonly label: string }[] =
  languages.map(({ code, name }) => ({ value: languageNameOf(code), label: name }));

/** How the server calls the language of the page. */
export const mailLanguageOf = (language: Language): MailLanguage => {
  const name = languageNameOf(language);
  return isMailLanguage(name) ? name : 'ZH_CN';
};

export const isMailLanguage = (name: string): name is MailLanguage =>
  mailLanguages.some(({ value }) => value === name);
