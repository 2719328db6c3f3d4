import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { dotted, fullDay } from '../../../i18n/format.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { paperScroller } from '../../../shared/table/paper-css.ts';
import { moveAmongRows } from '../../../shared/table/row-keys.ts';
import { TableBar } from '../../../shared/table/TableBar.tsx';
import { pressNearest } from '../../../shared/table/thumb-reach.ts';
import { useTableLook } from '../../../shared/table/use-table-look.ts';
import { ChevronDownIcon, ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import { type AccountRow, accountName } from '../../../shop-scope/account-rows.ts';
import { expiryState } from '../../../shop-scope/expiry.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { AuthorisationCell, CompletenessCell, PeopleCell } from './state-cells.tsx';
import { tableCss } from './table-css.ts';
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
  /** Beside the table's own, such as the way out as a file. */
  readonly tools: ReactNode;
};

/** Shop tables have no pages; what does not fit is scrolled. */
const SCROLL_HEIGHT = '500px';

/** What can be chosen beside account and name; of the states people are told who may know them. */
const freeColumns = [
  { key: 'expiry', isState: false },
  { key: 'authorisation', isState: true },
  { key: 'completeness', isState: true },
  { key: 'people', isState: true },
  { key: 'managed', isState: false },
  { key: 'state', isState: false },
  { key: 'groups', isState: false },
] as const;
const untoldColumns = freeColumns.filter(({ isState }) => !isState);
const keyOf = (wanted: string) => freeColumns.find(({ key }) => key === wanted)?.key;

/** Every shop, the shops of one main account together. */
export const ShopTable = (props: Props) => {
  const { rows, groupNames, onFold, states, onRebind, actionsOf, tools } = props;
  const { t } = useTranslation(['shopManage', 'shops']);
  const { id: userId } = useViewer();
  const look = useTableLook({
    userId,
    table: 'shops',
    columns: states ? freeColumns : untoldColumns,
  });
  const shown = look.offered.filter(look.isShown).flatMap((key) => keyOf(key) ?? []);
  const headOf = (wanted: string) => {
    const key = keyOf(wanted);
    return key === undefined ? wanted : t(`shopManage:manage.column.${key}`);
  };
  const now = Date.now();
  const cellOf = (key: (typeof shown)[number], shop: DirectoryShop): ReactNode => {
    switch (key) {
      case 'expiry':
        return <ExpiryCell key={key} expiresAt={shop.expiresAt} now={now} />;
      case 'authorisation':
        return (
          <AuthorisationCell
            key={key}
            state={states?.get(shop.id)}
            onRebind={onRebind && (() => onRebind(shop))}
          />
        );
      case 'completeness':
        return <CompletenessCell key={key} state={states?.get(shop.id)} isHidden={shop.isHidden} />;
      case 'people':
        return <PeopleCell key={key} state={states?.get(shop.id)} />;
      case 'managed':
        return <td key={key}>{t(`managed.${shop.managedType}`)}</td>;
      case 'state':
        return (
          <td key={key} data-quiet={shop.isHidden || undefined}>
            {t(shop.isHidden ? 'shopManage:manage.hidden' : 'shopManage:manage.shown')}
          </td>
        );
      case 'groups':
        return <GroupsCell key={key} names={groupNames.get(shop.id) ?? []} />;
    }
  };
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" overflow="hidden">
      <Flex justify="flex-end" paddingX="3" paddingY="1" borderBottomWidth="1px">
        <TableBar look={look} nameOf={headOf}>
          {tools}
        </TableBar>
      </Flex>
      <Box
        overflow="auto"
        maxHeight={SCROLL_HEIGHT}
        _print={paperScroller}
        // Scrollable with the keyboard where it does not fit.
        tabIndex={0}
        role="region"
        aria-label={t('shopManage:manage.table')}
        scrollPaddingTop="10"
        onKeyDown={moveAmongRows}
        onClick={pressNearest}
      >
        <Box
          as="table"
          css={tableCss}
          aria-label={t('shopManage:manage.table')}
          data-compact={look.isCompact || undefined}
        >
          <thead>
            <tr>
              <th scope="col" data-account>
                {t('shopManage:manage.column.account')}
              </th>
              <th scope="col">{t('shopManage:manage.column.name')}</th>
              {shown.map((key) => (
                <th key={key} scope="col">
                  {headOf(key)}
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
              .map((row) => (
                <tr key={row.shop.id} tabIndex={-1}>
                  {row.rowSpan > 0 && <AccountCell row={row} onFold={onFold} />}
                  <NameCell shop={row.shop} />
                  {shown.map((key) => cellOf(key, row.shop))}
                  {actionsOf && (
                    <td data-acts>
                      <div>{actionsOf(row.shop)}</div>
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
};

/** The shop with its number below, which would take the room of a column that says more; leads to its figures, where it is shown at all. */
const NameCell = ({ shop }: { readonly shop: DirectoryShop }) => {
  const { t } = useTranslation(['shopManage', 'shops']);
  return (
    <td>
      <div data-name title={shop.name}>
        <PlatformMark platform={shop.platform} />
        {shop.isHidden ? (
          <span>{shop.name}</span>
        ) : (
          <Link
            data-opens
            to={`/home?shop=${encodeURIComponent(shop.id)}`}
            title={t('shopManage:manage.toFigures', { shop: shop.name })}
          >
            {shop.name}
          </Link>
        )}
        {shop.isClosed && (
          <Badge size="xs" variant="outline">
            {t('shops:closed')}
          </Badge>
        )}
      </div>
      <Text color="fg.muted" fontSize="xs" lineHeight="1.125rem">
        {shop.mallId}
      </Text>
    </td>
  );
};

type AccountProps = {
  readonly row: AccountRow<DirectoryShop>;
  readonly onFold: (accountKey: string) => void;
};

const AccountCell = ({ row, onFold }: AccountProps) => {
  const { t } = useTranslation(['shopManage', 'shops']);
  const { shop, accountKey, rowSpan, shopCount, isUnfolded } = row;
  const name = accountName(shop) ?? t('shopManage:manage.noAccount');
  return (
    <td rowSpan={rowSpan} data-account>
      {shopCount > 1 ? (
        <button type="button" aria-expanded={isUnfolded} onClick={() => onFold(accountKey)}>
          {isUnfolded ? <ChevronDownIcon /> : <ChevronForwardIcon />}
          {name}
        </button>
      ) : (
        name
      )}
      <Text color="fg.muted" fontSize="xs">
        {dotted(t(`platform.${shop.platform}`), t('shopManage:count', { count: shopCount }))}
      </Text>
    </td>
  );
};

const ExpiryCell = ({ expiresAt, now }: { expiresAt: string | null; now: number }) => {
  const { t } = useTranslation('shopManage');
  const state = expiryState(expiresAt, now);
  if (expiresAt === null || state === null) return <td data-quiet>{t('manage.neverExpires')}</td>;
  const day = shanghaiDay(Date.parse(expiresAt));
  return (
    <td data-expiry={state}>{state === 'later' ? fullDay(day) : t(`manage.${state}`, { day })}</td>
  );
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
