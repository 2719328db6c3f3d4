import type { LanguageCode } from '../contract/rules/languages.ts';
import type { RecognisedSource } from './source-platforms.ts';

/** Where the data of a product behind an address comes from. Our own server never opens the address. */
export interface ProductSource {
  /** @throws Refusal with a Chinese sentence when there is no such product */
  collect(source: RecognisedSource, signal: AbortSignal): Promise<CollectedProduct>;
}

export interface CollectedProduct {
  readonly language: LanguageCode;
  readonly title: string;
  readonly description: string;
  /** Name of a category, in Chinese; null where none fits. */
  readonly category: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Addresses of pictures, the main one first. */
  readonly images: readonly string[];
  readonly skus: readonly CollectedSku[];
}

export interface CollectedSku {
  readonly spec: string;
  /** Whole fen; null where it is not known in yuan. */
  readonly price: number | null;
  readonly stock: number;
}
