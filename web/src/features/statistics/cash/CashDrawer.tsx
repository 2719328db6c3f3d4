import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementDays } from '../../../../../api/contract/rules/settlement.ts';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { type CashItemsQueryVariables, useCashItemsQuery } from './Cash.generated.ts';
import { itemKind, type Kind, NO_DAY } from './cash.ts';
import { itemColumns } from './cash-export.ts';

type Props = {
  /** A day, or `none`. */
  readonly day: string;
  /** The one kind that is listed; null for all that is due then. */
  readonly kind: Kind | null;
  readonly selection: CashItemsQueryVariables['selection'];
  /** All of the day is to be listed. */
  readonly onAll: () => void;
  readonly onClose: () => void;
};

/** What is due on a day, one by one; or what is held back nobody knows until when. */
export default function CashDrawer({ day, kind, selection, onAll, onClose }: Props) {
  const { t } = useTranslation('cash');
  const query = useCashItemsQuery({
    variables: { selection, day: day === NO_DAY ? null : day },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const all = query.data?.cashCalendar.items ?? null;
  const items = all?.filter((item) => kind === null || item.kind === itemKind[kind]) ?? null;
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
        <Flex justify="flex-end" align="center" gap="2" marginBottom="2">
          {kind !== null && (
            <SetByLink
              name={t(`kind.${kind}`)}
              title={t('onlyKind', { kind: t(`kind.${kind}`) })}
              onClear={onAll}
            />
          )}
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
              header: t('words.shop'),
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
      isInAddress
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
