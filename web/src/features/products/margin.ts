import { marginOf } from '../../../../api/contract/rules/margin.ts';
import { toFen } from '../../shared/kpi/money.ts';
import { uncostedOf } from '../statistics/index.ts';
import type { ProductRow } from './variables.ts';

/** The profit's part of the net amount of what has a cost; null where it cannot be told. */
export const marginOfRow = (
  row: Pick<ProductRow, 'netAmount' | 'profit' | 'uncosted'>,
): number | null =>
  row.netAmount === null || row.profit === null
    ? null
    : marginOf({
        profit: toFen(row.profit),
        costed: toFen(row.netAmount) - toFen(uncostedOf(row)?.amount ?? '0'),
      });
