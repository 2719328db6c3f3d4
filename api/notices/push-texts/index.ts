import type { LanguageCode } from '../../contract/rules/languages.ts';
import ar from './ar.ts';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import hi from './hi.ts';
import ja from './ja.ts';
import ko from './ko.ts';
import pt from './pt.ts';
import vi from './vi.ts';
import zhCN from './zh-CN.ts';

/**
 * The plural forms of each language. What Spanish, French and Portuguese have for whole millions besides is read
 * like `other` where the number is written in figures.
 */
interface FormsOf {
  'zh-CN': 'other';
  ja: 'other';
  en: 'one' | 'other';
  de: 'one' | 'other';
  es: 'one' | 'other';
  fr: 'one' | 'other';
  pt: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  ko: 'other';
  vi: 'other';
  hi: 'one' | 'other';
}

/** A text beside a number: `{count}`. */
type Beside<Form extends Intl.LDMLPluralRule> = Readonly<Record<Form, string>>;

interface Texts<Form extends Intl.LDMLPluralRule> {
  readonly testTitle: string;
  readonly testBody: string;
  /** The title of a message of several kinds, of which each has a line. */
  readonly several: Beside<Form>;
  /** One of these lines: what would be a message of its own. */
  readonly titled: string;
  /** Below the first of many: how many they are. */
  readonly inAll: string;
  readonly shipSoon: Beside<Form>;
  readonly overdue: Beside<Form>;
  /** Between these two. */
  readonly comma: string;
  readonly shipBy: string;
  readonly shortage: Beside<Form>;
  readonly fine: string;
  readonly fines: Beside<Form>;
  readonly soldOut: Beside<Form>;
  readonly sessionLost: string;
  readonly digest: string;
  readonly sales: string;
  readonly pieces: Beside<Form>;
  /** The digest of whoever sees no sales. */
  readonly tasks: string;
  readonly importDone: string;
  readonly importFailed: string;
  readonly exportReady: string;
  readonly exported: Beside<Form>;
  readonly shopExpiring: Beside<Form>;
  readonly expires: string;
  readonly announcement: string;
}

/** What is pushed, in a language; what e-mail says in the same words stands in its texts. A `{name}` stands for a value. */
export type PushTexts<Code extends LanguageCode> = Texts<FormsOf[Code]>;

const catalogues: { readonly [Code in LanguageCode]: PushTexts<Code> } = {
  'zh-CN': zhCN,
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

export const pushTextsOf = (language: LanguageCode): Texts<'other'> => catalogues[language];
