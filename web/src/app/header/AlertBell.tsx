import { Badge, IconButton } from '@chakra-ui/react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadAlerts } from '../../features/notices/index.ts';
import { badgeText } from '../../shared/kpi/money.ts';
import { BellIcon } from '../../shared/ui/icons.tsx';
import { AlertsDrawer, PushDialog } from '../layouts/parts.ts';
import { headerPanel } from './header-panels.ts';

/** What the person is told of: how much of it is unread, and the centre with all of it. */
export function AlertBell() {
  const { t } = useTranslation('shell');
  const unread = useUnreadAlerts() ?? 0;
  const isOpen = headerPanel.use((panel) => panel === 'alerts');
  // Kept from its first opening on, so that it can leave by and by.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const close = () => headerPanel.set(undefined);
  const [isPushOpen, setPushOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const name = unread > 0 ? t('alertsUnread', { count: unread }) : t('words.alerts');
  return (
    <>
      <IconButton
        ref={bell}
        variant="ghost"
        colorPalette="gray"
        size="sm"
        position="relative"
        minWidth={{ base: '44px', lg: '9' }}
        minHeight={{ base: '44px', lg: '9' }}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => headerPanel.set('alerts')}
      >
        <BellIcon />
        {unread > 0 && (
          <Badge
            aria-hidden
            position="absolute"
            top="0"
            insetEnd="0"
            size="xs"
            variant="solid"
            colorPalette="red"
            borderRadius="full"
            paddingX="1"
            minHeight="4"
            fontVariantNumeric="tabular-nums"
          >
            {badgeText(unread)}
          </Badge>
        )}
      </IconButton>
      {wasOpen && (
        <Suspense>
          <AlertsDrawer
            open={isOpen}
            onClose={close}
            onPush={() => {
              close();
              setPushOpen(true);
            }}
          />
        </Suspense>
      )}
      {isPushOpen && (
        <Suspense>
          <PushDialog onClose={() => setPushOpen(false)} finalFocus={() => bell.current} />
        </Suspense>
      )}
    </>
  );
}
