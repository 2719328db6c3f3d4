/**
 * What a sales file comes to, by plain text and whole-number arithmetic and nothing of the product, so that
 * the import can be held against it.
 */

export interface PlainLine {
  readonly shop: string;
  readonly code: string;
  /** `YYYY-MM-DD`, as the file has it. */
  readonly day: string;
  /** Negative for what came back. */
  readonly quantity: number;
  /** Price as the file has it: digits, perhaps a point and more digits. */
  readonly price: string;
}

export interface PlainSum {
  sold: number;
  returned: number;
  /** Net amount in fen. */
  net: number;
}

/** Price times pieces in fen, half a fen rounded up. */
export function amountOf(price: string, pieces: number): number {
  const [whole = '0', decimals = ''] = price.split('.');
  const scale = 10n ** BigInt(decimals.length);
  const product = BigInt(whole + decimals) * BigInt(pieces) * 100n;
  return Number((2n * product + scale) / (2n * scale));
}

export function plainSums(
  lines: readonly PlainLine[],
  key: (line: PlainLine) => string,
): Map<string, PlainSum> {
  const sums = new Map<string, PlainSum>();
  for (const line of lines) {
    const sum = sums.get(key(line)) ?? { sold: 0, returned: 0, net: 0 };
    const pieces = Math.abs(line.quantity);
    const amount = amountOf(line.price, pieces);
    if (line.quantity < 0) {
      sum.returned += pieces;
      sum.net -= amount;
    } else {
      sum.sold += pieces;
      sum.net += amount;
    }
    sums.set(key(line), sum);
  }
  return sums;
}

/** Splits one line of a CSV file; quotes may stand around a field, and doubled inside it. */
export function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}
