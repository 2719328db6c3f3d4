import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { dotted } from '../../../i18n/format.ts';
import { rightsOf } from '../../../session/rights.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { fullMoney, shortMoney, toFen } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { cashAddress, frozenItem, frozenItems } from '../doors.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import { originAddress } from '../origin/origin-url.ts';
import type { HomeVariables } from '../use-home.ts';
import { Block, Figure, Figures, PartHeading, Parts, partOf } from './Block.tsx';
import { FrozenList } from './FrozenList.tsx';
import { frozenOf } from './frozen.ts';
import { type HomeFinanceQuery, useHomeFinanceQuery } from './operations.generated.ts';
import { ShopDoor } from './ShopDoor.tsx';

type Finance = HomeFinanceQuery['statistics']['finance'];

/** What money there is, what is on its way, and what the marketplace holds back and why. */
export const FinanceBlock = ({ selection, range }: Pick<HomeVariables, 'selection' | 'range'>) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  const { mayLookCost } = rightsOf(useViewer());
  const query = useHomeFinanceQuery({
    variables: { selection, range },
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const short = (amount: string | null) =>
    amount === null ? t('unknown') : shortMoney(toFen(amount));
  return (
    <Block
      title={t('finance.title')}
      actions={
        mayLookCost && (
          <Button asChild size="sm" variant="outline" colorPalette="gray">
            <Link to={cashAddress(search)}>{t('title.cash')}</Link>
          </Button>
        )
      }
      height={360}
      isWide
      data={partOf(query, ({ statistics }) => statistics.finance)}
      onRetry={() => query.refetch().catch(() => {})}
      summary={(finance) =>
        finance.hiddenReason === null &&
        t('finance.summary', {
          available: short(finance.available),
          pending: short(finance.pending),
          frozen: short(frozenOf(finance)),
        })
      }
    >
      {(finance) =>
        finance.hiddenReason === null ? (
          <Shown finance={finance} />
        ) : (
          <Text color="fg.muted">{t('words.noRight')}</Text>
        )
      }
    </Block>
  );
};

const Shown = ({ finance }: { finance: Finance }) => {
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  const { search } = useLocation();
  const money = (amount: string | null | undefined) =>
    amount == null ? t('unknown') : fullMoney(toFen(amount));
  const mark = (figure: 'available' | 'pending' | 'frozen') => (
    <NamedOriginMark figure={figure} name={t(`finance.${figure}`)} />
  );
  const frozen = frozenOf(finance);
  const pendingOf = new Map(finance.pendingByShop?.map(({ shop, amount }) => [shop.id, amount]));
  return (
    <>
      <Figures>
        <Figure
          name={t('finance.available')}
          mark={mark('available')}
          door={finance.available === null ? undefined : originAddress(search, 'available')}
        >
          {money(finance.available)}
        </Figure>
        <Figure
          name={t('finance.pending')}
          mark={mark('pending')}
          door={finance.pending === null ? undefined : cashAddress(search)}
        >
          {money(finance.pending)}
        </Figure>
        <Figure
          name={t('finance.frozen')}
          mark={mark('frozen')}
          door={frozen === null ? undefined : cashAddress(search, frozenItems)}
        >
          {money(frozen)}
        </Figure>
      </Figures>
      <Parts>
        <Box minWidth="0">
          <PartHeading>{t('finance.restrictions')}</PartHeading>
          <FrozenList
            restrictions={finance.restrictions ?? []}
            none={t(frozen === null ? 'unknown' : 'finance.noRestrictions')}
            maxHeight="220px"
            doorOf={({ restrictionId, shop }) =>
              cashAddress(search, frozenItem(restrictionId), { shop: shop.id })
            }
          />
        </Box>
        <Box minWidth="0">
          <PartHeading>{t('finance.shops')}</PartHeading>
          <DataTable
            isDense
            caption={t('finance.shops')}
            maxHeight="340px"
            rows={finance.availableByShop ?? []}
            rowKey={({ shop }) => shop.id}
            columns={[
              {
                key: 'shop',
                header: t('words.shop'),
                isText: true,
                cell: ({ shop }) => <ShopDoor shop={shop} />,
              },
              {
                key: 'available',
                header: t('finance.available'),
                isFigure: true,
                // One number is all that a marketplace tells of it.
                cell: ({ amount, shop }) => (
                  <DoorLink
                    to={originAddress(search, 'available', shop.id)}
                    preventScrollReset
                    title={statistics('words.originOf', {
                      figure: dotted(shop.name, t('finance.available')),
                    })}
                  >
                    {money(amount)}
                  </DoorLink>
                ),
              },
              {
                key: 'pending',
                header: t('finance.pending'),
                isFigure: true,
                cell: ({ shop }) => {
                  const pending = pendingOf.get(shop.id);
                  return pending == null ? (
                    t('unknown')
                  ) : (
                    <DoorLink to={cashAddress(search, {}, { shop: shop.id })}>
                      {money(pending)}
                    </DoorLink>
                  );
                },
              },
            ]}
          />
        </Box>
      </Parts>
    </>
  );
};
