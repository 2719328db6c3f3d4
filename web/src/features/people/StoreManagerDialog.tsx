import { Box, Button, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { expiryState } from '../../shop-scope/expiry.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';

type Props = {
  readonly onClose: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
};

/** 我的店铺: what a manager has been assigned, and until when. To be read only. */
export default function StoreManagerDialog({ onClose, finalFocus }: Props) {
  const { t } = useTranslation('people');
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const understood = useRef<HTMLButtonElement>(null);
  const all = [...shops, ...hidden];
  const now = Date.now();
  const expiryOf = (expiresAt: string | null) => {
    if (expiresAt === null) return t('neverExpires');
    const day = shanghaiDay(Date.parse(expiresAt));
    return expiryState(expiresAt, now) === 'expired' ? (
      <Box as="span" color="status.overdue">
        {t('store.expired', { day })}
      </Box>
    ) : (
      day
    );
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('words.myShops')}
      width={600}
      {...(finalFocus ? { finalFocus } : {})}
      initialFocus={() => understood.current}
      footer={
        <Button ref={understood} onClick={onClose}>
          {t('words.understood')}
        </Button>
      }
    >
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : isComplete && all.length === 0 ? (
        <EmptyState title={t('store.none')} hint={t('store.noneHint')} />
      ) : (
        <>
          <Text marginBottom="3">{t('store.hint')}</Text>
          <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
            <DataTable
              caption={t('words.myShops')}
              maxHeight="360px"
              rows={isComplete ? all : []}
              skeletonRows={3}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'shop',
                  header: t('words.shop'),
                  isText: true,
                  cell: ({ name, mallId }) => (
                    <>
                      {name}
                      <Box color="fg.muted" fontSize="xs">
                        {t('shopId', { id: mallId })}
                      </Box>
                    </>
                  ),
                },
                {
                  key: 'expiry',
                  header: t('expiry'),
                  width: '1%',
                  cell: ({ expiresAt }) => expiryOf(expiresAt),
                },
              ]}
            />
          </Box>
        </>
      )}
    </AppDialog>
  );
}
