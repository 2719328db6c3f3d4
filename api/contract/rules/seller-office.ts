/** The back office of a seller at a marketplace, as pages ask it through the desktop helper (specification section 7). */

/** `errorCode` of an answer that is one; any other is a refusal. */
export const officeSuccess = 1_000_000;

/** The calls, by their paths below /proxy/seller of the helper. */
export const officeCalls = [
  'category',
  'sizeSpec',
  'compliance',
  'certificates',
  'guideFiles',
  'agencyList',
  'modelCreate',
  'modelQuery',
  'spec',
] as const;
export type OfficeCall = (typeof officeCalls)[number];

/** A text of the marketplace's in one line, of so many letters at most. */
export function oneLine(text: string, most: number): string {
  const letters = [...text.replace(/\p{Cc}+/gu, ' ').trim()];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}

/** Where a listing is sold, as far as what is asked of goods differs. */
export const officeMarkets = ['US', 'EU', 'UK', 'JP', 'AU'] as const;
export type OfficeMarket = (typeof officeMarkets)[number];

/** How many of each there are at most, in an answer and in a listing. */
export const officeMost = {
  /** Below one category, and found by a search. */
  categories: 1000,
  /** From the top of the tree to a leaf. */
  depth: 8,
  papers: 500,
  /** That the simulated one keeps. */
  models: 50,
  /** Of one listing. */
  certificates: 20,
  guideFiles: 10,
  /** Of one SKU. */
  specs: 4,
  /** Letters of a name, and of a specification that is looked up. */
  name: 120,
  specName: 60,
} as const;

/** Body measures of a model, in cm: the least and the most that a marketplace takes. */
export const modelMeasures = {
  height: [50, 230],
  bust: [30, 180],
  waist: [30, 180],
  hips: [30, 200],
} as const;
export type ModelMeasure = keyof typeof modelMeasures;

/** What something of the marketplace is called by: its number there, and its name when it was chosen. */
export interface OfficeChoice {
  readonly id: string;
  readonly name: string;
}

/** A specification of a SKU, by the number that the marketplace has for it. */
export interface PlatformSpec {
  /** What it is one of, such as 颜色. */
  readonly parentId: string;
  readonly id: string;
  readonly name: string;
}

/**
 * The names that are looked up for a specification such as `Red/M`: one for each parent of the category, the last of
 * which takes all that is left.
 */
export function specNamesOf(spec: string, parents: number): string[] {
  const names = spec
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (parents <= 0 || names.length <= parents) return parents <= 0 ? [] : names;
  return [...names.slice(0, parents - 1), names.slice(parents - 1).join('/')];
}

/** Whether these are the marketplace's numbers of a specification as it reads now. */
export function isSpecOf(spec: string, specs: readonly PlatformSpec[]): boolean {
  const names = specNamesOf(spec, specs.length);
  return specs.length > 0 && specs.every(({ name }, place) => name === names[place]);
}
