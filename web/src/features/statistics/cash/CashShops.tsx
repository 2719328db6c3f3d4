import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { dotted } from '../../../i18n/format.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { KitTable } from '../../../shared/table/KitTable.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { cashAddress, shopAddress } from '../doors.ts';
import { originAddress } from '../origin/origin-url.ts';
import { type CashShop, kinds, NO_DAY, sumOf, undatedFrozen, undatedPending } from './cash.ts';
import { shopColumns } from './cash-export.ts';
import { DueDoor } from './DueDoor.tsx';

const fenOf = (amount: string | null): number | null => (amount === null ? null : toFen(amount));

/** The same money by shop. */
export const CashShops = ({ shops }: { readonly shops: readonly CashShop[] }) => {
  const { t } = useTranslation('cash');
  const { t: statistics } = useTranslation('statistics');
  const { id: userId } = useViewer();
  const day = useToday();
  const { search } = useLocation();
  const money = (amount: string | null) =>
    amount === null ? t('words.unknown') : fullMoney(toFen(amount));
  const unknown = shops.filter((shop) => shop.undatedPending === null).length;
  /** A sum of what waits to be settled, of which shops may have told nothing: that is not 0. */
  const ofKnown = (sum: number) => {
    if (unknown === shops.length) return t('words.unknown');
    return unknown === 0 ? fullMoney(sum) : `≥${fullMoney(sum)}`;
  };
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <KitTable
        isDense
        userId={userId}
        table="cashShops"
        caption={t('words.byShop')}
        tools={
          <ExportMenu
            isEmpty={shops.length === 0}
            gather={() => Promise.resolve(shops)}
            columns={() => shopColumns(t)}
            fileName={(kind) => t('shopsFile', { day, kind })}
          />
        }
        rows={shops}
        rowKey={({ shop }) => shop.id}
        columns={[
          {
            key: 'shop',
            header: t('words.shop'),
            total: t('words.total'),
            isText: true,
            value: ({ shop }) => shop.name,
            cell: ({ shop }) => (
              <Flex gap="2" align="center">
                <PlatformMark platform={shop.platform} />
                <DoorLink
                  data-opens
                  to={shopAddress(search, shop.id)}
                  title={t('words.onlyShop', { shop: shop.name })}
                >
                  {shop.name}
                </DoorLink>
              </Flex>
            ),
          },
          ...kinds.map((kind) => ({
            key: kind,
            header: t(`kind.${kind}`),
            isFigure: true,
            value: (row: CashShop) =>
              kind === 'expected' && row.undatedPending === null ? null : toFen(row[kind]),
            total:
              kind === 'expected' && unknown > 0 ? (
                ofKnown(sumOf(shops, kind))
              ) : (
                <DueDoor kind={kind} span="all" fen={sumOf(shops, kind)} />
              ),
            cell: (row: CashShop) =>
              kind === 'expected' && row.undatedPending === null ? (
                t('words.unknown')
              ) : (
                <DueDoor kind={kind} span="all" fen={toFen(row[kind])} shop={row.shop.id} />
              ),
          })),
          {
            key: 'undatedPending',
            header: t('undatedPending'),
            isFigure: true,
            value: ({ undatedPending }) => fenOf(undatedPending),
            total: ofKnown(undatedPending(shops)),
            // One number is all that a marketplace tells of it.
            cell: ({ shop, undatedPending: pending }) =>
              pending === null || toFen(pending) === 0 ? (
                money(pending)
              ) : (
                <DoorLink
                  to={originAddress(search, 'pending', shop.id)}
                  preventScrollReset
                  title={statistics('words.originOf', {
                    figure: dotted(shop.name, t('undatedPending')),
                  })}
                >
                  {money(pending)}
                </DoorLink>
              ),
          },
          {
            key: 'undatedFrozen',
            header: t('frozen'),
            isFigure: true,
            value: (row) => fenOf(row.undatedFrozen),
            total: <Held fen={undatedFrozen(shops)} />,
            cell: (row) => <Held fen={toFen(row.undatedFrozen)} shop={row.shop.id} />,
          },
        ]}
      />
    </Box>
  );
};

type HeldProps = { readonly fen: number; readonly shop?: string };

/** What is held back nobody knows until when, which leads to its items. */
const Held = ({ fen, shop }: HeldProps) => {
  const { t } = useTranslation('cash');
  const { search } = useLocation();
  if (fen === 0) return fullMoney(fen);
  return (
    <DoorLink
      to={cashAddress(search, { day: NO_DAY }, shop === undefined ? {} : { shop })}
      preventScrollReset
      title={t('drawerNoDay')}
    >
      {fullMoney(fen)}
    </DoorLink>
  );
};
