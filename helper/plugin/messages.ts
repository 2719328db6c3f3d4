import {
  type CollectedPage,
  collectedMost,
  fieldsOf,
  readCollected,
} from '../../api/contract/rules/collected.ts';
import type { ReadPage } from './read/page-text.ts';

/** What the scripts of the plugin say to each other. */

/** As many as are kept until they are imported. */
export const mostKept = 100;

export interface Kept {
  readonly key: string;
  readonly product: CollectedPage;
}

export type Request =
  /** From a page of a shop site: keep these, and show them. */
  | { readonly type: 'add'; readonly products: readonly CollectedPage[] }
  /** From a page of a shop site: the product at another host of it. */
  | { readonly type: 'read'; readonly url: string }
  /** From a page of the product. */
  | { readonly type: 'list' }
  | { readonly type: 'take'; readonly keys: readonly string[] }
  | { readonly type: 'here' };

export interface AddAnswer {
  readonly added: number;
  /** How many found no room. */
  readonly refused: number;
}

export function readKeys(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > mostKept) return undefined;
  const keys = value.filter((key) => typeof key === 'string' && key.length <= 100);
  return keys.length === value.length ? keys.map(String) : undefined;
}

export function readRequest(message: unknown): Request | undefined {
  const { type, products, keys, url } = fieldsOf(message);
  if (type === 'read')
    return typeof url === 'string' && url.length <= collectedMost.url ? { type, url } : undefined;
  if (type === 'list' || type === 'here') return { type };
  if (type === 'take') {
    const read = readKeys(keys);
    return read && { type, keys: read };
  }
  if (type !== 'add' || !Array.isArray(products) || products.length > mostKept) return undefined;
  return { type, products: products.flatMap((product) => readCollected(product) ?? []) };
}

export function readKept(value: unknown): Kept[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, mostKept).flatMap((each) => {
    const { key, product } = fieldsOf(each);
    const read = readCollected(product);
    return typeof key === 'string' && read !== undefined ? { key, product: read } : [];
  });
}

export function readAddAnswer(value: unknown): AddAnswer | undefined {
  const { added, refused } = fieldsOf(value);
  return typeof added === 'number' && typeof refused === 'number' ? { added, refused } : undefined;
}

export function readPageAnswer(value: unknown): ReadPage | undefined {
  const { url, text } = fieldsOf(value);
  return typeof url === 'string' && typeof text === 'string' ? { url, text } : undefined;
}
