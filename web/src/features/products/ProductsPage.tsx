import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted, fullDay } from '../../i18n/format.ts';
import { RefreshStatus } from '../../live/RefreshStatus.tsx';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { rightsOf } from '../../session/rights.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { RangePicker } from '../../shared/date-range/RangePicker.tsx';
import type { DayRange } from '../../shared/date-range/range.ts';
import { KeptView } from '../../shared/kept/KeptView.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Segments } from '../../shared/table/Segments.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { ViewMenu } from '../account/index.ts';
import { EndedShopsOf, OriginMark, sourceCodec, usePeriod } from '../statistics/index.ts';
import { CostDrive } from './CostDrive.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { ListFilters } from './ListFilters.tsx';
import {
  isFiltered,
  type ListState,
  listCodec,
  openedCodec,
  permitted,
  sortedBy,
  unfiltered,
} from './list-url.ts';
import { ProductBody } from './ProductBody.tsx';
import { SameShopsLink } from './SameShopsLink.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useColumns } from './use-columns.ts';
import type { CostedRow } from './use-costs.ts';
import { isCostDrive, usePages } from './use-pages.ts';
import { type PickedRow, usePicked } from './use-picked.ts';
import { useRowActs } from './use-row-acts.ts';
import { useSame } from './use-same.ts';
import { useTotals } from './use-totals.ts';
import { useUnfolded } from './use-unfolded.ts';
import { listVariables, type ProductRow } from './variables.ts';

const CostDialog = lazyPart(() => import('./CostDialog.tsx'));
const CostFileDialog = lazyPart(() => import('./CostFileDialog.tsx'));
const NameDialog = lazyPart(() => import('./NameDialog.tsx'));
const ProductDrawer = lazyPart(() => import('./ProductDrawer.tsx'));

type Opened =
  | { readonly kind: 'cost'; readonly rows: readonly PickedRow[] }
  | { readonly kind: 'costFile' }
  | { readonly kind: 'name'; readonly row: ProductRow };

