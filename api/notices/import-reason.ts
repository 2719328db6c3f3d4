import { importSentences } from '../contract/rules/import-sentences.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import { sentence, sentenceSaid, valueTold } from '../contract/rules/sentences.ts';
import ar from '../contract/rules/told-imports/ar.ts';
import de from '../contract/rules/told-imports/de.ts';
import en from '../contract/rules/told-imports/en.ts';
import es from '../contract/rules/told-imports/es.ts';
import fr from '../contract/rules/told-imports/fr.ts';
import hi from '../contract/rules/told-imports/hi.ts';
import ja from '../contract/rules/told-imports/ja.ts';
import ko from '../contract/rules/told-imports/ko.ts';
import pt from '../contract/rules/told-imports/pt.ts';
import vi from '../contract/rules/told-imports/vi.ts';

type Texts = Readonly<Record<keyof typeof importSentences, string>>;

const catalogues: Readonly<Record<Exclude<LanguageCode, 'zh-CN'>, Texts>> = {
  ja,
  en,
  de,
  es,
  fr,
  pt,
  ar,
  ko,
  vi,
  hi,
};

/** The places in these texts are `{{name}}`, as the pages write them. */
const inBraces = (text: string): string => text.replaceAll('{{', '{').replaceAll('}}', '}');

function told(texts: Readonly<Record<string, string>>, said: string): string | undefined {
  const named = sentenceSaid(importSentences, said);
  if (named === undefined) return undefined;
  const text = texts[named.name];
  if (text === undefined) return undefined;
  const values = Object.entries(named.values).map(([name, value]) => [
    name,
    valueTold(name, value, (part) => told(texts, part)),
  ]);
  return sentence(inBraces(text), Object.fromEntries(values));
}

/** Why an import failed, which is kept in Chinese, in another language; as it is where it is none of our sentences. */
export const reasonIn = (language: LanguageCode, said: string): string =>
  language === 'zh-CN' ? said : (told(catalogues[language], said) ?? said);
