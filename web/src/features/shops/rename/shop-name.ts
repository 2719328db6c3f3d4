/** Longest name of a shop; a character outside Latin-1, as every Chinese one, counts as two. */
export const MAX_NAME_UNITS = 256;
/** Longest name that can be typed for a tab. */
export const MAX_TAB_NAME_UNITS = 16;

const LAST_SINGLE_BYTE = 0xff;

export const nameUnits = (text: string): number => {
  let units = 0;
  for (const character of text) {
    units += (character.codePointAt(0) ?? 0) > LAST_SINGLE_BYTE ? 2 : 1;
  }
  return units;
};

/** The text as far as it fits. */
export const cutName = (text: string, maxUnits: number): string => {
  let units = 0;
  let kept = '';
  for (const character of text) {
    units += nameUnits(character);
    if (units > maxUnits) break;
    kept += character;
  }
  return kept;
};

type Rules = {
  readonly maxUnits: number;
  /** The names that it may not equal: those of all shops, its own among them. */
  readonly taken: readonly string[];
};

/** What is wrong with a new name, by its key in the catalogue. */
export const nameFault = (
  typed: string,
  { maxUnits, taken }: Rules,
): 'nameRequired' | 'nameTaken' | 'nameTooLong' | undefined => {
  const name = typed.trim();
  if (name === '') return 'nameRequired';
  if (taken.includes(name)) return 'nameTaken';
  return nameUnits(name) > maxUnits ? 'nameTooLong' : undefined;
};
