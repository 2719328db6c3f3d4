import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import { CheckField } from '../../shared/forms/CheckField.tsx';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import type { ExpiringShop } from './expiring-shops.ts';
import { openRenew } from './renew-dialog.ts';

/** Which shops have expired or are about to, and who can do something about it. */
export function ExpiryDialog({
  shops,
  onClose,
}: {
  shops: readonly ExpiringShop[];
  onClose: (notToday: boolean) => void;
}) {
  const { t } = useTranslation(['reminders', 'common']);
  const { isBoss } = useViewer();
  const [notToday, setNotToday] = useState(false);
  const close = () => onClose(notToday);
  const main = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      open
      onClose={close}
      title={t('expiry.title')}
      width={560}
      initialFocus={() => main.current}
      footer={
        <>
          <Box marginEnd="auto">
            <CheckField label={t('expiry.notToday')} checked={notToday} onChange={setNotToday} />
          </Box>
          <Button
            {...(isBoss ? { variant: 'outline', colorPalette: 'gray' } : { ref: main })}
            onClick={close}
          >
            {t('common:acknowledge')}
          </Button>
          {isBoss && (
            <Button
              ref={main}
              onClick={() => {
                close();
                openRenew(shops.map(({ id }) => id));
              }}
            >
              {t('words.renewNow')}
            </Button>
          )}
        </>
      }
    >
      <Text marginBottom="3">{t(isBoss ? 'expiry.forBoss' : 'expiry.forOthers')}</Text>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <DataTable
          caption={t('expiry.title')}
          maxHeight="320px"
          columns={[
            {
              key: 'shop',
              header: t('words.shop'),
              isText: true,
              // On a phone the state stands under the name: three columns are wider than the dialog.
              cell: ({ name, isExpired }) => (
                <Flex gap="1.5" wrap="wrap" align="center">
                  {name}
                  <Badge colorPalette={isExpired ? 'red' : 'orange'} whiteSpace="normal">
                    {t(isExpired ? 'words.expired' : 'expiry.soon')}
                  </Badge>
                </Flex>
              ),
            },
            {
              key: 'expiresAt',
              header: t('expiry.expiresAt'),
              cell: ({ expiresAt }) => longTime(expiresAt),
            },
          ]}
          rows={shops}
          rowKey={({ id }) => id}
        />
      </Box>
    </AppDialog>
  );
}
