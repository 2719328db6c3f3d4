import { Badge, Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import {
  openWork,
  outbox,
  UndoBar,
  useAssignedShops,
  useSender,
  waitingActs,
} from '../../features/delivery/index.ts';
import { LiveProvider } from '../../live/LiveProvider.tsx';
import { phoneApp } from '../../session/phone-app.ts';
import { type Viewer, ViewerContext } from '../../session/viewer-context.ts';
import { noteViewing } from '../../session/viewing/viewing.ts';
import { LogoutIcon, UserIcon } from '../../shared/ui/icons.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { leave } from './leave.ts';
import { safe } from './safe.ts';

function Header() {
  const { t } = useTranslation('phone');
  const { pathname } = useLocation();
  const waiting = outbox.use((state) => waitingActs(state).length);
  const failed = outbox.use(({ acts }) => acts.length) - waiting;
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
      {/* The list has no heading of its own, other pages do. */}
      <Text
        {...(matchPath(phoneApp, pathname) && { as: 'h1' })}
        flex="1"
        fontSize="md"
        fontWeight="semibold"
      >
        {t('title')}
      </Text>
      {waiting + failed > 0 && (
        <Flex asChild align="center" gap="2" minHeight="44px">
          <Link to={phoneApp}>
            {/* Whoever goes from task to task does not see the list, where the reason stands. */}
            {failed > 0 && (
              <Badge colorPalette="red" size="lg">
                {t('tabCount', { label: t('refused'), count: failed })}
              </Badge>
            )}
            {waiting > 0 && (
              <Badge colorPalette="orange" size="lg">
                {t('waiting', { count: waiting })}
              </Badge>
            )}
          </Link>
        </Flex>
      )}
      <IconButton
        asChild
        variant="ghost"
        minWidth="44px"
        minHeight="44px"
        aria-label={t('title.phoneMe')}
      >
        <Link to={`${phoneApp}/me`}>
          <UserIcon />
        </Link>
      </IconButton>
      <IconButton
        variant="ghost"
        minWidth="44px"
        minHeight="44px"
        aria-label={t('words.signOut')}
        onClick={() => void leave()}
      >
        <LogoutIcon />
      </IconButton>
    </Flex>
  );
}

const own = new RegExp(`^${phoneApp}(/task/[^/]+|/alert/[^/]+|/me|/push)?/?$`);

interface Props {
  /** Whose work is kept on this phone. */
  readonly userId: string;
  /** Undefined as long as the server has not said who it is: nothing is sent before. */
  readonly viewer: Viewer | undefined;
}

/** What a warehouse shipper has on the phone. Without network whoever worked here last sees what waits to be sent. */
export default function ShipperFrame({ userId, viewer }: Props) {
  const { pathname } = useLocation();
  const opened = outbox.use((state) => state.userId);
  useEffect(() => openWork(userId), [userId]);
  useEffect(() => {
    if (viewer) noteViewing(viewer);
  }, [viewer]);
  useSender(viewer !== undefined && opened === viewer.id);
  useAssignedShops({ skip: viewer === undefined });
  // Of the other pages a shipper sees nothing.
  if (!own.test(pathname)) return <Navigate to={phoneApp} replace />;
  if (opened !== userId) return <PageSkeleton />;
  return (
    <ViewerContext value={viewer}>
      <LiveProvider>
        <Header />
        <Box as="main" flex="1" paddingLeft={safe('left')} paddingRight={safe('right')}>
          <Outlet />
        </Box>
        <UndoBar />
      </LiveProvider>
    </ViewerContext>
  );
}
