/** Names of shops and of people. */

/** The longest name by which people let themselves be called. */
export const longestNickName = 20;

/** The longest name of a shop, in units. */
export const maxShopNameUnits = 256;

const lastSingleByte = 0xff;

/** Length of a name as the specification counts it: a double-byte character is two (section 5). */
export function nameUnits(name: string): number {
  let units = 0;
  for (const character of name) units += (character.codePointAt(0) ?? 0) > lastSingleByte ? 2 : 1;
  return units;
}

/** The name that a shop is shown by: its seller's own, else the marketplace's. */
export const shownShopName = (own: string, marketplace: string): string => own || marketplace;
