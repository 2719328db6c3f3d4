import { useTranslation } from 'react-i18next';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { DoorLink } from '../DoorLink.tsx';
import { List } from './Block.tsx';
import type { FrozenMoneyFragment } from './operations.generated.ts';
import { ShopDoor } from './ShopDoor.tsx';

export type Restriction = NonNullable<FrozenMoneyFragment['restrictions']>[number];

type Props = {
  readonly restrictions: readonly Restriction[];
  readonly none: string;
  readonly maxHeight?: string;
  /** Where one of them is listed alone; left out where they are listed already. */
  readonly doorOf?: (restriction: Restriction) => string;
};

/** What the marketplaces hold back, one by one, with the reason. */
export const FrozenList = ({ restrictions, doorOf, ...rest }: Props) => {
  const { t } = useTranslation('operations');
  return (
    <List
      {...rest}
      caption={t('finance.restrictions')}
      rows={restrictions}
      rowKey={({ shop, reason, since, restrictionId }) =>
        `${shop.id} ${restrictionId ?? ''} ${since} ${reason}`
      }
      columns={[
        {
          key: 'shop',
          header: t('words.shop'),
          isText: true,
          cell: ({ shop }) => <ShopDoor shop={shop} />,
        },
        {
          key: 'amount',
          header: t('finance.amount'),
          isFigure: true,
          cell: (restriction) => {
            const amount = fullMoney(toFen(restriction.amount));
            return doorOf === undefined ? (
              amount
            ) : (
              <DoorLink to={doorOf(restriction)} title={t('finance.restrictionDoor')}>
                {amount}
              </DoorLink>
            );
          },
        },
        {
          key: 'reason',
          header: t('finance.reason'),
          isText: true,
          cell: ({ reason }) => reason,
        },
        {
          key: 'release',
          header: t('finance.release'),
          isText: true,
          cell: ({ releaseCondition }) => releaseCondition,
        },
        { key: 'since', header: t('finance.since'), cell: ({ since }) => longDay(since) },
      ]}
    />
  );
};
