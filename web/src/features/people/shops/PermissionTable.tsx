import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { shanghaiDay } from '../../../shared/date-range/calendar.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../../shared/ui/icons.tsx';
import type { AccountRow } from '../../shops/manage/account-rows.ts';
import { expiryState } from '../../shops/manage/expiry.ts';
import type { DirectoryShop } from '../../shops/use-directory.ts';

type Row = AccountRow<DirectoryShop>;

type Props = {
  readonly rows: readonly Row[];
  readonly onFold: (accountKey: string) => void;
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
    paddingBlock: '1.5',
    borderBottomWidth: '1px',
    textAlign: 'start',
  },
  '& th': {
    position: 'sticky',
    top: '0',
    zIndex: 1,
    background: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  '& td[rowspan]': { verticalAlign: 'top', borderInlineEndWidth: '1px', whiteSpace: 'nowrap' },
  '& [data-name]': { maxWidth: '220px', minWidth: '120px', overflowWrap: 'anywhere' },
  '& [data-id]': { color: 'fg.muted', fontSize: 'xs' },
  '& [data-expiry]': { whiteSpace: 'nowrap' },
  '& [data-expiry=expired]': { color: 'status.overdue', fontWeight: 'semibold' },
  '& [data-expiry=soon]': { color: 'status.due', fontWeight: 'semibold' },
  '& [data-fold]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    cursor: 'pointer',
    borderRadius: 'l1',
  },
} as const;

/** Who may see which shop: the shops of one main account together. */
export const PermissionTable = ({ rows, onFold }: Props) => {
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
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('shop')}</th>
            <th scope="col">{t('expiry')}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isShow }) => isShow)
            .map((row) => (
              <tr key={row.shop.id}>
                {row.length > 0 && <AccountCell row={row} onFold={onFold} />}
                <td data-name>
                  {row.shop.name}
                  <div data-id>{t('shopId', { id: row.shop.mallId })}</div>
                </td>
                <ExpiryCell expiresAt={row.shop.expiresAt} now={now} />
              </tr>
            ))}
        </tbody>
      </Box>
    </Box>
  );
};

const AccountCell = ({ row, onFold }: { row: Row; onFold: (accountKey: string) => void }) => {
  const { t } = useTranslation('people');
  const { shop, accountKey, length, shopCount, isShow2 } = row;
  const name = shop.phone ?? t('noAccount');
  return (
    <td rowSpan={length}>
      {shopCount > 1 ? (
        <button data-fold type="button" aria-expanded={isShow2} onClick={() => onFold(accountKey)}>
          {isShow2 ? <ChevronDownIcon /> : <ChevronRightIcon />}
          {name}
        </button>
      ) : (
        name
      )}
      <Text color="fg.muted" fontSize="xs">
        {t('shopCount', { count: shopCount })}
      </Text>
    </td>
  );
};

const ExpiryCell = ({ expiresAt, now }: { expiresAt: string | null; now: number }) => {
  const { t } = useTranslation('people');
  return (
    <td data-expiry={expiryState(expiresAt, now) ?? ''}>
      {expiresAt === null ? t('neverExpires') : shanghaiDay(Date.parse(expiresAt))}
    </td>
  );
};
