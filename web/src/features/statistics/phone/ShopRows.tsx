import { Badge, Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hourOfDay, shanghaiHour } from '../../../../../api/contract/rules/calendar.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { ChangeMark } from '../../../shared/kpi/ChangeMark.tsx';
import { changeOf } from '../../../shared/kpi/change.ts';
import { badgeText, cardMoney, toFen } from '../../../shared/kpi/money.ts';
import { expiryState } from '../../../shop-scope/expiry.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { uncomparedText } from '../comparison.ts';
import type { Period } from '../period.ts';
import { lineOf, sameHours, trendOf } from '../trend.ts';
import { type PhoneShopRowFragment, usePhoneShopRowsQuery } from './PhoneToday.generated.ts';
import { RetryRow } from './RetryRow.tsx';
import { shopQuery } from './shop-query.ts';

type Figures = Omit<PhoneShopRowFragment, ' $fragmentName'>;

type Props = { readonly shops: readonly DirectoryShop[]; readonly period: Period };

/** A page of the list; its figures are one question. */
export const ShopRows = ({ shops, period }: Props) => {
  const { range, comparison } = period;
  const { data, error, refetch } = usePhoneShopRowsQuery({
    variables: { ids: shops.map(({ id }) => id), range, comparison },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // A figure that cannot be read leaves its shop in the list.
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const isFailed = data === undefined && error !== undefined;
  const known = new Map(
    data?.nodes.flatMap((node) => (node?.__typename === 'Shop' ? [[node.id, node]] : [])),
  );
  return (
    <>
      {shops.map((shop) => (
        <li key={shop.id}>
          <ShopRow shop={shop} figures={known.get(shop.id)} isFailed={isFailed} />
        </li>
      ))}
      {error !== undefined && (
        <li>
          <RetryRow onRetry={() => refetch().catch(() => {})} />
        </li>
      )}
    </>
  );
};

type RowProps = {
  readonly shop: DirectoryShop;
  readonly figures: Figures | undefined;
  readonly isFailed: boolean;
};

const ShopRow = ({ shop, figures, isFailed }: RowProps) => {
  const place = usePhonePlace();
  const query = shopQuery(shop.id);
  return (
    <Box asChild display="block" padding="3" layerStyle="panel" color="fg">
      <Link to={`${place('')}${query}`}>
        {/* The marks stand in a line of their own where they would leave the name no room. */}
        <Flex align="center" columnGap="2" rowGap="1" wrap="wrap">
          <Flex align="center" gap="2" flex="1 1 8em" minWidth="0">
            <PlatformMark platform={shop.platform} />
            <Text lineClamp={3} fontWeight="semibold">
              {shop.name}
            </Text>
          </Flex>
          <Marks shop={shop} figures={figures} />
        </Flex>
        {figures ? (
          <Today figures={figures} />
        ) : isFailed ? null : (
          <Skeleton height="11" marginTop="2" />
        )}
      </Link>
    </Box>
  );
};

/** Whether it is paid for, how it delivers, and how much waits in it. */
const Marks = ({ shop, figures }: Pick<RowProps, 'shop' | 'figures'>) => {
  const { t } = useTranslation(['phoneSeller', 'operations']);
  const expiry = expiryState(shop.expiresAt, Date.now());
  const grade = figures?.card.deliveryGrade ?? null;
  const waiting = figures?.badgeCount ?? shop.badgeCount ?? 0;
  return (
    <Flex gap="1" wrap="wrap">
      {expiry === 'expired' && <Badge colorPalette="red">{t('phoneSeller:renew.expired')}</Badge>}
      {expiry === 'soon' && <Badge colorPalette="orange">{t('phoneSeller:renew.soon')}</Badge>}
      {waiting > 0 && (
        <Badge colorPalette="red" variant="subtle">
          {t('phoneSeller:shops.todo', { text: badgeText(waiting) })}
        </Badge>
      )}
      {grade !== null && grade !== 'NONE' && (
        <Badge colorPalette={grade === 'C' ? 'orange' : 'green'} variant="subtle">
          {t('phoneSeller:shops.grade', { grade: t(`operations:assessments.grades.${grade}`) })}
        </Badge>
      )}
    </Flex>
  );
};

const Today = ({ figures: { statistics } }: { figures: Figures }) => {
  const { t } = useTranslation(['statistics', 'phoneSeller']);
  const now = Date.now();
  const trends = { amountTrend: statistics.amountTrend, quantityTrend: null, profitTrend: null };
  const hours = sameHours(trends, 'amount', hourOfDay(now));
  const net = statistics.totals.amount?.net;
  return (
    <Flex align="flex-end" columnGap="3" marginTop="2" wrap="wrap">
      <Box flex="3 1 10rem" minWidth="0">
        <Text textStyle="figure.card" data-figure>
          {net === undefined ? '–' : cardMoney(toFen(net))}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {statistics.amountTrend === null ? null : hours === null ? (
            uncomparedText(t, hourOfDay(now))
          ) : (
            <>
              {t('statistics:compare.today')}{' '}
              <ChangeMark
                change={changeOf(hours.current, hours.previous)}
                fromNothing={t('statistics:compare.fresh')}
              />
            </>
          )}
        </Text>
      </Box>
      <Box flex="2 1 6rem" minWidth="0" height="7">
        <Sparkline
          values={lineOf(trendOf(trends, 'amount', shanghaiHour(now)) ?? [])}
          color="var(--c-colors-accent-solid)"
        />
      </Box>
    </Flex>
  );
};
