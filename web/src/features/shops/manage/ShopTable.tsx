import { Badge, Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { dotted } from '../../../i18n/format.ts';
import { ChevronDownIcon, ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import type { AccountRow } from '../../../shop-scope/account-rows.ts';
import { expiryState } from '../../../shop-scope/expiry.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { ownDirection } from '../../../theme/truncation.ts';
import { AuthorisationCell, CompletenessCell, PeopleCell } from './state-cells.tsx';
import type { ShopState } from './use-shop-states.ts';

type Props = {
  readonly rows: readonly AccountRow<DirectoryShop>[];
  /** Names of the groups of each shop, by its id. */
  readonly groupNames: ReadonlyMap<string, readonly string[]>;
  readonly onFold: (accountKey: string) => void;
  /** Health and people of each shop, by its id; absent for people who are not told. */
  readonly states?: ReadonlyMap<string, ShopState>;
  /** Binds the main account of a shop again; absent for people who may not. */
  readonly onRebind?: (shop: DirectoryShop) => void;
  /** What can be done with a shop; absent for people who may only look. */
  readonly actionsOf?: (shop: DirectoryShop) => ReactNode;
};

/** Shop tables have no pages; what does not fit is scrolled. */
const SCROLL_HEIGHT = '500px';

/** Cells are plain elements styled from the root: hundreds of rows are drawn at once. */
const tableCss = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& :is(th, td)': {
    height: '10',
    paddingInline: '3',
    paddingBlock: '1',
    borderBottomWidth: '1px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& th': {
    position: 'sticky',
    top: '0',
    zIndex: 1,
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'semibold',
  },
  // What can be done stays in sight, however wide the rest is; on a phone it would leave no room for it.
  '& [data-acts]': {
    position: { md: 'sticky' },
    insetInlineEnd: '0',
    borderInlineStartWidth: '1px',
  },
  '& td[data-acts]': { background: 'bg.panel' },
  '& th[data-acts]': { zIndex: 2 },
  '& td[rowspan]': { verticalAlign: 'top', paddingBlock: '2', borderInlineEndWidth: '1px' },
  '& tbody tr:hover > td:not([rowspan])': { background: 'bg.subtle' },
  '& [data-name]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: '260px',
    '& > span:nth-of-type(2)': { overflow: 'hidden', textOverflow: 'ellipsis', ...ownDirection },
  },
  '& [data-groups]': {
    maxWidth: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    ...ownDirection,
  },
  '& [data-expiry=expired]': { color: 'status.overdue', fontWeight: 'semibold' },
  '& [data-expiry=soon]': { color: 'status.due', fontWeight: 'semibold' },
  '& [data-quiet]': { color: 'fg.muted' },
  '& button': {
    color: 'accent.fg',
    cursor: 'pointer',
    padding: '1',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline' },
  },
  '& td[rowspan] button': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg' },
} as const;

const plainColumns = ['account', 'name', 'id', 'expiry', 'managed', 'state', 'groups'] as const;
const toldOfShops = [
  ...plainColumns.slice(0, 4),
  'authorisation',
  'completeness',
  'people',
  ...plainColumns.slice(4),
] as const;

/** Every shop, the shops of one main account together. */
export const ShopTable = (props: Props) => {
  const { rows, groupNames, onFold, states, onRebind, actionsOf } = props;
  const { t } = useTranslation(['shopManage', 'shops']);
  const now = Date.now();
  return (
    <Box
      overflow="auto"
      maxHeight={SCROLL_HEIGHT}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      // Scrollable with the keyboard where it does not fit.
      tabIndex={0}
      role="region"
      aria-label={t('shopManage:manage.table')}
    >
      <Box as="table" css={tableCss} aria-label={t('shopManage:manage.table')}>
        <thead>
          <tr>
            {[...(states ? toldOfShops : plainColumns)].map((key) => (
              <th key={key} scope="col">
                {t(`shopManage:manage.column.${key}`)}
              </th>
            ))}
            {actionsOf && (
              <th scope="col" data-acts>
                {t('shopManage:manage.column.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isDrawn }) => isDrawn)
            .map((row) => {
              const { shop } = row;
              return (
                <tr key={shop.id}>
                  {row.rowSpan > 0 && <AccountCell row={row} onFold={onFold} />}
                  <td>
                    <div data-name title={shop.name}>
                      <PlatformMark platform={shop.platform} />
                      <span>{shop.name}</span>
                      {shop.isClosed && (
                        <Badge size="xs" variant="outline">
                          {t('shops:closed')}
                        </Badge>
                      )}
                    </div>
                  </td>
                  <td>{shop.mallId}</td>
                  <ExpiryCell expiresAt={shop.expiresAt} now={now} />
                  {states && (
                    <>
                      <AuthorisationCell
                        state={states.get(shop.id)}
                        onRebind={onRebind && (() => onRebind(shop))}
                      />
                      <CompletenessCell state={states.get(shop.id)} />
                      <PeopleCell state={states.get(shop.id)} />
                    </>
                  )}
                  <td>{t(`shops:managed.${shop.managedType}`)}</td>
                  <td data-quiet={shop.isHidden || undefined}>
                    {t(shop.isHidden ? 'shopManage:manage.hidden' : 'shopManage:manage.shown')}
                  </td>
                  <GroupsCell names={groupNames.get(shop.id) ?? []} />
                  {actionsOf && <td data-acts>{actionsOf(shop)}</td>}
                </tr>
              );
            })}
        </tbody>
      </Box>
    </Box>
  );
};

type AccountProps = {
  readonly row: AccountRow<DirectoryShop>;
  readonly onFold: (accountKey: string) => void;
};

const AccountCell = ({ row, onFold }: AccountProps) => {
  const { t } = useTranslation(['shopManage', 'shops']);
  const { shop, accountKey, rowSpan, shopCount, isUnfolded } = row;
  const name = shop.phone ?? t('shopManage:manage.noAccount');
  return (
    <td rowSpan={rowSpan}>
      {shopCount > 1 ? (
        <button type="button" aria-expanded={isUnfolded} onClick={() => onFold(accountKey)}>
          {isUnfolded ? <ChevronDownIcon /> : <ChevronForwardIcon />}
          {name}
        </button>
      ) : (
        name
      )}
      <Text color="fg.muted" fontSize="xs">
        {dotted(t(`shops:platform.${shop.platform}`), t('shopManage:count', { count: shopCount }))}
      </Text>
    </td>
  );
};

const ExpiryCell = ({ expiresAt, now }: { expiresAt: string | null; now: number }) => {
  const { t } = useTranslation('shopManage');
  const state = expiryState(expiresAt, now);
  if (expiresAt === null || state === null) return <td data-quiet>{t('manage.neverExpires')}</td>;
  const day = shanghaiDay(Date.parse(expiresAt));
  return <td data-expiry={state}>{state === 'later' ? day : t(`manage.${state}`, { day })}</td>;
};

const GroupsCell = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('shopManage');
  const text = names.join(t('manage.separator'));
  return (
    <td data-groups data-quiet={names.length === 0 || undefined} title={text}>
      {text === '' ? t('manage.noGroup') : text}
    </td>
  );
};
