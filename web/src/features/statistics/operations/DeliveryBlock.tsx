import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import type { DeliveryGrade } from '../../../graphql/schema.generated.ts';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { fullCount, percent } from '../../../shared/kpi/money.ts';
import { DoorLink } from '../DoorLink.tsx';
import { gradesAddress, ordersAddress } from '../doors.ts';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, List, PartHeading, partOf } from './Block.tsx';
import { monthDay } from './days.ts';
import { useHomeAssessmentsQuery } from './operations.generated.ts';
import { ShopDoor } from './ShopDoor.tsx';

const colours: Record<DeliveryGrade, string> = {
  S: 'green',
  A: 'green',
  B: 'orange',
  C: 'red',
  NONE: 'gray',
};

/** Only temu assesses deliveries: for shein the server answers those of the first temu shop. */
const isShein = ({ shop, platform }: HomeVariables['selection']): boolean =>
  shop?.startsWith('shein:') === true || platform?.platform === 'SHEIN';

/** A grade or what it was given for, which leads to all grades of the shop with this one marked. */
const Graded = ({ to, children }: { to: string | undefined; children: ReactNode }) => {
  const { t } = useTranslation('operations');
  if (to === undefined) return children;
  return (
    <DoorLink to={to} title={t('assessments.door')}>
      {children}
    </DoorLink>
  );
};

/** How the marketplaces grade the deliveries, and what they sent back. */
export const DeliveryBlock = ({ selection }: Pick<HomeVariables, 'selection'>) => {
  const { t } = useTranslation('operations');
  const today = useToday();
  const { search } = useLocation();
  const query = useHomeAssessmentsQuery({
    variables: { selection },
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  return (
    <Block
      title={t('assessments.title')}
      mark={<NamedOriginMark figure="deliveries" name={t('assessments.title')} />}
      height={360}
      data={partOf(query, (data) => data)}
      onRetry={() => query.refetch().catch(() => {})}
      summary={({ deliveryAssessments: { totalCount, edges } }) => {
        const shop = edges[0]?.node.shop.name;
        return isShein(selection) && shop !== undefined
          ? t('assessments.ofTemu', { shop })
          : t('assessments.summary', { count: totalCount });
      }}
    >
      {({ deliveryAssessments, returnPackages }) => (
        <>
          <List
            none={t('assessments.none')}
            caption={t('assessments.list')}
            maxHeight="300px"
            rows={deliveryAssessments.edges.map(({ node }) => node)}
            rowKey={({ shop, start }) => `${shop.id} ${start}`}
            columns={[
              {
                key: 'shop',
                header: t('words.shop'),
                isText: true,
                cell: ({ shop }) => <ShopDoor shop={shop} />,
              },
              {
                key: 'period',
                header: t('assessments.period'),
                cell: ({ start, end }) => (
                  <span title={t('assessments.days', { start, end })}>
                    {`${monthDay(start)} – ${monthDay(end)}`}
                    {end >= today && (
                      <Badge size="xs" marginStart="1">
                        {t('words.running')}
                      </Badge>
                    )}
                  </span>
                ),
              },
              {
                key: 'grade',
                header: t('words.grade'),
                cell: ({ shop, start, grade }) => (
                  <Graded to={gradesAddress(search, shop.id, start)}>
                    <Badge size="sm" colorPalette={colours[grade]}>
                      {t(`assessments.grades.${grade}`)}
                    </Badge>
                  </Graded>
                ),
              },
              {
                key: 'onTime',
                header: t('assessments.onTime'),
                isFigure: true,
                cell: ({ shop, start, onTimeRate }) => (
                  <Graded to={gradesAddress(search, shop.id, start)}>
                    {onTimeRate === null ? '—' : percent(onTimeRate)}
                  </Graded>
                ),
              },
              {
                key: 'orders',
                header: t('assessments.orders'),
                isFigure: true,
                cell: ({ shop, start, orderCount }) => (
                  <Graded to={gradesAddress(search, shop.id, start)}>
                    {fullCount(orderCount)}
                  </Graded>
                ),
              },
              {
                key: 'fake',
                header: t('words.fakeShipments'),
                isFigure: true,
                cell: ({ shop, start, fakeCount }) => (
                  <Graded to={gradesAddress(search, shop.id, start)}>{fullCount(fakeCount)}</Graded>
                ),
              },
            ]}
          />
          <PartHeading>
            {t('returns.title')}{' '}
            {returnPackages.totalCount === 0 || isShein(selection) ? (
              t('returns.summary', { count: returnPackages.totalCount })
            ) : (
              <DoorLink
                to={ordersAddress(search, { records: 'packages' })}
                color="accent.fg"
                textDecoration="underline"
                textUnderlineOffset="2px"
              >
                {t('returns.summary', { count: returnPackages.totalCount })}
              </DoorLink>
            )}
          </PartHeading>
          <List
            none={t('returns.none')}
            caption={t('returns.list')}
            maxHeight="340px"
            rows={returnPackages.edges.map(({ node }) => node)}
            rowKey={({ packageNo }) => packageNo}
            columns={[
              { key: 'packageNo', header: t('words.packageNo'), cell: (row) => row.packageNo },
              {
                key: 'shop',
                header: t('words.shop'),
                isText: true,
                cell: ({ shop }) => <ShopDoor shop={shop} />,
              },
              {
                key: 'quantity',
                header: t('returns.quantity'),
                isFigure: true,
                cell: ({ quantity }) => fullCount(quantity),
              },
              {
                key: 'reason',
                header: t('returns.reason'),
                isText: true,
                cell: ({ reason }) => reason,
              },
              {
                key: 'createdAt',
                header: t('returns.createdAt'),
                cell: ({ createdAt }) => (
                  <span title={longDay(createdAt)}>
                    {monthDay(shanghaiDay(Date.parse(createdAt)))}
                  </span>
                ),
              },
              {
                key: 'state',
                header: t('words.status'),
                cell: ({ signedAt }) =>
                  t(signedAt === null ? 'returns.onTheWay' : 'returns.signed'),
              },
            ]}
          />
        </>
      )}
    </Block>
  );
};
