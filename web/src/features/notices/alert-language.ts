import { languageNameOf } from '../../../../api/contract/rules/languages.ts';
import type { MailLanguage, PushLanguage } from '../../graphql/schema.generated.ts';
import { type Language, languages } from '../../i18n/languages.ts';

/** In which languages alerts are told, as the server calls them. */
type AlertLanguage = MailLanguage & PushLanguage;

/** Each by its own name. */
export const alertLanguages: readonly { readonly value: string; readonly label: string }[] =
  languages.map(({ code, name }) => ({ value: languageNameOf(code), label: name }));

/** How the server calls the language of the page. */
export const alertLanguageOf = (language: Language): AlertLanguage => {
  const name = languageNameOf(language);
  return isAlertLanguage(name) ? name : 'ZH_CN';
};

export const isAlertLanguage = (name: string): name is AlertLanguage =>
  alertLanguages.some(({ value }) => value === name);
