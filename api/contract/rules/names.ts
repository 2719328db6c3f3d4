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

/** Without them words of some scripts, and emoji of several, fall apart; between digits they would only hide. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A sign of its own that leaves something to be seen: neither a filler nor a blank of Braille. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text can stand for what it names: one line of which all is seen, and something is. */
export const isName = (text: string): boolean =>
  !unseen.test(text.replace(joiners, '')) && seen.test(text);

/** The phone, or what is shown of one, that people would take a name for. */
export function phoneLike(name: string): string | undefined {
  const signs = name.normalize('NFKC').replace(/[^\p{L}\p{N}*]/gu, '');
  return /1[3-9]\d(?:\d{4}|[*xX]{1,8})\d{4}/.exec(signs)?.[0];
}
