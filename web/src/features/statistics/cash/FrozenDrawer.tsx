import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { FrozenList } from '../operations/FrozenList.tsx';
import { type FrozenItemsQueryVariables, useFrozenItemsQuery } from './Cash.generated.ts';
import { frozenColumns } from './cash-export.ts';

type Props = {
  readonly selection: FrozenItemsQueryVariables['selection'];
  /** The id of the one part that is looked at; null for all. */
  readonly only: string | null;
  readonly onAll: () => void;
  readonly onClose: () => void;
};

/** All that the marketplaces hold back, whether or not anybody knows until when. */
export default function FrozenDrawer({ selection, only, onAll, onClose }: Props) {
  const { t } = useTranslation(['cash', 'operations']);
  const today = useToday();
  const query = useFrozenItemsQuery({
    variables: { selection, range: { start: today, end: today } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const all = query.data?.statistics.finance.restrictions ?? null;
  const items = all?.filter(({ restrictionId }) => only === null || restrictionId === only) ?? null;
  let content: ReactNode;
  if (items === null)
    content = query.error ? (
      <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />
    ) : (
      <BlockSkeleton height={320} />
    );
  else
    content = (
      <>
        <Flex justify="space-between" align="center" gap="2" wrap="wrap" marginBottom="2">
          <Text>
            {t('words.total')}{' '}
            <Text as="span" fontWeight="semibold">
              {fullMoney(items.reduce((sum, { amount }) => sum + toFen(amount), 0))}
            </Text>
          </Text>
          {only !== null && (
            <SetByLink
              name={t('cash:oneFrozen')}
              title={t('cash:oneFrozenTitle')}
              onClear={onAll}
            />
          )}
          <ExportMenu
            isEmpty={items.length === 0}
            gather={() => Promise.resolve(items)}
            columns={() => frozenColumns(t)}
            fileName={(kind) => t('cash:itemsFile', { day: t('cash:drawerFrozen'), kind })}
          />
        </Flex>
        <FrozenList
          restrictions={items}
          none={t(only === null ? 'operations:finance.noRestrictions' : 'cash:oneFrozenGone')}
        />
      </>
    );
  return (
    <SideDrawer open isInAddress onClose={onClose} title={t('cash:drawerFrozen')} size="lg">
      <Box aria-busy={query.loading}>{content}</Box>
    </SideDrawer>
  );
}
