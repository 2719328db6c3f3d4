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

/** Letters and their marks in scripts whose words need joiners. */
const joinable = `(?=[\\p{L}\\p{M}])[${'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')}]`;
/** What takes the vowel from an Indic letter; behind it a joiner shapes the letter at the end of a word, too. */
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const emoji = '\\p{Extended_Pictographic}';

/** Without them words of some scripts, and emoji of several, fall apart; between other signs they would only hide. */
const joiners = new RegExp(
  [
    `(?<=${joinable})[\\u200c\\u200d](?=${joinable})`,
    `(?<=${virama})\\u200d`,
    `(?<=[${emoji}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=${emoji})`,
  ].join('|'),
  'gu',
);

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A sign of its own that leaves something to be seen: neither a filler nor a blank of Braille. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What stands where a character was lost, and half of one. */
const broken = /[\ufffd\p{Cs}]/u;

/** Whether a text can stand for what it names: one line of which all is seen, and something is. */
export const isName = (text: string): boolean =>
  !unseen.test(text.replace(joiners, '')) && !broken.test(text) && seen.test(text);

const joinerOrUnseen = new RegExp(
  `(${joiners.source})|(?=\\p{Cf})\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** A name as it is seen: in one line, and of what has no width only the joiners that its signs need are left. */
export const seenName = (name: string): string =>
  unseen.test(name) || /[\u00a0\u3000]/.test(name)
    ? name
        .replace(/(?!\0)[\p{Cc}\p{Zl}\p{Zp}\u00a0\u3000]/gu, ' ')
        .replace(joinerOrUnseen, (_, joiner: string | undefined) => joiner ?? '')
    : name;

/** For comparing: people type, and other programs write, a name without its joiners. */
export const withoutJoiners = (text: string): string => text.replace(/[\u200c\u200d]/g, '');

/** The phone, or what is shown of one, that people would take a name for. */
export function phoneLike(name: string): string | undefined {
  const signs = name.normalize('NFKC').replace(/[^\p{L}\p{N}*]/gu, '');
  return /1[3-9]\d(?:\d{4}|[*xX]{1,8})\d{4}/.exec(signs)?.[0];
}
