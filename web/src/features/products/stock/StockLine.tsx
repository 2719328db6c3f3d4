import { Badge, Box, Flex } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { clausesText } from '../../../i18n/format.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { ProductPicture } from '../../../shared/ui/ProductPicture.tsx';
import { DoorLink, productsAddress } from '../../statistics/index.ts';
import { coverText } from '../columns.ts';
import { NONE } from '../MoneySpan.tsx';
import { StockFigure } from './StockFigure.tsx';
import type { columnsOf, StockColumn } from './stock-columns.ts';
import { moveText } from './stock-text.ts';
import { type OpenedCode, shopsAddress } from './stock-url.ts';
import type { StockRow } from './use-stock-pages.ts';

type Props = {
  readonly row: StockRow;
  /** Place among all lines, from 0. */
  readonly line: number;
  readonly shown: ReturnType<typeof columnsOf>;
  /** Shops that are looked at are left out, as their paid time is over. */
  readonly hasEnded: boolean;
  readonly onOpen: (code: string) => void;
};

/** One code; its shops are behind its name and its figures. */
export const StockLine = memo(({ row, line, shown, hasEnded, onOpen }: Props) => {
  const { t } = useTranslation('stock');
  const named = [row.name, row.specName].filter(Boolean).join(' ');
  return (
    <tr tabIndex={-1} aria-rowindex={line + 2}>
      <th scope="row">
        <Flex gap="1.5" align="center">
          <ProductPicture url={row.imageUrl} size="var(--picture)" name={named} />
          <Box minWidth="0" flex="1">
            <button
              type="button"
              data-name
              data-opens
              data-truncate
              title={t('open', { code: row.extCode })}
              aria-label={t('open', { code: row.extCode })}
              onClick={() => onOpen(row.extCode)}
            >
              {row.extCode}
            </button>
            <span data-quiet data-truncate title={named}>
              {named}
            </span>
          </Box>
        </Flex>
      </th>
      {shown.map(({ key, isFigure }) => (
        <td key={key} data-figure={isFigure || undefined}>
          <Cell column={key} row={row} hasEnded={hasEnded} onOpen={onOpen} />
        </td>
      ))}
    </tr>
  );
});

type CellProps = {
  readonly column: StockColumn;
  readonly row: StockRow;
  readonly hasEnded: boolean;
  readonly onOpen: (code: string) => void;
};

const Cell = ({ column, row, hasEnded, onOpen }: CellProps): ReactNode => {
  const { t } = useTranslation('stock');
  const { search } = useLocation();
  const unknown = row.unknownStockShopCount;
  /** The shops whose figures come to this one. */
  const ofShops = (figure: ReactNode) => (
    <ShopsDoor code={row.extCode} trouble={null}>
      {figure}
    </ShopsDoor>
  );
  switch (column) {
    case 'shops':
      return (
        <button
          type="button"
          data-name
          aria-label={t('openShops', { code: row.extCode, count: row.shopCount })}
          onClick={() => onOpen(row.extCode)}
        >
          {fullCount(row.shopCount)}
        </button>
      );
    case 'stock':
      return (
        <DoorLink
          to={productsAddress(search, {
            level: 'sku',
            code: row.extCode,
            ...(hasEnded && { paid: '1' }),
            sort: 'stock',
          })}
          title={t('toProducts', { code: row.extCode })}
        >
          <StockFigure pieces={row.onHand} unknown={unknown} />
        </DoorLink>
      );
    case 'transit':
      return ofShops(<StockFigure pieces={row.inTransit} unknown={unknown} />);
    case 'net7':
      return ofShops(fullCount(row.net7));
    case 'net30':
      return ofShops(fullCount(row.net30));
    case 'cover':
      return row.daysOfCover === null
        ? NONE
        : ofShops(t('days', { days: coverText(row.daysOfCover) }));
    case 'trouble':
      return <Trouble row={row} />;
    case 'moves':
      return <Moves row={row} />;
  }
};

type ShopsDoorProps = OpenedCode & { readonly title?: string; readonly children: ReactNode };

/** What is counted over the shops of a code, which leads to them. */
const ShopsDoor = ({ title, children, ...opened }: ShopsDoorProps) => {
  const { t } = useTranslation('stock');
  const { search } = useLocation();
  return (
    <DoorLink
      to={shopsAddress(search, opened)}
      preventScrollReset
      title={title ?? t('open', { code: opened.code })}
      // In two lines where what is counted is said in words.
      whiteSpace="inherit"
    >
      {children}
    </DoorLink>
  );
};

const troubles = [
  { key: 'soldOut', hint: 'soldOut', color: 'red', count: (row: StockRow) => row.soldOutShopCount },
  {
    key: 'runningOut',
    hint: 'runningOut',
    color: 'orange',
    count: (row: StockRow) => row.runningOutShopCount,
  },
  { key: 'dead', hint: 'deadStock', color: 'gray', count: (row: StockRow) => row.deadShopCount },
] as const;

/** In how many shops it is sold out, runs out or does not sell; each leads to just these. */
const Trouble = ({ row }: { readonly row: StockRow }) => {
  const { t } = useTranslation('stock');
  const found = troubles.filter(({ count }) => count(row) > 0);
  if (found.length === 0) return NONE;
  return (
    <Flex columnGap="1" rowGap="1.5" wrap="wrap">
      {found.map(({ key, hint, color, count }) => (
        <ShopsDoor key={key} code={row.extCode} trouble={hint} title={t(`troubleTitle.${key}`)}>
          <Badge variant="subtle" colorPalette={color}>
            {t(`trouble.${key}`, { count: count(row) })}
          </Badge>
        </ShopsDoor>
      ))}
    </Flex>
  );
};

const Moves = ({ row }: { readonly row: StockRow }) => {
  const { t } = useTranslation('stock');
  if (row.moves.length === 0) return NONE;
  const said = row.moves.map((move) => moveText(t, move));
  return (
    <Box whiteSpace="normal" lineClamp={2} fontSize="xs">
      <ShopsDoor code={row.extCode} trouble={null} title={said.join('\n')}>
        {clausesText(said)}
      </ShopsDoor>
    </Box>
  );
};
