import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { marginOf } from '../../../../../api/contract/rules/margin.ts';
import { numberFormat } from '../../../i18n/format.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { ChangeMark } from '../../../shared/kpi/ChangeMark.tsx';
import { changeOf } from '../../../shared/kpi/change.ts';
import { badgeText, fullCount, fullMoney, percent } from '../../../shared/kpi/money.ts';
import { expiryState } from '../../../shop-scope/expiry.ts';
import { manageAddress } from '../../../shop-scope/manage-address.ts';
import { uncomparedText } from '../comparison.ts';
import { DoorLink } from '../DoorLink.tsx';
import { gradesAddress, infoCardAddress, productsAddress, shopAddress } from '../doors.ts';
import { OriginMark } from '../origin/OriginLink.tsx';
import { returnRateOf } from '../returns.ts';
import { UncostedLink } from '../UncostedLink.tsx';
import { UnpaidMark } from '../UnpaidMark.tsx';
import { agoText, isOld } from './ago.ts';
import type { LeagueFigures, LeagueRow } from './league.ts';

/** What stands in the cells of a shop; each figure leads to what it counts. */

type Props = { readonly row: LeagueRow };

const useDoors = (shop: string) => {
  const { search } = useLocation();
  return {
    products: (sort: 'amount' | 'profit' | 'returned') =>
      productsAddress(search, { level: 'sku', sort }, { shop }),
    grades: gradesAddress(search, shop),
    home: shopAddress(search, shop),
    card: infoCardAddress(search, shop),
  };
};

export const AmountCell = ({ row }: Props) => {
  const doors = useDoors(row.id);
  if (row.amount === null) return <UnpaidMark />;
  return (
    <WithOrigin figure="amount" row={row}>
      <DoorLink to={doors.products('amount')}>{fullMoney(row.amount)}</DoorLink>
    </WithOrigin>
  );
};

/** The way to where a figure of the shop comes from, before the figure: figures end on the same line. */
const WithOrigin = ({
  figure,
  row,
  children,
}: Props & { readonly figure: 'amount' | 'profit'; readonly children: ReactNode }) => (
  <>
    <OriginMark figure={figure} shop={row} />
    {children}
  </>
);

const Unknown = ({ why }: { readonly why: string }) => (
  <Text as="span" color="fg.muted" fontSize="xs">
    {why}
  </Text>
);

/** The change, or why there is none. */
export const ChangeText = ({
  change,
  isTooEarly,
}: Pick<LeagueFigures, 'change' | 'isTooEarly'>) => {
  const { t } = useTranslation('statistics');
  if (change === null) return <Unknown why={uncomparedText(t, isTooEarly ? 0 : null)} />;
  return (
    <ChangeMark change={changeOf(change.current, change.level)} fromNothing={t('compare.fresh')} />
  );
};

export const ChangeCell = ({ row }: Props) => {
  const { t } = useTranslation('statistics');
  const doors = useDoors(row.id);
  const { change } = row;
  if (change === null) return <ChangeText {...row} />;
  return (
    <DoorLink
      to={doors.home}
      title={t('league.changeDoor', {
        shop: row.name,
        current: fullMoney(change.current),
        level: fullMoney(Math.round(change.level)),
      })}
    >
      <ChangeText {...row} />
    </DoorLink>
  );
};

/** How much of the net amount is profit, as far as there are costs. */
export const MarginText = ({
  figures,
  children,
}: {
  readonly figures: LeagueFigures;
  readonly children?: (text: string, title: string) => ReactNode;
}) => {
  const { t } = useTranslation('statistics');
  const margin = marginOf(figures);
  if (margin === null || figures.profit === null) return '—';
  const text = percent(margin);
  const title = t('league.marginTitle', { profit: fullMoney(figures.profit), margin: text });
  return children ? children(text, title) : <span title={title}>{text}</span>;
};

