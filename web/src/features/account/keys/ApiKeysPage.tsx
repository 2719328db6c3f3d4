import { Box, Button, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuthDialog } from '../../../session/auth-dialog-store.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { useApiKeysQuery } from './ApiKeys.generated.ts';
import { KeyCards } from './KeyCards.tsx';
import { KeyTable } from './KeyTable.tsx';
import type { ApiKey } from './key-cells.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { NewSecret } from './NewSecret.tsx';
import { useKeyWrites } from './use-key-writes.ts';

/** As the server has it. */
const mostKeys = 20;

/** API密钥: the keys that the person has made for tools, how they are used, and how they end. */
export default function ApiKeysPage() {
  const { t } = useTranslation('apiKeys');
  const { isVisitor } = useViewer();
  const { data, error, refetch } = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    skip: isVisitor,
    context: { quiet: true },
  });
  const writes = useKeyWrites();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const isWide = useMedia('(min-width: 64rem)');
  const keys = data?.apiKeys;
  const active = keys?.filter(({ state }) => state === 'ACTIVE').length ?? 0;

  const revoke = async ({ id, name }: ApiKey) => {
    const sure = await confirmAct({
      text: t('revokeText', { name }),
      action: t('revoke'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await writes.revoke({ id });
    if (outcome.ok) toast.success(t('revoked'));
    else outcome.tell(outcome.message ?? t('revokeFailed'));
  };
  const make = (
    <Button
      size="sm"
      minHeight={{ base: '44px', lg: '9' }}
      disabled={active >= mostKeys}
      onClick={() => setOpen(true)}
    >
      {t('newKey')}
    </Button>
  );
  const List = isWide ? KeyTable : KeyCards;

  return (
    <Flex direction="column" gap="4" width="full" padding={{ base: '3', md: '4' }} minWidth="0">
      <Flex align="center" gap="2" wrap="wrap">
        <Box flex={{ base: '1 0 100%', md: '1' }}>
          <Heading as="h1" size="lg">
            {t('title.apiKeys')}
          </Heading>
          <Text color="fg.muted">{t('hint')}</Text>
          <Link href="/api/docs" target="_blank" rel="noopener">
            {t('restDocs')}
          </Link>
        </Box>
        {keys !== undefined && keys.length > 0 && (
          <>
            <Text color="fg.muted" marginEnd={{ base: 'auto', md: '0' }}>
              {t('count', { count: active, most: mostKeys })}
            </Text>
            {make}
          </>
        )}
      </Flex>
      {isVisitor ? (
        <EmptyState
          sign={<LockIcon />}
          title={t('signInFirst')}
          action={<Button onClick={() => openAuthDialog('login')}>{t('words.signIn')}</Button>}
        />
      ) : keys === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <PageSkeleton of="table" />
        )
      ) : keys.length === 0 ? (
        <EmptyState sign={<LockIcon />} title={t('empty')} hint={t('emptyHint')} action={make} />
      ) : (
        <List keys={keys} onRevoke={(key) => void revoke(key)} />
      )}
      {isOpen && (
        <NewKeyDialog
          writes={writes}
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setOpen(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== undefined && <NewSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </Flex>
  );
}
