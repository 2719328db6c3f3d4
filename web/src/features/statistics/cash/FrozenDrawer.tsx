import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { FrozenList } from '../operations/FrozenList.tsx';
import { type FrozenItemsQueryVariables, useFrozenItemsQuery } from './Cash.generated.ts';
import { frozenColumns } from './cash-export.ts';

type Props = {
  readonly selection: FrozenItemsQueryVariables['selection'];
  readonly onClose: () => void;
};

/** All that the marketplaces hold back, whether or not anybody knows until when. */
export default function FrozenDrawer({ selection, onClose }: Props) {
  const { t } = useTranslation(['cash', 'operations']);
  const today = useToday();
  const query = useFrozenItemsQuery({
    variables: { selection, range: { start: today, end: today } },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const items = query.data?.statistics.finance.restrictions ?? null;
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
        <Flex justify="space-between" align="center" marginBottom="2">
          <Text>
            {t('cash:total')}{' '}
            <Text as="span" fontWeight="semibold">
              {fullMoney(items.reduce((sum, { amount }) => sum + toFen(amount), 0))}
            </Text>
          </Text>
          <ExportMenu
            isEmpty={items.length === 0}
            gather={() => Promise.resolve(items)}
            columns={() => frozenColumns(t)}
            fileName={(kind) => t('cash:itemsFile', { day: t('cash:drawerFrozen'), kind })}
          />
        </Flex>
        <FrozenList restrictions={items} none={t('operations:finance.noRestrictions')} />
      </>
    );
  return (
    <SideDrawer open onClose={onClose} title={t('cash:drawerFrozen')} size="lg">
      <Box aria-busy={query.loading}>{content}</Box>
    </SideDrawer>
  );
}
