import { fenOf, yuanText } from '../../../../api/contract/rules/money.ts';
import { mostCost } from '../../../../api/contract/rules/prices.ts';
import { filterNumber } from '../../shared/forms/number-filter.ts';

/** The largest cost that can be entered, in fen: what is above is a slip of the finger. */

/** How decimals are written: `1,234.5` or `1.234,5`. */
export type DecimalMark = '.' | ',';

const currency = /^(?:¥|RMB|CNY)\s*|\s*(?:元|RMB|CNY)$/gi;

/** As written, without what says that it is yuan; in full-width digits too. */
const bareCost = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/\uffe5/g, '¥')
    .trim()
    .replace(currency, '');

/** Without separators of thousands, with a decimal point; separators in wrong places stay. */
const withPoint = (bare: string, mark: DecimalMark): string => {
  if (mark === ',') {
    if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
    return /^\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare;
  }
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
};

/**
 * The decimal mark of a file, by the costs that can be read in one way only, as sales files are read: a comma
 * where some cost needs it and none needs a point.
 */
export const markOfCosts = (written: readonly string[]): DecimalMark => {
  const marks = new Set(written.map((cost) => markOf(bareCost(cost))));
  return marks.has(',') && !marks.has('.') ? ',' : '.';
};

const markOf = (bare: string): DecimalMark | undefined => {
  if (/^\d+,(\d{1,2}|\d{4,})$/.test(bare) || /^\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return ',';
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(bare) || /^\d*\.(\d{1,2}|\d{4,})$/.test(bare)) return '.';
  return undefined;
};

export type CostFault = 'blank' | 'notMoney' | 'comma' | 'tooLarge';

/**
 * A cost as people write it: `12`, `12.5`, `¥1,234.50`; as yuan with two decimals for the server. `12,50` is
 * one only where the file writes decimals so: nothing is left out to make it another number.
 */
export const parseCost = (
  written: string,
  mark: DecimalMark = '.',
): { cost: string } | { fault: CostFault } => {
  const bare = bareCost(written);
  if (bare === '') return { fault: 'blank' };
  const plain = withPoint(bare, mark);
  if (plain.includes(',')) return { fault: 'comma' };
  if (!/^\d+(\.\d{0,2}0*)?$/.test(plain)) return { fault: 'notMoney' };
  const fen = fenOf(plain);
  if (fen > mostCost) return { fault: 'tooLarge' };
  return { cost: yuanText(fen) };
};

/** What may stand where a cost is typed: a comma stays, as without it `12,50` would be another number. */
export const filterCost = (typed: string): string => {
  const kept = typed.normalize('NFKC');
  return kept.includes(',') ? kept.replace(/[^\d.,]/g, '') : filterNumber(kept, 2);
};
