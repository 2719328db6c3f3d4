import { Badge, Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useUnreadAlerts } from '../../features/notices/index.ts';
import { isBelow } from '../../session/phone-app.ts';
import { usePhonePlace } from '../../session/use-phone-place.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { stripHeight } from '../../shared/connection/ConnectionStrip.tsx';
import { badgeText } from '../../shared/kpi/money.ts';
import { safe } from './safe.ts';
import { tabs } from './tabs.ts';

const TabLink = chakra(Link, {
  base: {
    // Room is shared out beside the words: long ones do not run into each other.
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minHeight: '56px',
    // Letters twice as large stay side by side.
    fontSize: 'min(0.75rem, 4.2vw)',
    lineHeight: '1',
    color: 'fg.muted',
    '&[aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** The parts of the workbench, within reach of the thumb. */
export function TabBar() {
  const { t } = useTranslation('phoneSeller');
  const { pathname } = useLocation();
  const place = usePhonePlace();
  const { isVisitor } = useViewer();
  const unread = useUnreadAlerts({ skip: isVisitor }) ?? 0;
  const isHere = (page: string) =>
    page === '' ? pathname === place(page) : isBelow(pathname, place(page));
  return (
    <Flex
      as="nav"
      aria-label={t('tabs.label')}
      position="sticky"
      // Whoever is cut off goes on looking at what is here already.
      bottom={stripHeight}
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      paddingBottom={safe('bottom')}
      paddingLeft={safe('left')}
      paddingRight={safe('right')}
    >
      {tabs.map(({ name, page, below, Icon }) => (
        <TabLink
          key={name}
          to={place(page)}
          {...([page, ...below].some(isHere) && { 'aria-current': 'page' })}
        >
          <Box position="relative">
            <Icon width={22} height={22} />
            {name === 'messages' && unread > 0 && (
              <Badge
                position="absolute"
                top="-1.5"
                insetStart="3.5"
                size="xs"
                variant="solid"
                colorPalette="red"
                borderRadius="full"
                paddingX="1"
                minHeight="4"
              >
                <span aria-hidden="true">{badgeText(unread)}</span>
                <VisuallyHidden>{t('tabs.unread', { count: unread })}</VisuallyHidden>
              </Badge>
            )}
          </Box>
          {t(`tabs.${name}`)}
        </TabLink>
      ))}
    </Flex>
  );
}
