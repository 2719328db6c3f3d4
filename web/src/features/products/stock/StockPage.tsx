import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { RefreshStatus } from '../../../live/RefreshStatus.tsx';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { BlockPlace } from '../../../shared/charts/BlockState.tsx';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { KeptView } from '../../../shared/kept/KeptView.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { FilterForm } from '../../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { TableBar } from '../../../shared/table/TableBar.tsx';
import { useTableLook } from '../../../shared/table/use-table-look.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { hasNoShops } from '../../../shop-scope/has-no-shops.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../../shop-scope/use-selection-name.ts';
import { ViewMenu } from '../../account/index.ts';
import { NoShops } from '../../binding/index.ts';
import { NamedOriginMark, useKnownEnded } from '../../statistics/index.ts';
import { hints, productHint } from '../list-url.ts';
import { SameShopsLink } from '../SameShopsLink.tsx';
import { useSame } from '../use-same.ts';
import { StockTable } from './StockTable.tsx';
import { columnsOf, stockColumns } from './stock-columns.ts';
import { stockSheet } from './stock-text.ts';
import {
  isStockFiltered,
  noCode,
  openedCode,
  type StockState,
  stockCodec,
  stockSortedBy,
  stockVariables,
  unfilteredStock,
} from './stock-url.ts';
import { allStock, useStockPages } from './use-stock-pages.ts';

const StockDrawer = lazyPart(() => import('./StockDrawer.tsx'));

const HEIGHT = 440;

