/** An exact decimal: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** How the file writes numbers: `1,234.5` or `1.234,5`. */
export type DecimalMark = '.' | ',';

const currency =
  /^(?:[¥￥$€£]|RMB|CNY|USD|EUR|GBP|HK\$|US\$)\s*|\s*(?:[¥￥$€£元]|RMB|CNY|USD|EUR|GBP)$/gi;

/**
 * Reads a number exactly. Signs of currency and separators of thousands are accepted, a separator in a
 * wrong place is not. Undefined when it is no number.
 */
export function parseDecimal(text: string, mark: DecimalMark = '.'): Decimal | undefined {
  const plain = plainDecimal(text) ?? plainDecimal(withoutSeparators(text, mark));
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

function plainDecimal(text: string | undefined): RegExpExecArray | undefined {
  if (text === undefined || text.length > 60) return undefined;
  return /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text) ?? undefined;
}

function withoutSeparators(text: string, mark: DecimalMark): string | undefined {
  const bare = text
    .replace(currency, '')
    .replace(/^([+-])\s*[¥￥$€£]\s*/, '$1')
    .trim();
  if (mark === ',') {
    if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare))
      return bare.replaceAll('.', '').replace(',', '.');
    return /^[+-]?\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare;
  }
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** Whether a number can only be read with this decimal mark; undefined when it tells nothing. */
export function markOf(text: string): DecimalMark | undefined {
  const bare = text.replace(currency, '').trim();
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

/** Unit price in yuan × pieces in whole fen, rounded half up; undefined when it is beyond belief. */
export function amountOf(price: Decimal, quantity: number): number | undefined {
  const unit = 10n ** BigInt(price.scale);
  const exact = price.digits * BigInt(quantity) * 100n;
  const amount = (2n * exact + unit) / (2n * unit);
  return amount > largestAmount ? undefined : Number(amount);
}
