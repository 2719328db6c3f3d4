import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount, fullMoney, percent, toFen } from '../../shared/kpi/money.ts';
import { uncostedFigures, uncostedOf } from '../statistics/index.ts';
import { KnownMoney, StockFigure } from './cells.tsx';
import { type ColumnKey, columns } from './columns.ts';
import { NONE } from './MoneySpan.tsx';
import { marginOfRow } from './margin.ts';
import type { ProductTotals } from './use-totals.ts';

type Props = {
  readonly totals: ProductTotals;
  readonly shown: readonly ColumnKey[];
};

/** What all products of the list come to, also those that are not drawn. */
export const TotalsRow = ({ totals, shown }: Props) => {
  const { t } = useTranslation('products');
  return (
    <tfoot>
      <tr>
        <th scope="row" title={t('totals.title')}>
          {t('words.total')}
        </th>
        {shown.map((key) => (
          <td key={key} data-figure={columns[key].isFigure || undefined}>
            <Total totals={totals} column={key} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

/** Prices, days and names make no sum. */
const Total = ({
  totals,
  column,
}: Pick<Props, 'totals'> & { readonly column: ColumnKey }): ReactNode => {
  const { t } = useTranslation('statistics');
  switch (column) {
    case 'stock':
      return <StockFigure row={totals} />;
    case 'transit':
      return totals.inTransit === null ? NONE : fullCount(totals.inTransit);
    case 'value':
      return <KnownMoney amount={totals.stockValue} />;
    case 'stockCost':
      return <KnownMoney amount={totals.stockCost} />;
    case 'loss':
      return <KnownMoney amount={totals.soldOutLoss ?? null} />;
    case 'sold':
      return fullCount(totals.sold);
    case 'returned':
      return fullCount(totals.returned);
    case 'quantity':
      return fullCount(totals.netQuantity);
    case 'amount':
      return fullMoney(toFen(totals.netAmount));
    case 'profit': {
      const uncosted = uncostedOf(totals);
      return (
        <>
          {totals.profit === null ? NONE : fullMoney(toFen(totals.profit))}
          {uncosted !== null && (
            <span data-quiet data-truncate title={uncostedFigures(t, uncosted)}>
              {t('uncosted.besides', { figures: uncostedFigures(t, uncosted) })}
            </span>
          )}
        </>
      );
    }
    case 'margin': {
      const margin = marginOfRow(totals);
      return margin === null ? NONE : percent(margin);
    }
    default:
      return null;
  }
};