/** The same goods, by the seller's own code, in all of the shops that are looked at. */
export default function StockPage() {
  const { t } = useTranslation(['stock', 'products']);
  const client = useApolloClient();
  const day = useToday();
  const { selection, directory } = useSelection();
  const [list, setList] = useUrlState(stockCodec);
  const [{ code, trouble }, setOpened] = useUrlState(openedCode);
  // What was pressed shows at once; the other list is drawn in small steps after it.
  const variables = useDeferredValue(useSame(stockVariables(selection, list)));
  const { store, state: found } = useStockPages(variables);
  const kept = useKept(
    { state: found, variables },
    {
      place: JSON.stringify(variables.selection),
      isHere: found.total !== null,
      isBusy: found.isBusy,
      isFailed: found.isFailed,
    },
  );
  const { state } = kept.shown;
  const live = useLiveRefresh(variables.selection);
  const { id: userId } = useViewer();
  const look = useTableLook({ userId, table: 'stock', columns: stockColumns });
  const shown = useMemo(() => columnsOf(look.offered.filter(look.isShown)), [look]);
  const nameOf = (wanted: string) => {
    const [column] = columnsOf([wanted]);
    return column ? t(`stock:columns.${column.key}`) : wanted;
  };
  const change = (part: Partial<StockState>) => setList({ ...list, ...part });
  const known = useKnownEnded(variables.selection).length;
  const ended = state.summary?.endedShopCount ?? (state.isFailed ? 0 : known);
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minWidth="0" flex={{ md: '1 1 20rem' }}>
          <Heading as="h1" size="lg" lineClamp={{ base: '2', md: '1' }} minHeight="7">
            {dotted(t('title.stock'), useSelectionName(selection, directory))}
          </Heading>
          <Text color="fg.muted" fontSize="xs">
            {t('stock:hint')} <NamedOriginMark figure="stock" name={t('title.stock')} />
            {ended > 0 && (
              <chakra.span visibility={state.summary ? undefined : 'hidden'}>
                {` ${t('stock:ended', { count: ended })}`}
              </chakra.span>
            )}
          </Text>
        </Box>
        <Flex data-screen gap="3" wrap="wrap" align="center">
          <ViewMenu table="STOCK" />
          <RefreshStatus live={live} isBusy={found.isBusy} statistics={state.summary} />
          <SameShopsLink path="/account/manager">{t('stock:toList')}</SameShopsLink>
        </Flex>
      </Flex>
      <FilterForm
        userId={userId}
        table="stock"
        label={t('stock:filter.form')}
        active={[list.hint !== null, list.isMovable].filter(Boolean).length}
        onReset={isStockFiltered(list) ? () => change(unfilteredStock) : undefined}
        lead={
          <>
            <Segments
              label={t('stock:codes.label')}
              value={list.codes}
              segments={(['shared', 'all'] as const).map((value) => ({
                value,
                label: t(`stock:codes.${value}`),
              }))}
              onChange={(codes) => change({ codes })}
            />
            <SearchInput
              label={t('stock:search')}
              placeholder={t('stock:searchPlaceholder')}
              value={list.search}
              onSearch={(part) => change({ search: part })}
              width="52"
            />
          </>
        }
      >
        <Segments
          label={t('stock:somewhere')}
          value={list.hint ?? 'any'}
          segments={[
            { value: 'any', label: t('products:filter.anyHint') },
            ...hints.map((value) => ({
              value,
              label: t(`stock:filter.${productHint[value]}`),
            })),
          ]}
          onChange={(value) => change({ hint: value === 'any' ? null : value })}
        />
        <Button
          size="sm"
          variant={list.isMovable ? 'subtle' : 'outline'}
          colorPalette={list.isMovable ? 'accent' : 'gray'}
          aria-pressed={list.isMovable}
          onClick={() => change({ isMovable: !list.isMovable })}
        >
          {t('stock:filter.movable')}
        </Button>
      </FilterForm>
      <Box layerStyle="panel" minWidth="0" overflow="hidden" _print={{ overflow: 'visible' }}>
        <Flex
          gap="2"
          align="center"
          // On a phone a line of its own, so that the rows do not move when it comes.
          wrap={{ base: 'wrap', md: 'nowrap' }}
          minHeight="9"
          paddingX="3"
          paddingY="1"
          borderBottomWidth="1px"
        >
          <Text
            color="fg.muted"
            aria-live="polite"
            flexBasis={{ base: 'full', md: 'auto' }}
            minHeight="5"
          >
            {state.total === null ? '' : t('stock:count', { total: fullCount(state.total) })}
          </Text>
          {isStockFiltered(list) && (
            <Button size="xs" variant="ghost" onClick={() => change(unfilteredStock)}>
              {t('words.clearFilters')}
            </Button>
          )}
          <Box marginStart="auto">
            <TableBar look={look} nameOf={nameOf}>
              <ExportMenu
                isEmpty={state.total === 0}
                gather={(options) => allStock(client, variables, options)}
                columns={() => stockSheet(t)}
                fileName={(kind) => t('stock:file', { day, kind })}
              />
            </TableBar>
          </Box>
        </Flex>
        {state.total === null && state.isFailed ? (
          <BlockPlace height={HEIGHT}>
            <ErrorState error={state.error} onRetry={store.retry} />
          </BlockPlace>
        ) : state.total === 0 ? (
          <BlockPlace height={HEIGHT}>
            <Nothing
              list={list}
              onClear={() => change(unfilteredStock)}
              onAll={() => change({ codes: 'all' })}
            />
          </BlockPlace>
        ) : (
          <KeptView
            asOf={kept.asOf}
            isOther={kept.shown.variables !== variables}
            isInset
            onRetry={store.retry}
          >
            <StockTable
              store={store}
              state={state}
              list={list}
              shown={shown}
              isCompact={look.isCompact}
              onSort={(key) => change(stockSortedBy(list, key))}
              onOpen={(opened) => setOpened({ code: opened, trouble: null }, { push: true })}
            />
          </KeptView>
        )}
      </Box>
      <Suspense fallback={null}>
        {code !== '' && (
          <StockDrawer
            code={code}
            trouble={trouble}
            selection={variables.selection}
            onAll={() => setOpened({ code, trouble: null })}
            onClose={() => setOpened(noCode)}
          />
        )}
      </Suspense>
    </Flex>
  );
}

type NothingProps = {
  readonly list: StockState;
  readonly onClear: () => void;
  readonly onAll: () => void;
};

/** Why no code is listed, and what to do next. */
const Nothing = ({ list, onClear, onAll }: NothingProps) => {
  const { t } = useTranslation(['stock', 'products']);
  const isWithoutShops = hasNoShops(useDirectory());
  if (isWithoutShops) return <NoShops />;
  if (isStockFiltered(list))
    return (
      <EmptyState
        title={t('words.noProducts')}
        hint={t('words.searchOtherwise')}
        action={
          <Button size="sm" variant="outline" onClick={onClear}>
            {t('words.clearFilters')}
          </Button>
        }
      />
    );
  if (list.codes === 'all')
    return <EmptyState title={t('products:empty.title')} hint={t('products:empty.hint')} />;
  return (
    <EmptyState
      title={t('stock:none')}
      hint={t('stock:noneHint')}
      action={
        <Button size="sm" variant="outline" onClick={onAll}>
          {t('stock:showAll')}
        </Button>
      }
    />
  );
};
