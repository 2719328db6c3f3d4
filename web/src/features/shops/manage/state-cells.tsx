import { Badge, Box } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortTime } from '../../../shared/date-range/time-text.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { maskPhone } from '../../account/index.ts';
import { productsAddress, soldUncosted } from '../../statistics/index.ts';
import type { ShopState } from './use-shop-states.ts';

type Props = {
  /** Undefined while it is fetched, and where it could not be. */
  readonly state: ShopState | undefined;
};

/** Whether a shop is bound and its login still counts. */
export const authorisationOf = ({ needsRebind }: ShopState): keyof typeof palette =>
  needsRebind === null ? 'NONE' : needsRebind ? 'ENDED' : 'ACTIVE';

/** Of a hundred pieces that were sold in the last 30 days, those with a cost; null where none were. */
export function costedPercent({ health }: ShopState): number | null {
  if (!health?.soldQuantity || health.uncostedQuantity === null) return null;
  const { soldQuantity, uncostedQuantity } = health;
  // Rounded down: what is not quite whole is never called so.
  return Math.floor(((soldQuantity - uncostedQuantity) / soldQuantity) * 100);
}

const managersOf = ({ managers }: ShopState): readonly string[] =>
  managers.map(({ nickName, phone }) => nickName || maskPhone(phone));

const operatorsOf = (t: TFunction<'shopManage'>, { operators }: ShopState): readonly string[] =>
  operators.map(({ account }) => t('manage.people.operator', { name: maskPhone(account) }));

/** Its managers and operators, by name or with the middle of their phones hidden. */
export const peopleOf = (t: TFunction<'shopManage'>, state: ShopState): readonly string[] => [
  ...managersOf(state),
  ...operatorsOf(t, state),
];

const palette = { ACTIVE: 'green', ENDED: 'red', NONE: 'gray' } as const;

/** Whether the shop is authorised, and when its data came last. */
export const AuthorisationCell = ({
  state,
  onRebind,
}: Props & { readonly onRebind: (() => void) | undefined }) => {
  const { t } = useTranslation('shopManage');
  if (state === undefined) return <td data-quiet>—</td>;
  const { syncedAt } = state;
  const authorisation = authorisationOf(state);
  return (
    <td>
      <Badge size="sm" variant="subtle" colorPalette={palette[authorisation]}>
        {t(`manage.health.${authorisation}`)}
      </Badge>
      {authorisation === 'ENDED' && onRebind && (
        <button type="button" onClick={onRebind}>
          {t('manage.health.rebind')}
        </button>
      )}
      <Box color="fg.muted" fontSize="xs">
        {syncedAt === null
          ? t('manage.health.neverSynced')
          : t('manage.health.synced', { time: shortTime(syncedAt) })}
      </Box>
    </td>
  );
};

/** Below so many of a hundred pieces, profits tell little. */
const fewCosted = 90;

const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

/** How complete the figures of the last 30 days are; the pages behind them know of no shop that is hidden. */
export const CompletenessCell = ({ state, isHidden }: Props & { readonly isHidden: boolean }) => {
  const { t } = useTranslation('shopManage');
  const today = useToday();
  const health = state?.health;
  if (!state || !health || health.saleDays === null) return <td data-quiet>—</td>;
  const { saleDays, lastSaleDay } = health;
  const costed = costedPercent(state);
  if (costed === null)
    return (
      <td data-quiet>
        {/* Today is not among the days that are counted. */}
        {lastSaleDay !== today && t('manage.health.noSales')}
        {lastSaleDay !== null && (
          <Box fontSize="xs">{t('manage.health.lastSale', { day: lastSaleDay })}</Box>
        )}
      </td>
    );
  const share = t('manage.health.costed', { percent: costed });
  const days = t('manage.health.saleDays', { count: saleDays });
  const sales = { shop: state.id, range: 'month' };
  return (
    <td data-completeness>
      <Box as="span" color={costed < fewCosted ? 'status.due' : undefined}>
        {isHidden || costed === 100 ? (
          share
        ) : (
          <Link to={productsAddress('', soldUncosted, sales)} style={underlined}>
            {share}
          </Link>
        )}
      </Box>
      <Box color="fg.muted" fontSize="xs">
        {isHidden ? (
          days
        ) : (
          <Link to={`/home?${new URLSearchParams(sales)}`} style={underlined}>
            {days}
          </Link>
        )}
      </Box>
    </td>
  );
};

/** As many are named; of a shop with more, the number says it. */
const mostNamed = 2;

type PeopleDoorProps = {
  readonly shopId: string;
  readonly kind: 'MANAGER' | 'OPERATOR';
  readonly names: readonly string[];
};

/** The people of one kind that have a shop, with the way to just these. */
const PeopleDoor = ({ shopId, kind, names }: PeopleDoorProps) => {
  const { t } = useTranslation('shopManage');
  const separator = t('manage.separator');
  if (names.length === 0) return null;
  return (
    <Box>
      <Link
        to={`/account/people?${new URLSearchParams({ kind, shop: shopId })}`}
        title={names.join(separator)}
        style={underlined}
      >
        {names.slice(0, mostNamed).join(separator)}
        {names.length > mostNamed && t('manage.people.more', { count: names.length })}
      </Link>
    </Box>
  );
};

/** Its managers and operators. */
export const PeopleCell = ({ state }: Props) => {
  const { t } = useTranslation('shopManage');
  if (state === undefined) return <td data-quiet>—</td>;
  const [managers, operators] = [managersOf(state), operatorsOf(t, state)];
  if (managers.length + operators.length === 0)
    return <td data-quiet>{t('manage.people.nobody')}</td>;
  return (
    <td data-people>
      <PeopleDoor shopId={state.id} kind="MANAGER" names={managers} />
      <PeopleDoor shopId={state.id} kind="OPERATOR" names={operators} />
    </td>
  );
};
