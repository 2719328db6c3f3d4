import { isLanguageCode, type LanguageCode } from './languages.ts';

/**
 * A product as the browser plugin has read it off a page: what the plugin hands to a page of the product, and
 * what is imported. All of it was written by strangers.
 */
export interface CollectedPage {
  readonly sourceUrl: string;
  readonly sourceLanguage: LanguageCode;
  readonly title: string;
  readonly description: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Addresses of pictures, the main one first. */
  readonly images: readonly string[];
  readonly skus: readonly CollectedPageSku[];
}

export interface CollectedPageSku {
  readonly spec: string;
  /** Whole fen; null where the page has it in another currency, or not at all. */
  readonly price: number | null;
  readonly stock: number;
}

/** How much of each there may be; lengths in characters. */
export const collectedMost = {
  url: 2_000,
  title: 250,
  description: 5_000,
  attributes: 50,
  attributeName: 100,
  attributeValue: 500,
  images: 30,
  skus: 200,
  spec: 200,
  price: 100_000_000,
  stock: 10_000_000,
} as const;

/** The attribute that says what a page asks in another currency than yuan. */
export const foreignPriceName = '页面价格';

/** One line of text. */
export const plainLine = /^\P{Cc}*$/u;
/** Text that may have lines and tabs. */
export const plainText = /^(?:\P{Cc}|[\t\n\r])*$/u;
/** A picture at a named host of the public network: no number, no port, no user. */
export const pictureAddress =
  /^https:\/\/[a-zA-Z0-9][a-zA-Z0-9.-]{0,200}\.[a-zA-Z]{2,20}\/[\x21-\x7e]*$/;

const isText = (value: unknown, least: number, most: number, form: RegExp): value is string =>
  typeof value === 'string' &&
  value.length <= most &&
  value.trim().length >= least &&
  form.test(value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** What came from outside, to be looked at by name. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The list with each part read; undefined when there are too many or one cannot be read. */
function listOf<T>(
  value: unknown,
  most: number,
  read: (part: unknown) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const parts = value.flatMap((part) => read(part) ?? []);
  return parts.length === value.length ? parts : undefined;
}

function attributeOf(value: unknown) {
  const { name, value: text } = fieldsOf(value);
  if (!isText(name, 1, collectedMost.attributeName, plainLine)) return undefined;
  if (!isText(text, 0, collectedMost.attributeValue, plainLine)) return undefined;
  return { name, value: text };
}

function skuOf(value: unknown): CollectedPageSku | undefined {
  const { spec, price, stock } = fieldsOf(value);
  if (!isText(spec, 1, collectedMost.spec, plainLine)) return undefined;
  if (price !== null && !isWhole(price, 1, collectedMost.price)) return undefined;
  if (!isWhole(stock, 0, collectedMost.stock)) return undefined;
  return { spec, price, stock };
}

const pictureOf = (value: unknown): string | undefined =>
  isText(value, 1, collectedMost.url, pictureAddress) ? value : undefined;

/** The product in what came from outside; undefined in anything else. */
export function readCollected(data: unknown): CollectedPage | undefined {
  const { sourceUrl, sourceLanguage, title, description, ...lists } = fieldsOf(data);
  if (!isText(sourceUrl, 1, collectedMost.url, plainLine)) return undefined;
  if (!/^https?:\/\//.test(sourceUrl) || !URL.canParse(sourceUrl)) return undefined;
  if (typeof sourceLanguage !== 'string' || !isLanguageCode(sourceLanguage)) return undefined;
  if (!isText(title, 1, collectedMost.title, plainLine)) return undefined;
  if (!isText(description, 0, collectedMost.description, plainText)) return undefined;
  const attributes = listOf(lists.attributes, collectedMost.attributes, attributeOf);
  const images = listOf(lists.images, collectedMost.images, pictureOf);
  const skus = listOf(lists.skus, collectedMost.skus, skuOf);
  if (attributes === undefined || images === undefined || skus === undefined) return undefined;
  if (skus.length === 0) return undefined;
  return { sourceUrl, sourceLanguage, title, description, attributes, images, skus };
}
