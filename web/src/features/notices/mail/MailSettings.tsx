import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { ConfirmedAddress } from './ConfirmedAddress.tsx';
import { type MailAnswerFragment, useMailSettingsQuery } from './Mail.generated.ts';
import { MailChoice } from './MailChoice.tsx';
import { NewAddress } from './NewAddress.tsx';

/** 邮件提醒: where alerts are sent by e-mail, and which. */
export function MailSettings() {
  const { t } = useTranslation('mail');
  const { data, error, refetch } = useMailSettingsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return (
    <Stack as="section" aria-label={t('title')} gap="3">
      <Box>
        <Heading as="h2" size="sm">
          {t('title')}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {data?.mailSettings.isAvailable === false ? t('unavailable') : t('hint')}
        </Text>
      </Box>
      {data !== undefined ? (
        <Mailbox settings={data.mailSettings} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <PageSkeleton of="rows" />
      )}
    </Stack>
  );
}

function Mailbox({ settings }: { settings: MailAnswerFragment }) {
  const { isAvailable, address, pendingAddress } = settings;
  const [isChanging, setChanging] = useState(false);
  // What is kept of a person can be taken back, whether or not it is of use.
  if (!isAvailable) return address !== null && <ConfirmedAddress address={address} />;
  return (
    <>
      {address !== null && (
        <ConfirmedAddress address={address} onChange={() => setChanging(true)} />
      )}
      {(address === null || isChanging || pendingAddress !== null) && (
        <NewAddress
          key={pendingAddress}
          pendingAddress={pendingAddress}
          onDone={() => setChanging(false)}
          onCancel={address !== null && pendingAddress === null ? () => setChanging(false) : null}
        />
      )}
      {address !== null && <MailChoice key={address} settings={settings} />}
    </>
  );
}
