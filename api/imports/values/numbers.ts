import { agreed, type Currencies, currenciesNamed } from './currencies.ts';

/** An exact decimal: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** How the file writes numbers: `1,234.5` or `1.234,5`. */
export type DecimalMark = '.' | ',';

/**
 * Reads a number exactly. Separators of thousands are accepted, one in a wrong place is not. Undefined
 * when it is no number.
 */
export function parseDecimal(text: string, mark: DecimalMark = '.'): Decimal | undefined {
  const plain =
    plainDecimal(text) ??
    plainDecimal(withoutSeparators(withoutBlanks(withoutBrackets(text.trim())), mark));
  if (plain === undefined) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = plain;
  const digits = BigInt(`${whole}${fraction}` || '0');
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > 40) return undefined;
  const signed = sign === '-' ? -digits : digits;
  return scale >= 0
    ? { digits: signed, scale }
    : { digits: signed * 10n ** BigInt(-scale), scale: 0 };
}

/** An amount as a cell has it. */
export interface Money {
  readonly value: Decimal;
  /** What the signs and words beside the number stand for; undefined where there are none. */
  readonly currencies: Currencies | undefined;
}

/**
 * Reads an amount exactly, with the currency that stands beside it: `$10`, `-€ 1,5`, `US $10`, `10元`.
 * Undefined when it is no number, or when what is beside it is no currency.
 */
export function parseMoney(text: string, mark: DecimalMark = '.'): Money | undefined {
  const plain = parseDecimal(text, mark);
  if (plain !== undefined) return { value: plain, currencies: undefined };
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const value = parseDecimal(parts.number, mark);
  const currencies = agreed(parts.words.map((word) => currenciesNamed(word)));
  const areKnown = parts.words.every((word) => currenciesNamed(word) !== undefined);
  if (value === undefined || !areKnown || currencies === 'contradiction') return undefined;
  return { value, currencies };
}

interface Parts {
  readonly number: string;
  /** What stands before and behind it. */
  readonly words: readonly string[];
}

function partsOf(text: string): Parts | undefined {
  const match =
    text.length > 60
      ? null
      : /^([+-]?)([^\d+-]*)([+-]?)\s*(\d[\d.,]*(?:[eE][+-]?\d{1,3})?)(\D*)$/.exec(
          withoutBlanks(withoutBrackets(text.trim())),
        );
  if (match === null) return undefined;
  const [, first = '', before = '', second = '', figures = '', behind = ''] = match;
  if (first !== '' && second !== '') return undefined;
  // The point of `Rs.10` ends a word, that of `$.50` begins a fraction.
  const isFraction = /(^|[^\p{L}])\.$/u.test(before) && second === '';
  const prefix = (isFraction ? before.slice(0, -1) : before).trim();
  const words = [prefix, behind.trim()].filter((word) => word !== '');
  return { number: `${first}${second}${isFraction ? '0.' : ''}${figures}`, words };
}

function plainDecimal(text: string | undefined): RegExpExecArray | undefined {
  if (text === undefined || text.length > 60) return undefined;
  return /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text) ?? undefined;
}

/** Below zero as accounts write it, and as spreadsheets show it in their format: `(40.00)`, `(¥40.00)`. */
const withoutBrackets = (text: string): string =>
  text.startsWith('(') ? text.replace(/^\(([^()+-]*\d[^()+-]*)\)$/, '-$1') : text;

/** Thousands apart by blanks or apostrophes, as in French or in Switzerland: `1 234,50`, `1'234.50`. */
const withoutBlanks = (text: string): string =>
  text.replace(/(?<![\d.,])\d{1,3}(?:[ \u202f'’]\d{3})+(?![\d ])/g, (grouped) =>
    grouped.replace(/\D/g, ''),
  );

function withoutSeparators(bare: string, mark: DecimalMark): string | undefined {
  if (mark === ',') {
    if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare))
      return bare.replaceAll('.', '').replace(',', '.');
    return /^[+-]?\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare;
  }
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** Whether an amount can only be read with this decimal mark; undefined when it tells nothing. */
export function markOf(text: string): DecimalMark | undefined {
  const bare = (partsOf(text)?.number ?? text).trim();
  if (/^[+-]?\d+,(\d{1,2}|\d{4,})$/.test(bare) || /^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(bare))
    return ',';
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(bare) || /^[+-]?\d*\.(\d{1,2}|\d{4,})$/.test(bare))
    return '.';
  return undefined;
}

/** A whole number of a size that an order can have; undefined otherwise. 5.0 is whole. */
export function wholeNumber(value: Decimal): number | undefined {
  const unit = 10n ** BigInt(value.scale);
  if (value.digits % unit !== 0n) return undefined;
  const whole = value.digits / unit;
  return whole >= -largestQuantity && whole <= largestQuantity ? Number(whole) : undefined;
}

const largestQuantity = 10_000_000n;
/** A thousand million yuan a line; their sums stay exact. */
const largestAmount = 100_000_000_000n;

export const zero: Decimal = { digits: 0n, scale: 0 };

export const whole = (value: number): Decimal => ({ digits: BigInt(value), scale: 0 });

export const times = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
});

export const negative = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });

export const isEqual = (one: Decimal, other: Decimal): boolean => compare(one, other) === 0n;

export function plus(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: digitsAt(one, scale) + digitsAt(other, scale), scale };
}

export const minus = (one: Decimal, other: Decimal): Decimal => plus(one, negative(other));

/** Figures behind the point that a share has more than what is shared. */
const shareFigures = 6;

/** A share of a value as large as one number is of another, never more than it; all of it where these are equal. */
export function partOf(value: Decimal, share: Decimal, all: Decimal): Decimal {
  const scale = Math.max(share.scale, all.scale);
  const digits = value.digits * 10n ** BigInt(shareFigures) * digitsAt(share, scale);
  return { digits: digits / digitsAt(all, scale), scale: value.scale + shareFigures };
}

/** Negative, 0 or positive as the first is less than, equal to or more than the second. */
export function compare(one: Decimal, other: Decimal): bigint {
  const scale = Math.max(one.scale, other.scale);
  return digitsAt(one, scale) - digitsAt(other, scale);
}

const digitsAt = ({ digits, scale }: Decimal, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - scale);

/** As plain text, without needless zeros behind the point but with at least `least` figures there. */
export function printDecimal({ digits, scale }: Decimal, least = 0): string {
  const figures = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const split = figures.length - scale;
  const fraction = figures.slice(split).replace(/0+$/, '').padEnd(least, '0');
  return `${digits < 0n ? '-' : ''}${figures.slice(0, split)}${fraction && `.${fraction}`}`;
}

/** An amount in yuan, not negative, in whole fen, rounded half up; undefined when it is beyond belief. */
export function fenOf({ digits, scale }: Decimal): number | undefined {
  const unit = 10n ** BigInt(scale);
  const amount = (200n * digits + unit) / (2n * unit);
  return amount > largestAmount ? undefined : Number(amount);
}