/** Every product of what is selected: stock, price, cost and what it sold; found, ordered, costed, exported. */
export default function ProductsPage() {
  const { t } = useTranslation(['products', 'statistics']);
  const viewer = useViewer();
  const rights = useMemo(() => rightsOf(viewer), [viewer]);
  const { mayLookCost } = rights;
  const { selection, directory } = useSelection();
  const { period, choose, pickable } = usePeriod(viewer);
  const { range } = period;
  const [source, setSource] = useUrlState(sourceCodec);
  const [wish, setList] = useUrlState(listCodec);
  const [openedId, setOpenedId] = useUrlState(openedCodec);
  const list = useMemo(() => permitted(wish, mayLookCost), [wish, mayLookCost]);
  const columns = useColumns(viewer.id, mayLookCost, list.sort);
  const withCourse = columns.shown.includes('course');
  // What was pressed shows at once; the other list is drawn in small steps after it.
  const wanted = useSame({ selection, range, source, list, withCourse });
  const listed = useDeferredValue(wanted);
  const variables = useMemo(() => listVariables(listed), [listed]);
  const { store, state, readAnew } = usePages(variables);
  const isDrive = isCostDrive(variables);
  const onCosted = useCallback(
    (rows: readonly CostedRow[]) => {
      const told = new Map(rows.map((row) => [row.id, row]));
      store.change((row) => ({ ...row, ...told.get(row.id) }));
    },
    [store],
  );
  const known = useMemo(() => ({ state, range: listed.range }), [state, listed]);
  const kept = useKept(known, {
    place: JSON.stringify({ ...variables, range: null }),
    isHere: state.total !== null,
    isBusy: state.isBusy,
    isFailed: state.isFailed,
  });
  const totals = useTotals(variables, columns.shown.includes('loss'));
  const live = useLiveRefresh(variables.selection);
  const listKey = JSON.stringify([variables.selection, variables.level, variables.filter]);
  const picked = usePicked(listKey);
  const loaded = useMemo(() => [...state.pages.values()].flat(), [state.pages]);
  const unfolded = useUnfolded(variables);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const acts = useRowActs({
    rights,
    picked,
    goesOn: isDrive,
    onCosted,
    toggle: unfolded.toggle,
    open: ({ id }) => setOpenedId(id, { push: true }),
    rename: (row) => setOpened({ kind: 'name', row }),
    enterCost: (row) => setOpened({ kind: 'cost', rows: [row] }),
  });
  // Filters and counts of the list before stay while the next one is on its way.
  const [summary, setSummary] = useState(state.summary);
  useEffect(() => {
    if (state.summary !== null) setSummary(state.summary);
  }, [state.summary]);

  const change = (part: Partial<ListState>) => setList({ ...wish, ...part });
  const spanOf = (days: DayRange) =>
    days.start === days.end ? fullDay(days.start) : t('statistics:range.span', days);
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        {/* Its lines break before the choices beside it do. */}
        <Box minWidth="0" flex={{ md: '1 1 20rem' }}>
          <Heading as="h1" size="lg" lineClamp={{ base: '2', md: '1' }} minHeight="7">
            {dotted(t('nav.productList'), useSelectionName(selection, directory))}
          </Heading>
          <Flex columnGap="3" wrap="wrap" fontSize="xs">
            <Text color="fg.muted">
              {t('products:period', { range: spanOf(range) })} <OriginMark figure="amount" />
            </Text>
            {/* Of one shop the frame says so itself. */}
            {selection.kind !== 'shop' && (
              <EndedShopsOf selection={variables.selection} range={listed.range} />
            )}
          </Flex>
        </Box>
        <Flex data-screen gap="3" wrap="wrap" align="center" marginStart={{ md: 'auto' }}>
          <SameShopsLink path="/account/stock">{t('title.stock')}</SameShopsLink>
          <RefreshStatus live={live} isBusy={state.isBusy} statistics={state.summary} />
          <ViewMenu table="PRODUCTS" />
          <Segments
            label={t('statistics:source.label')}
            value={source}
            segments={[
              { value: 'sales', label: t('statistics:source.sales') },
              { value: 'stocks', label: t('statistics:source.stocks') },
            ]}
            onChange={setSource}
          />
          <RangePicker choice={period.choice} range={range} pickable={pickable} onChoose={choose} />
        </Flex>
      </Flex>
      <ListFilters
        list={list}
        categories={summary?.categories ?? []}
        mayLookCost={mayLookCost}
        onChange={change}
      />
      <Box layerStyle="panel" minWidth="0" overflow="hidden" _print={{ overflow: 'visible' }}>
        <Toolbar
          level={listed.list.level}
          total={state.total}
          counts={summary?.counts ?? null}
          variables={variables}
          picked={picked}
          loaded={loaded}
          columns={columns}
          mayLookCost={mayLookCost}
          isFiltered={isFiltered(listed.list)}
          onClear={() => change(unfiltered)}
          onBulkCost={() => {
            if (!stopVisitor()) setOpened({ kind: 'cost', rows: picked.rows });
          }}
          onCostFile={() => {
            if (!stopVisitor()) setOpened({ kind: 'costFile' });
          }}
        />
        {isDrive && state.total !== null && state.total > 0 && (
          <CostDrive rows={loaded} total={state.total} onReadAnew={readAnew} />
        )}
        <KeptView
          asOf={kept.asOf}
          days={
            kept.asOf !== null && kept.shown.range !== listed.range
              ? spanOf(kept.shown.range)
              : undefined
          }
          isInset
          onRetry={store.retry}
        >
          <ProductBody
            store={store}
            state={kept.asOf === null ? state : kept.shown.state}
            list={listed.list}
            isLeaving={listed !== wanted}
            hasShops={directory.shops.length > 0 || !directory.isComplete}
            shown={columns.shown}
            isCompact={columns.look.isCompact}
            totals={kept.asOf === null ? totals : null}
            picked={picked}
            underRows={unfolded.children}
            acts={acts}
            onSort={(key) => change(sortedBy(list, key))}
            onClear={() => change(unfiltered)}
            onRetryChildren={unfolded.retry}
            onSeeSkus={(id) => setList({ ...wish, ...unfiltered, level: 'sku', search: id })}
          />
        </KeptView>
      </Box>
      <LinesPanel period={period} selection={variables.selection} source={source} />
      <Suspense fallback={null}>
        {opened?.kind === 'cost' && (
          <CostDialog
            rows={opened.rows}
            variables={variables}
            onCosted={onCosted}
            onClose={close}
            onSaved={() => {
              close();
              picked.clear();
            }}
          />
        )}
        {opened?.kind === 'costFile' && (
          <CostFileDialog variables={variables} onCosted={onCosted} onClose={close} />
        )}
        {opened?.kind === 'name' && <NameDialog row={opened.row} onClose={close} />}
        {openedId !== '' && (
          <ProductDrawer
            id={openedId}
            period={period}
            source={source}
            mayLookCost={mayLookCost}
            onClose={() => setOpenedId('')}
          />
        )}
      </Suspense>
    </Flex>
  );
}
