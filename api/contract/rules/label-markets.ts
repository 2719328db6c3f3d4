/**
 * The countries whose labels the law of the Union rules: its members, and those of the European Economic Area, where
 * Regulation (EU) 2023/988 holds likewise.
 */
export const labelMarkets = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Languages in which lines of a label are recognised. */
export const labelLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;
export type LabelLanguage = (typeof labelLanguages)[number];

/**
 * In what a country must be warned: every entry is needed, and of an entry one language will do. Each member state
 * says so itself (Article 9(7) of Regulation (EU) 2023/988); Belgium by the language of the region. Countries whose
 * language is not among `labelLanguages` are not listed.
 */
const needed: Readonly<Record<string, readonly (readonly LabelLanguage[])[]>> = {
  AT: [['de']],
  BE: [['nl'], ['fr'], ['de']],
  DE: [['de']],
  ES: [['es']],
  FR: [['fr']],
  IE: [['en']],
  IT: [['it']],
  LI: [['de']],
  LU: [['fr', 'de']],
  MT: [['en']],
  NL: [['nl']],
  PL: [['pl']],
};

/** Null: the country's language cannot be told. */
export const languagesOf = (market: string): readonly (readonly LabelLanguage[])[] | null =>
  Object.hasOwn(needed, market) ? (needed[market] ?? null) : null;

export const isLabelMarket = (market: string): boolean =>
  labelMarkets.some((one) => one === market);
