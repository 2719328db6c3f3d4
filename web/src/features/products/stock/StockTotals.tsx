import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';
import { StockFigure } from '../cells.tsx';
import type { SharedStockQuery } from './Stock.generated.ts';
import type { columnsOf, StockColumn } from './stock-columns.ts';

type Totals = NonNullable<SharedStockQuery['sharedStock']['totals']>;

type Props = {
  readonly totals: Totals;
  readonly shown: ReturnType<typeof columnsOf>;
};

/** What all codes of the list come to, also those that are not drawn. */
export const StockTotals = ({ totals, shown }: Props) => {
  const { t } = useTranslation(['stock', 'products']);
  return (
    <tfoot>
      <tr>
        <th scope="row" title={t('stock:totalTitle')}>
          {t('products:totals.label')}
        </th>
        {shown.map(({ key, isFigure }) => (
          <td key={key} data-figure={isFigure || undefined}>
            {totalOf(totals, key)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

/** Shops are in several codes, and days and advice make no sum. */
function totalOf(totals: Totals, column: StockColumn): ReactNode {
  switch (column) {
    case 'stock':
      return <StockFigure row={totals} />;
    case 'transit':
      return <StockFigure row={{ ...totals, onHand: totals.inTransit }} />;
    case 'net7':
      return fullCount(totals.net7);
    case 'net30':
      return fullCount(totals.net30);
    default:
      return null;
  }
}
