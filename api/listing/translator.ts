import type { LanguageCode } from '../contract/rules/languages.ts';

/** Translates the texts of a product. The glossary is one; an endpoint with a language model another. */
export interface Translator {
  /** The languages that it can translate into. */
  readonly languages: readonly LanguageCode[];
  /**
   * The texts in the other language, as many and in the same order.
   * @throws Refusal with a Chinese sentence when it cannot be done
   */
  translate(request: TranslationRequest): Promise<Translation>;
}

export interface TranslationRequest {
  readonly texts: readonly string[];
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly signal: AbortSignal;
}

export interface Translation {
  readonly texts: readonly string[];
  /** Words that were not known and stand in the translation as they were, each once. */
  readonly unknown: readonly string[];
}
