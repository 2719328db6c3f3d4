import type { AlertKind } from '../../contract/rules/alerts.ts';
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

/** What e-mail says, and push in the same words, in the languages of the header. A `{name}` stands for a value. Nothing depends on a number's form. */
export interface MailTexts {
  readonly product: string;
  readonly codeSubject: string;
  readonly codeText: string;
  readonly codeIgnore: string;
  readonly testSubject: string;
  readonly testText: string;
  /** The subject of a message with several alerts. */
  readonly several: string;
  readonly view: string;
  /** Beside those that are listed. */
  readonly more: string;
  readonly salesOf: string;
  readonly quantity: string;
  readonly profit: string;
  readonly packing: string;
  readonly shipping: string;
  readonly late: string;
  readonly why: string;
  readonly unsubscribe: string;
  readonly unsubscribeAsk: string;
  readonly unsubscribed: string;
  readonly kinds: Readonly<Record<AlertKind, string>>;
  readonly text: Readonly<Record<AlertKind, string>>;
  /** Why an import failed that tells nothing itself. */
  readonly interrupted: string;
}

const catalogues: Readonly<Record<LanguageCode, MailTexts>> = {
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

export const textsOf = (language: LanguageCode): MailTexts => catalogues[language];
