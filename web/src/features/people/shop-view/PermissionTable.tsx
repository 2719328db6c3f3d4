import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { ChevronDownIcon, ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import type { AccountRow } from '../../../shop-scope/account-rows.ts';
import { expiryState } from '../../../shop-scope/expiry.ts';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import type { Manager } from '../use-managers.ts';
import { PhonesAndActs, type RowMode } from './PermissionRow.tsx';
import { tableCss } from './table-css.ts';

type Row = AccountRow<DirectoryShop>;

type Props = {
  readonly rows: readonly Row[];
  readonly managers: ReadonlyMap<string, readonly Manager[]>;
  /** What the icons of a row do, by shop. */
  readonly modes: ReadonlyMap<string, RowMode>;
  readonly onFold: (accountKey: string) => void;
  readonly onMode: (shop: DirectoryShop, mode: RowMode) => void;
  readonly onPhone: (
    mode: RowMode,
    manager: Manager,
    shop: DirectoryShop,
    icon: HTMLElement,
  ) => void;
};

/** Shop tables have no pages; what does not fit is scrolled. */
const SCROLL_HEIGHT = '500px';

const nobody: readonly Manager[] = [];

/** Who may see which shop: the shops of one main account together. */
export const PermissionTable = ({ rows, managers, modes, onFold, onMode, onPhone }: Props) => {
  const { t } = useTranslation('people');
  const now = Date.now();
  return (
    <Box
      overflow="auto"
      maxHeight={SCROLL_HEIGHT}
      borderWidth="1px"
      borderRadius="l2"
      // Scrollable with the keyboard where it does not fit.
      tabIndex={0}
      role="region"
      aria-label={t('table')}
    >
      <Box as="table" css={tableCss} aria-label={t('table')}>
        <thead>
          <tr>
            {(['account', 'shop', 'expiry', 'assigned', 'words.acts'] as const).map((key) => (
              <th key={key} scope="col" data-name={key === 'shop' ? '' : undefined}>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isDrawn }) => isDrawn)
            .map((row) => (
              <tr key={row.shop.id}>
                {row.rowSpan > 0 && <AccountCell row={row} onFold={onFold} />}
                <td data-name>
                  {row.shop.name}
                  <div data-id>{t('shopId', { id: row.shop.mallId })}</div>
                </td>
                <ExpiryCell expiresAt={row.shop.expiresAt} now={now} />
                <PhonesAndActs
                  shop={row.shop}
                  managers={managers.get(row.shop.id) ?? nobody}
                  mode={modes.get(row.shop.id)}
                  onMode={onMode}
                  onPhone={onPhone}
                />
              </tr>
            ))}
        </tbody>
      </Box>
    </Box>
  );
};

const AccountCell = ({ row, onFold }: { row: Row; onFold: (accountKey: string) => void }) => {
  const { t } = useTranslation('people');
  const { shop, accountKey, rowSpan, shopCount, isUnfolded } = row;
  const name = shop.phone ?? t('noAccount');
  return (
    <td rowSpan={rowSpan}>
      {shopCount > 1 ? (
        <button
          data-fold
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => onFold(accountKey)}
        >
          {isUnfolded ? <ChevronDownIcon /> : <ChevronForwardIcon />}
          {name}
        </button>
      ) : (
        name
      )}
      <Text color="fg.muted" fontSize="xs">
        {t('words.countedShops', { count: shopCount })}
      </Text>
    </td>
  );
};

const ExpiryCell = ({ expiresAt, now }: { expiresAt: string | null; now: number }) => {
  const { t } = useTranslation('people');
  return (
    <td data-expiry={expiryState(expiresAt, now) ?? ''}>
      {expiresAt === null ? t('neverExpires') : longDay(expiresAt)}
    </td>
  );
};
