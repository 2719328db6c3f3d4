import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../shared/kpi/money.ts';
import { NONE } from '../MoneySpan.tsx';
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
  switch (column) {
    case 'stock':
      return <Known pieces={totals.onHand} unknown={totals.unknownStockSkuCount} />;
    case 'transit':
      return <Known pieces={totals.inTransit} unknown={totals.unknownStockSkuCount} />;
    case 'net7':
      return fullCount(totals.net7);
    case 'net30':
      return fullCount(totals.net30);
    default:
      return null;
  }
};

type KnownProps = { readonly pieces: number | null; readonly unknown: number };

/** As far as anybody told them. */
const Known = ({ pieces, unknown }: KnownProps) => {
  const { t } = useTranslation(['stock', 'products']);
  if (pieces === null) return NONE;
  if (unknown === 0) return fullCount(pieces);
  return (
    <span title={t('products:stock.partlyTitle', { count: unknown })}>
      {t('stock:atLeast', { pieces: fullCount(pieces) })}
    </span>
  );
};
