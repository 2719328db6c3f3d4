import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';
import type { SharedStockQuery } from './Stock.generated.ts';
import { StockFigure } from './StockFigure.tsx';
import type { columnsOf, StockColumn } from './stock-columns.ts';

type Totals = NonNullable<SharedStockQuery['sharedStock']['totals']>;

type Props = {
  readonly totals: Totals;
  readonly shown: ReturnType<typeof columnsOf>;
};

/** What all codes of the list come to, also those that are not drawn. */
export const StockTotals = ({ totals, shown }: Props) => {
  const { t } = useTranslation('stock');
  return (
    <tfoot>
      <tr>
        <th scope="row" title={t('totalTitle')}>
          {t('words.total')}
        </th>
        {shown.map(({ key, isFigure }) => (
          <td key={key} data-figure={isFigure || undefined}>
            <Total totals={totals} column={key} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

type TotalProps = Pick<Props, 'totals'> & { readonly column: StockColumn };

/** Shops are in several codes, and days and advice make no sum. */
const Total = ({ totals, column }: TotalProps): ReactNode => {
  const unknown = totals.unknownStockSkuCount;
  switch (column) {
    case 'stock':
      return <StockFigure pieces={totals.onHand} unknown={unknown} counted="skus" />;
    case 'transit':
      return <StockFigure pieces={totals.inTransit} unknown={unknown} counted="skus" />;
    case 'net7':
      return fullCount(totals.net7);
    case 'net30':
      return fullCount(totals.net30);
    default:
      return null;
  }
};
