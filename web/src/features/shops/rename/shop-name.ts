import { nameUnits } from '../../../../../api/contract/rules/names.ts';

/** Longest name that can be typed for a tab. */
export const MAX_TAB_NAME_UNITS = 16;

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
