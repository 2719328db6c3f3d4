import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Tabs, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefreshStatus } from '../../live/RefreshStatus.tsx';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { KeptView } from '../../shared/kept/KeptView.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useListPage } from '../../shared/lists/use-list-page.ts';
import { usePicked } from '../../shared/lists/use-picked.ts';
import { Pager } from '../../shared/table/Pager.tsx';
import { widePaper } from '../../shared/table/paper-css.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { FigureOrigin } from '../../shop-scope/FigureOrigin.tsx';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { ViewMenu } from '../account/index.ts';
import { DueFilters } from './DueFilters.tsx';
import { EmptyOrders } from './EmptyOrders.tsx';
import { ListFilters } from './ListFilters.tsx';
import { dues, type ListState, listCodec, recordsCodec, sortOf, tabs, viewOf } from './list-url.ts';
import { OrderBulkBar } from './OrderBulkBar.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { gatherOrders, orderColumns } from './order-export.ts';
import type { Printout } from './print/PrintMenu.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { StuckActs } from './StuckActs.tsx';
import { asListed, type Missing } from './shortages.ts';
import type { Step } from './steps.ts';
import { usePackedTicks } from './use-packed-ticks.ts';
import { type Order, PAGE_SIZE, useShippingOrders } from './use-shipping-orders.ts';
import { useSteps } from './use-steps.ts';

const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'));
const DeliveryRecords = lazyPart(() => import('./DeliveryRecords.tsx'));
const printouts = {
  list: lazyPart(() => import('./print/PackingList.tsx')),
  marks: lazyPart(() => import('./print/CartonDialog.tsx')),
} as const;

/** The shipping orders of what is selected: four tabs, what is due, and what to do. */
export default function DeliveryPage() {
  const { t } = useTranslation('delivery');
  const { selection, directory } = useSelection();
  const listState = useUrlState(listCodec);
  const [list] = listState;
  const [records, setRecords] = useUrlState(recordsCodec);
  const orders = useShippingOrders(selection, list);
  const kept = useKept(orders.orders, {
    place: JSON.stringify(orders.variables),
    isHere: orders.orders !== null,
    isBusy: orders.isBusy,
    isFailed: orders.isFailed,
  });
  const live = useLiveRefresh(orders.variables.selection, orders.retry);
  const picked = usePicked(orders.orders, list.page);
  const client = useApolloClient();
  const day = useToday();
  const takeStep = useSteps(orders.variables, orders.retry);
  const notePacked = usePackedTicks(
    orders.orders,
    picked,
    JSON.stringify({ ...orders.variables, skip: 0 }),
  );
  const [printed, setPrinted] = useState<{
    readonly printout: Printout;
    readonly orders: readonly Order[];
  } | null>(null);
  const [asked, setAsked] = useState<Missing | null>(null);
  const isWide = useMedia('(min-width: 1024px)');

  const page = useListPage(
    listState,
    { ...orders, rows: orders.orders },
    { pageSize: PAGE_SIZE, onLeave: picked.clear },
  );
  /** Only a step to another tab or page is undone by "back". */
  const change = (part: Partial<ListState>) => {
    const next = { ...(part.tab && { due: null }), ...part };
    const isOther = viewOf({ ...list, ...next }) !== viewOf(list);
    page.change({ ...next, ...(isOther && { sort: null }) }, { push: isOther });
  };
  const acts = {
    onStep: (step: Step, chosen: readonly Order[]) => {
      const onUndone = step === 'pack' ? notePacked(chosen) : () => {};
      void takeStep(step, chosen, onUndone).then(picked.drop);
    },
    onPrint: (printout: Printout, chosen: readonly Order[]) =>
      setPrinted({ printout, orders: chosen }),
  };
  const Printed = printed && printouts[printed.printout];
  const view = viewOf(list);
  const Orders = isWide ? OrderTable : OrderCards;
  const { counts } = orders;
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      {printed === null && <Global styles={widePaper} />}
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minWidth="0">
          <Heading as="h1" size="lg">
            {t('nav.logistics')}
          </Heading>
          <Text color="fg.muted" fontSize="xs" minHeight="4.5">
            {useSelectionName(selection, directory)}{' '}
            <FigureOrigin figure="ORDERS" name={t('nav.logistics')} />
          </Text>
        </Box>
        <Flex gap="2" align="center" wrap="wrap">
          <DueFilters due={list.due} counts={counts} onChange={(due) => change({ due })} />
          <Button
            data-screen
            size="sm"
            variant="outline"
            colorPalette="gray"
            minHeight={{ base: '44px', lg: '9' }}
            onClick={() => setRecords({ kind: 'assessments', marked: null }, { push: true })}
          >
            {t('records.open')}
          </Button>
          <Box data-screen>
            <ViewMenu table="SHIPPING_ORDERS" />
          </Box>
          <RefreshStatus live={live} isBusy={orders.isBusy} statistics={orders.orders} />
        </Flex>
      </Flex>
      <StuckActs />
      <Tabs.Root
        value={view}
        colorPalette="accent"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        minWidth="0"
        onValueChange={({ value }) => {
          const tab = tabs.find((one) => one === value);
          if (tab && value !== view) change({ tab });
        }}
      >
        <StatusTabs active={view} due={list.due} counts={counts} />
        {[...tabs, ...dues].map((one) => (
          <Tabs.Content key={one} value={one} padding={{ base: '3', md: '4' }}>
            {one === view && (
              <Flex direction="column" gap="3" minWidth="0">
                <ListFilters list={list} warehouses={orders.warehouses} onChange={change} />
                {orders.isFailed && orders.orders === null ? (
                  <ErrorState error={orders.error} onRetry={orders.retry} />
                ) : page.isEmpty ? (
                  <EmptyOrders
                    list={list}
                    counts={counts}
                    elsewhere={orders.total}
                    hasShops={directory.shops.length > 0 || !directory.isComplete}
                    onChange={change}
                  />
                ) : (
                  <KeptView asOf={kept.asOf} onRetry={orders.retry}>
                    <Orders
                      view={view}
                      isGrouped={sortOf(list) === 'warehouse'}
                      orders={orders.orders}
                      skipped={(list.page - 1) * PAGE_SIZE}
                      picked={picked}
                      isLoading={orders.isBusy}
                      tools={
                        <ExportMenu
                          isEmpty={orders.total === 0}
                          gather={(options) => gatherOrders(client, orders.variables, options)}
                          columns={() => orderColumns(t)}
                          fileName={(kind) =>
                            t('export.file', { status: t(`status.${view}`), day, kind })
                          }
                        />
                      }
                      onAnswer={(order, shortage) => setAsked({ order, shortage })}
                      {...acts}
                    />
                  </KeptView>
                )}
                {page.pages && <Pager {...page.pages} label={t('pager')} />}
              </Flex>
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <OrderBulkBar
        picked={picked}
        total={orders.total}
        gather={(options) => gatherOrders(client, orders.variables, options)}
        {...acts}
      />
      {records && (
        <Suspense fallback={null}>
          <DeliveryRecords
            kind={records.kind}
            marked={records.marked}
            selection={orders.variables.selection}
            onKind={(kind) => setRecords({ kind, marked: null })}
            onClose={() => setRecords(null)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <AnswerDialog {...asListed(asked, orders.orders)} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {Printed && (
        <Suspense fallback={null}>
          <Printed orders={printed.orders} onDone={() => setPrinted(null)} />
        </Suspense>
      )}
    </Flex>
  );
}
