import { Box, Button, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../graphql/use-write.ts';
import { openAuthDialog } from '../../../session/auth-dialog-store.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { type Session, SessionCard } from './SessionCard.tsx';
import { useEndSessionMutation, useSessionsQuery } from './Sessions.generated.ts';

/** 登录设备与密码: where one is signed in, how each of that ends, and another password. */
export default function SessionsPage() {
  const { t } = useTranslation('sessions');
  const { isVisitor } = useViewer();
  const { data, error, refetch } = useSessionsQuery({
    fetchPolicy: 'cache-and-network',
    skip: isVisitor,
    context: { quiet: true },
  });
  const [end] = useWrite(useEndSessionMutation({ context: { quiet: true } }), 'endSession');
  const sessions = data?.sessions;
  const nameOf = ({ agent }: Session) => agent?.replace('/', ' · ') ?? t('unknownAgent');
  const readAgain = () => void refetch().catch(() => {});

  const endOne = async (session: Session) => {
    const sure = await confirmAct({
      text: t('endText', { agent: nameOf(session) }),
      action: t('end'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await end({ id: session.id });
    if (outcome.ok) toast.success(t('ended'));
    else outcome.tell(outcome.message ?? t('endFailed'));
    readAgain();
  };

  return (
    <Flex direction="column" gap="4" width="full" padding={{ base: '3', md: '4' }} minWidth="0">
      <Box>
        <Heading as="h1" size="lg">
          {t('title.sessions')}
        </Heading>
        <Text color="fg.muted">{t('hint')}</Text>
      </Box>
      {isVisitor ? (
        <EmptyState
          sign={<LockIcon />}
          title={t('signInFirst')}
          action={<Button onClick={() => openAuthDialog('login')}>{t('words.signIn')}</Button>}
        />
      ) : sessions === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={readAgain} />
        ) : (
          <PageSkeleton of="table" />
        )
      ) : (
        <>
          <SimpleGrid as="ul" aria-label={t('list')} columns={{ base: 1, lg: 2, '2xl': 3 }} gap="3">
            {sessions.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                name={nameOf(session)}
                onEnd={() => void endOne(session)}
              />
            ))}
          </SimpleGrid>
          <PasswordForm onChanged={readAgain} />
        </>
      )}
    </Flex>
  );
}
