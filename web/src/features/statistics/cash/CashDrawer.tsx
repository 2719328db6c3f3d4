import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementDays } from '../../../../../api/contract/rules/settlement.ts';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { type CashItemsQueryVariables, useCashItemsQuery } from './Cash.generated.ts';
import { NO_DAY } from './cash.ts';
import { itemColumns } from './cash-export.ts';

type Props = {
  /** A day, or `none`. */
  readonly day: string;
  readonly selection: CashItemsQueryVariables['selection'];
  readonly onClose: () => void;
};

/** What is due on a day, one by one; or what is held back nobody knows until when. */
export default function CashDrawer({ day, selection, onClose }: Props) {
  const { t } = useTranslation('cash');
  const query = useCashItemsQuery({
    variables: { selection, day: day === NO_DAY ? null : day },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const items = query.data?.cashCalendar.items ?? null;
  let content: ReactNode;
  if (items === null)
    content = query.error ? (
      <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />
    ) : (
      <BlockSkeleton height={320} />
    );
  else if (items.length === 0) content = <EmptyState title={t('noItems')} />;
  else
    content = (
      <>
        <Flex justify="flex-end" marginBottom="2">
          <ExportMenu
            isEmpty={false}
            gather={() => Promise.resolve(items)}
            columns={() => itemColumns(t)}
            fileName={(kind) => t('itemsFile', { day: day === NO_DAY ? t('frozen') : day, kind })}
          />
        </Flex>
        <DataTable
          isDense
          caption={t('items')}
          rows={items.map((item, place) => ({ ...item, place }))}
          rowKey={({ place }) => String(place)}
          columns={[
            {
              key: 'shop',
              header: t('shop'),
              isText: true,
              cell: ({ shop }) => (
                <Flex gap="2" align="center">
                  <PlatformMark platform={shop.platform} />
                  {shop.name}
                </Flex>
              ),
            },
            { key: 'kind', header: t('for'), cell: ({ kind }) => t(`itemKind.${kind}`) },
            {
              key: 'amount',
              header: t('amount'),
              isFigure: true,
              cell: ({ amount }) => fullMoney(toFen(amount)),
            },
            {
              key: 'reason',
              header: t('reason'),
              isText: true,
              cell: ({ reason, releaseCondition }) => (
                <Box>
                  {reason || '—'}
                  {releaseCondition !== '' && (
                    <Text fontSize="xs" color="fg.muted">
                      {releaseCondition}
                    </Text>
                  )}
                </Box>
              ),
            },
          ]}
        />
      </>
    );
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={day === NO_DAY ? t('drawerNoDay') : t('drawer', { day })}
      size="lg"
    >
      <Box aria-busy={query.loading}>
        {content}
        <Text color="fg.muted" fontSize="xs" marginTop="3">
          {t('rule', { days: settlementDays })}
        </Text>
      </Box>
    </SideDrawer>
  );
}