export const MarginCell = ({ row }: Props) => {
  const { t } = useTranslation('statistics');
  const doors = useDoors(row.id);
  if (row.amount === null) return <UnpaidMark />;
  const missing = row.uncosted && (
    <Text as="span" fontSize="xs" marginEnd="2">
      <UncostedLink uncosted={row.uncosted} only={{ shop: row.id }} text={t('uncosted.mark')} />
    </Text>
  );
  // Nothing of it has a cost: what is said is that, and not a margin.
  if (row.profit === null && missing) return missing;
  return (
    <WithOrigin figure="profit" row={row}>
      {missing}
      <MarginText figures={row}>
        {(text, title) => (
          <DoorLink to={doors.products('profit')} title={title}>
            {text}
          </DoorLink>
        )}
      </MarginText>
    </WithOrigin>
  );
};

export const ReturnsText = ({ figures }: { readonly figures: LeagueFigures }) => {
  const { t } = useTranslation('statistics');
  const { sold, returned } = figures;
  const rate = returnRateOf(figures);
  const title = t('league.returnsTitle', { sold: fullCount(sold), returned: fullCount(returned) });
  return <span title={title}>{rate === null ? '—' : percent(rate)}</span>;
};

export const ReturnsCell = ({ row }: Props) => {
  const doors = useDoors(row.id);
  if (row.amount === null) return <UnpaidMark />;
  return (
    <DoorLink to={doors.products('returned')}>
      <ReturnsText figures={row} />
    </DoorLink>
  );
};

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const GradeCell = ({ row }: Props) => {
  const { t } = useTranslation(['statistics', 'operations']);
  const { grades } = useDoors(row.id);
  const { grade, review } = row;
  if (grade === null && review === null) return '—';
  const score = review === null ? null : numberFormat(oneDecimal).format(review);
  const title = score === null ? undefined : t('league.reviewTitle', { score });
  const told = (
    <>
      {grade !== null && (
        <Text
          as="span"
          fontSize={grade === 'NONE' ? 'xs' : undefined}
          color={grade === 'C' ? 'fg.warning' : grade === 'NONE' ? 'fg.muted' : undefined}
          fontWeight={grade === 'NONE' ? undefined : 'semibold'}
        >
          {t(`operations:assessments.grades.${grade}`)}
        </Text>
      )}
      {grade !== null && score !== null && ' '}
      {score !== null && (
        <Text as="span" color="fg.muted">
          {score}
        </Text>
      )}
    </>
  );
  if (grades === undefined) return <span title={title}>{told}</span>;
  return (
    <DoorLink to={grades} {...(title !== undefined && { title })}>
      {told}
    </DoorLink>
  );
};

export const WaitingCell = ({ row }: Props) => {
  const { t } = useTranslation('statistics');
  const doors = useDoors(row.id);
  if (row.waiting === null) return '—';
  if (row.waiting === 0) return <span data-quiet>0</span>;
  return (
    <DoorLink
      to={doors.card}
      color="fg.error"
      title={t('league.waitingTitle', { count: row.waiting })}
    >
      {badgeText(row.waiting)}
    </DoorLink>
  );
};

/** Whether what stands in the row can still be believed. */
export const SyncCell = ({ row }: Props) => {
  const { t } = useTranslation(['statistics', 'operations']);
  const { isBoss } = useViewer();
  const now = Date.now();
  const at = row.syncedAt === null ? null : Date.parse(row.syncedAt);
  const time =
    at === null ? t('league.neverSynced') : t('league.syncedTitle', { time: longTime(at) });
  const told = (words: string, why: string, color: string) => {
    const title = why === '' ? time : t('league.whyAndSynced', { why, time });
    return isBoss ? (
      <DoorLink to={manageAddress(row.id)} color={color} title={title}>
        {words}
      </DoorLink>
    ) : (
      <Text as="span" color={color} title={title}>
        {words}
      </Text>
    );
  };
  if (row.needsRebind) return told(t('league.rebind'), t('league.rebindTitle'), 'fg.error');
  if (row.isClosed) return told(t('league.closed'), '', 'fg.muted');
  if (expiryState(row.expiresAt, now) === 'expired')
    return told(t('league.expired'), '', 'fg.warning');
  if (at === null) {
    return (
      <span data-quiet title={time}>
        —
      </span>
    );
  }
  return (
    <Text as="span" color={isOld(at, now) ? 'fg.warning' : 'fg.muted'} title={time}>
      {agoText(t, at, now)}
    </Text>
  );
};
