import { Box, Flex, Table } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { PaperNote } from '../../../shared/table/PaperNote.tsx';
import { paperScroller } from '../../../shared/table/paper-css.ts';
import { moveAmongRows } from '../../../shared/table/row-keys.ts';
import { ariaSort, SortMark } from '../../../shared/table/SortMark.tsx';
import { SpaceRow } from '../../../shared/table/SpaceRow.tsx';
import { pressNearest } from '../../../shared/table/thumb-reach.ts';
import { useLines } from '../../../shared/table/use-lines.ts';
import { PinIcon } from '../../../shared/ui/icons.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { shopAddress } from '../doors.ts';
import { type LeagueColumn, leagueWidth } from './columns.tsx';
import { type LeagueRow, type Order, type RankedRow, type SortKey, totalOfRows } from './league.ts';
import { MOST_DRAWN, ROW_HEIGHT, TOUCH_ROW_HEIGHT, tableCss } from './table-css.ts';

type Props = {
  readonly rows: readonly RankedRow[];
  readonly sort: SortKey;
  readonly order: Order;
  readonly columns: readonly LeagueColumn[];
  readonly onSort: (key: SortKey) => void;
  /** Null where nothing can be pinned. */
  readonly onPin: ((id: string) => void) | null;
};

const NAME_WIDTH = { base: 172, md: 216 } as const;

/** Every shop in one line; of very many only the lines in sight are drawn. */
export const LeagueTable = ({ rows, sort, order, columns: chosen, onSort, onPin }: Props) => {
  const { t } = useTranslation('statistics');
  const scroller = useRef<HTMLDivElement>(null);
  const isTouch = useMedia('(max-width: 767px)');
  const rowHeight = isTouch ? TOUCH_ROW_HEIGHT : ROW_HEIGHT;
  const nameWidth = isTouch ? NAME_WIDTH.base : NAME_WIDTH.md;
  // A phone shows the amount first: the course has no words.
  const columns = chosen.filter(({ key }) => !isTouch || key !== 'course');
  const { drawn, before, after } = useLines({
    count: rows.length,
    lineHeight: rowHeight,
    scroller,
    overscan: 12,
    isShort: rows.length <= MOST_DRAWN,
  });
  const ranked = drawn.flatMap((place) => {
    const one = rows[place];
    return one === undefined ? [] : [{ ...one, place }];
  });
  const pinned = rows.filter(({ row }) => row.isPinned).length;
  const total = totalOfRows(rows.map(({ row }) => row));
  const span = columns.length + 1;
  const figures = [...rows.map(({ row }) => row), total];
  const widths = columns.map((column) => leagueWidth(column, figures));
  const width = `calc(${[`${nameWidth}px`, ...widths].join(' + ')})`;
  const head = (text: string, key: SortKey | null) =>
    key === null ? (
      text
    ) : (
      <button type="button" data-sort onClick={() => onSort(key)}>
        {text}
        <SortMark order={key === sort ? order : undefined} />
      </button>
    );
  const sorted = (key: SortKey | null) => ariaSort(key === sort ? order : undefined);
  return (
    <>
      <Box
        ref={scroller}
        role="region"
        aria-label={t('league.caption')}
        tabIndex={0}
        overflow="auto"
        maxHeight="max(320px, calc(100dvh - 96px))"
        _print={paperScroller}
        borderWidth="1px"
        borderRadius="l2"
        scrollPaddingY="10"
        onKeyDown={moveAmongRows}
        onClick={pressNearest}
      >
        <Table.Root
          native
          css={{ ...tableCss, '--row': `${rowHeight}px` }}
          width="full"
          tableLayout="fixed"
          style={{ minWidth: width }}
          aria-label={t('league.caption')}
          aria-rowcount={rows.length + 2}
        >
          <colgroup>
            <col style={{ width: nameWidth }} />
            {columns.map(({ key }, place) => (
              <col key={key} style={{ width: widths[place] }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" aria-sort={sorted('name')}>
                {head(t('columns.shop'), 'name')}
              </th>
              {columns.map(({ key, sort: by, isFigure }) => (
                <th
                  key={key}
                  scope="col"
                  data-figure={isFigure || undefined}
                  aria-sort={sorted(by)}
                >
                  {head(key === 'amount' ? t('columns.amount') : t(`league.${key}`), by)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SpaceRow height={before} span={span} />
            {ranked.map(({ rank, row, place }) => (
              <tr
                key={row.id}
                tabIndex={-1}
                aria-rowindex={place + 2}
                data-last-pinned={place === pinned - 1 || undefined}
              >
                <th scope="row">
                  <ShopCell rank={rank} row={row} onPin={onPin} />
                </th>
                {columns.map(({ key, isFigure, cell }) => (
                  <td key={key} data-figure={isFigure || undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            <SpaceRow height={after} span={span} />
          </tbody>
          {rows.length > 1 && (
            <tfoot>
              <tr aria-rowindex={rows.length + 2}>
                <th scope="row">{t('league.total')}</th>
                {columns.map(({ key, isFigure, sum }) => (
                  <td
                    key={key}
                    data-figure={isFigure || undefined}
                    title={
                      key === 'change' && total.change !== null
                        ? t('league.changeTotal', {
                            count: total.compared,
                            current: fullMoney(total.change.current),
                            level: fullMoney(Math.round(total.change.level)),
                          })
                        : undefined
                    }
                  >
                    {sum(total)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </Table.Root>
      </Box>
      <PaperNote printed={ranked.length} total={rows.length} />
    </>
  );
};

type ShopProps = {
  readonly rank: number;
  readonly row: LeagueRow;
  readonly onPin: Props['onPin'];
};

const ShopCell = ({ rank, row, onPin }: ShopProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  return (
    <Flex align="center" gap="2" title={row.name}>
      <span data-rank>{rank}</span>
      <PlatformMark platform={row.platform} />
      <DoorLink
        data-opens
        flex="1"
        minWidth="0"
        to={shopAddress(search, row.id)}
        title={t('league.door', { shop: row.name })}
      >
        {row.name}
      </DoorLink>
      {onPin && (
        <button
          type="button"
          data-pin
          aria-pressed={row.isPinned}
          aria-label={t(row.isPinned ? 'league.unpin' : 'league.pin', { shop: row.name })}
          onClick={() => onPin(row.id)}
        >
          <PinIcon width="14" height="14" fill={row.isPinned ? 'currentColor' : 'none'} />
        </button>
      )}
    </Flex>
  );
};
