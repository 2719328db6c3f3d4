import { Badge, Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { PhoneSignIn } from '../../features/account/index.ts';
import {
  lastUser,
  openOutbox,
  outbox,
  UndoBar,
  useSender,
  waitingActs,
} from '../../features/delivery/index.ts';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { LiveProvider } from '../../live/LiveProvider.tsx';
import { phoneApp } from '../../session/phone-app.ts';
import { session } from '../../session/session.ts';
import { useViewerQuery } from '../../session/viewer.generated.ts';
import { confirmAct } from '../../shared/ui/ask.ts';
import { LogoutIcon } from '../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useInstallable } from './use-installable.ts';

/** What is under a notch or a bar of the system is of no use. */
const safe = (side: 'top' | 'left' | 'right') => `env(safe-area-inset-${side}, 0px)`;

function Header() {
  const { t } = useTranslation('phone');
  const waiting = outbox.use((state) => waitingActs(state).length);
  const leave = async () => {
    const isSure =
      waiting === 0 ||
      (await confirmAct({
        text: t('signOutWaiting', { count: waiting }),
        action: t('signOutAnyway'),
      }));
    if (!isSure) return;
    const { signOut } = await import('../../session/sign-out.ts');
    await signOut(phoneApp);
  };
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      align="center"
      gap="2"
      paddingTop={safe('top')}
      paddingX="3"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Text flex="1" fontSize="md" fontWeight="semibold">
        {t('title')}
      </Text>
      {waiting > 0 && (
        <Flex asChild align="center" minHeight="44px">
          <Link to={phoneApp}>
            <Badge colorPalette="orange" size="lg">
              {t('waiting', { count: waiting })}
            </Badge>
          </Link>
        </Flex>
      )}
      <IconButton
        variant="ghost"
        minWidth="44px"
        minHeight="44px"
        aria-label={t('signOut')}
        onClick={() => void leave()}
      >
        <LogoutIcon />
      </IconButton>
    </Flex>
  );
}

/** Without network whoever worked here last sees what waits to be sent; nothing is sent before the server says who it is. */
function Workbench() {
  const { data, error, refetch } = useViewerQuery({ context: { quiet: true } });
  const viewer = data?.viewer;
  const userId = viewer?.id ?? (error ? lastUser() : null);
  const opened = outbox.use((state) => state.userId);
  useEffect(() => {
    if (userId !== null) openOutbox(userId);
  }, [userId]);
  useSender(viewer !== undefined && opened === viewer.id);
  if (error && userId === null)
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (opened === null || opened !== userId) return <PageSkeleton />;
  return (
    <LiveProvider>
      <Header />
      <Box as="main" flex="1" paddingLeft={safe('left')} paddingRight={safe('right')}>
        <Outlet />
      </Box>
      <UndoBar />
    </LiveProvider>
  );
}

/** Frame of the phone's workbench, /m: no part of the desktop's. A login or logout begins it anew. */
export default function PhoneLayout() {
  const { isVisitor, generation } = session.use();
  useInstallable();
  return (
    <GraphQLProvider>
      <link rel="manifest" href="/m.webmanifest" />
      <link rel="apple-touch-icon" href="/phone-icon-192.png" />
      <Flex
        direction="column"
        flex="1"
        minHeight="100dvh"
        width="full"
        maxWidth="640px"
        marginX="auto"
      >
        {isVisitor ? <PhoneSignIn /> : <Workbench key={generation} />}
      </Flex>
    </GraphQLProvider>
  );
}
