/** A catalogue, or a part of it. */
export interface Texts {
  readonly [key: string]: string | readonly (string | Texts)[] | Texts;
}

const other = '_other';

/**
 * Spanish, French and Portuguese have a plural form of their own for whole millions, made for "2 millones de …".
 * Our texts give the number in figures, where it reads like every other: the form is filled in from that one.
 */
export function withFormForMillions(language: string, texts: Texts): Texts {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const isMissing = pluralCategories.includes('many') && !pluralCategories.includes('few');
  return isMissing ? filledIn(texts) : texts;
}

function filledIn(texts: Texts): Texts {
  const filled: Record<string, Texts[string]> = {};
  for (const [key, text] of Object.entries(texts)) {
    filled[key] = typeof text === 'string' || isList(text) ? text : filledIn(text);
    if (key.endsWith(other)) filled[`${key.slice(0, -other.length)}_many`] = text;
  }
  return filled;
}

const isList = (text: Texts | readonly (string | Texts)[]): text is readonly (string | Texts)[] =>
  Array.isArray(text);
