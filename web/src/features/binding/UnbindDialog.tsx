import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../shared/table/DataTable.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { openBinding } from './binding-dialogs.ts';
import { useBoundAccountsQuery } from './Unbind.generated.ts';
import { type BoundShop, isExpired } from './unbind-warning.ts';
import { type BoundAccount, useUnbind } from './use-unbind.ts';

type Tab = 'temu' | 'shein';

/** The shop tables have no pages; they scroll from this height on. */
const scrollHeight = '500px';

/** An account of many shops is told by the first line that is seen of it, and so is what to do with it. */
const atTopCss = { '& tbody :is(th, td)': { verticalAlign: 'top' } } as const;

interface UnbindDialogProps {
  readonly first: Tab;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

/** What is bound, temu by main account and shein by shop, each with the way to unbind it. */
export default function UnbindDialog({ first, onClose, finalFocus }: UnbindDialogProps) {
  const { t } = useTranslation('binding');
  const [tab, setTab] = useState<Tab>(first);
  const { data, error, refetch } = useBoundAccountsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const columns = useColumns();
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('unbindTitle')}
      width={720}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <Stack gap="3">
        <Box>
          <Segments
            label={t('unbindTabs')}
            value={tab}
            segments={[
              { value: 'temu', label: t('temuTab') },
              { value: 'shein', label: t('sheinTab') },
            ]}
            onChange={setTab}
          />
        </Box>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        ) : tab === 'temu' ? (
          <BoundTable
            key="temu"
            caption={t('temuTab')}
            columns={columns.temu}
            rows={data?.mainAccounts}
            onBind={() => openBinding({ kind: 'temu' }, finalFocus)}
          />
        ) : (
          <BoundTable
            key="shein"
            caption={t('sheinTab')}
            columns={columns.shein}
            rows={data?.boundSheinShops}
            onBind={() => openBinding({ kind: 'shein' }, finalFocus)}
          />
        )}
      </Stack>
    </AppDialog>
  );
}

interface BoundTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly onBind: () => void;
}

function BoundTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  onBind,
}: BoundTableProps<Row>) {
  const { t } = useTranslation('binding');
  if (rows?.length === 0) {
    return (
      <EmptyState
        title={t('nothingBound')}
        action={
          <Button size="sm" onClick={onBind}>
            {t('words.bindAccount')}
          </Button>
        }
      />
    );
  }
  return (
    <Box css={atTopCss}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        skeletonRows={3}
        maxHeight={scrollHeight}
      />
    </Box>
  );
}

function useColumns(): {
  readonly temu: readonly Column<BoundAccount>[];
  readonly shein: readonly Column<BoundShop>[];
} {
  const { t } = useTranslation('binding');
  const { busyId, unbindAccount, unbindShop } = useUnbind();
  const action = (id: string, name: string, unbind: () => Promise<void>) => (
    <Button
      size="xs"
      variant="outline"
      colorPalette="red"
      aria-label={t('unbindThing', { name })}
      loading={busyId === id}
      disabled={busyId !== undefined}
      onClick={() => void unbind()}
    >
      {t('unbind')}
    </Button>
  );
  const header = { key: 'action', header: t('words.acts'), width: '1%' };
  return {
    temu: [
      {
        key: 'phone',
        header: t('mainAccountPhone'),
        // On a phone its words may take two lines: the shops need the room.
        headerCell: (
          <Box whiteSpace={{ base: 'normal', md: 'nowrap' }}>{t('mainAccountPhone')}</Box>
        ),
        width: '1%',
        cell: ({ phone, needsRebind }) => (
          <Flex gap="2" align="center" paddingY="2">
            {phone}
            {needsRebind && <Badge colorPalette="orange">{t('signedOut')}</Badge>}
          </Flex>
        ),
      },
      {
        key: 'shops',
        header: t('words.shop'),
        isText: true,
        cell: ({ shops }) => (
          <Box paddingY="2">
            {shops.map((shop) => (
              <ShopLine key={shop.id} shop={shop} />
            ))}
          </Box>
        ),
      },
      {
        ...header,
        cell: (account) => (
          <Box paddingY="1">{action(account.id, account.phone, () => unbindAccount(account))}</Box>
        ),
      },
    ],
    shein: [
      {
        key: 'id',
        header: t('shopId'),
        width: '1%',
        // On a phone in lines: the button needs the room.
        cell: ({ mallId }) => (
          <Text
            paddingY="2"
            minWidth={{ base: '16', md: '0' }}
            maxWidth={{ base: '24', md: 'none' }}
            whiteSpace={{ base: 'normal', md: 'nowrap' }}
            overflowWrap="anywhere"
          >
            {mallId}
          </Text>
        ),
      },
      {
        key: 'name',
        header: t('shopName'),
        isText: true,
        cell: (shop) => (
          <Box paddingY="2">
            <ShopLine shop={shop} />
          </Box>
        ),
      },
      {
        ...header,
        cell: (shop) => (
          <Box paddingY="1">{action(shop.id, shop.name, () => unbindShop(shop))}</Box>
        ),
      },
    ],
  };
}

function ShopLine({ shop }: { shop: BoundShop }) {
  const { t } = useTranslation('binding');
  return (
    <Text overflowWrap="anywhere" whiteSpace="normal">
      {shop.name}
      {isExpired(shop, Date.now()) && (
        <Badge marginStart="2" colorPalette="red">
          {t('expired')}
        </Badge>
      )}
    </Text>
  );
}
