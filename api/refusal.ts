import { inEnglish, saidInEnglish } from './contract/english.ts';
import { resultCode } from './contract/envelope.ts';
import type { Language, Told } from './contract/language.ts';
import {
  type NamedRefusal,
  nameOfRefusal,
  type Refusals,
  sentence,
  type Values,
} from './contract/refusals.ts';

/** An expected refusal: answered as HTTP 200 with this code and these words, never logged as a fault. */
export class Refusal extends Error {
  readonly code: number;
  /** Seconds after which the same may be asked again, where that is known. */
  readonly retryAfter: number | undefined;
  /** By which it is declared with its call; undefined for what no call declares. */
  readonly key: string | undefined;
  /** What the answer says it is, for those who tell it in another language. */
  readonly named: NamedRefusal | undefined;
  readonly #english: string | undefined;

  constructor(
    said: string | Told,
    code: number = resultCode.business,
    retryAfter?: number,
    key?: string,
    named?: NamedRefusal,
  ) {
    const { zh, en } = typeof said === 'string' ? { zh: said, en: undefined } : said;
    super(zh);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
    this.key = key;
    this.named = named;
    this.#english = en;
  }

  /** Its words in a language; in Chinese, as the message, where there are no others. */
  wordsIn(language: Language): string {
    if (language === 'zh') return this.message;
    const told = this.#english ?? (this.named && inEnglish(this.named));
    return told ?? saidInEnglish(this.message) ?? this.message;
  }
}

/** Refuses by what a call, or a list that several calls share, declares under a key. */
export function refuse<R extends Refusals, Key extends keyof R & string>(
  of: { readonly refusals?: R | undefined },
  key: Key,
  ...values: Values<R[Key]['msg']>
): never {
  const declared = of.refusals?.[key];
  if (declared === undefined) throw new Error(`No refusal ${key} is declared`);
  const said = values[0] ?? {};
  const named = { name: nameOfRefusal(key, declared), values: said };
  throw new Refusal(sentence(declared.msg, said), declared.code, undefined, key, named);
}
