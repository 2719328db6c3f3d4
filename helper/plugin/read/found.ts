import type { PagePrice } from './price.ts';

/** What one way of reading a page has found; nothing of it is bounded yet. */
export interface Found {
  readonly title: string;
  readonly description: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly images: readonly string[];
  readonly skus: readonly FoundSku[];
  /** Of the product as a whole. */
  readonly price?: PagePrice | undefined;
}

export interface FoundSku {
  readonly spec: string;
  readonly price: PagePrice | undefined;
  readonly stock: number;
}

export const nothingFound: Found = {
  title: '',
  description: '',
  attributes: [],
  images: [],
  skus: [],
};
