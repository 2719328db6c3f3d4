import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskPhone } from '../../features/account/phone.ts';
import { RoleBadge } from '../../features/account/RoleBadge.tsx';
import { useViewer } from '../../features/account/viewer-context.ts';
import { openAuthDialog } from '../../features/auth/auth-dialog-store.ts';
import { ChevronDownIcon, LogoutIcon, UserIcon } from '../../shared/ui/icons.tsx';

const AccountDialog = lazy(() => import('../../features/account/AccountDialog.tsx'));

/** Visitors: a way to sign in. Others: who they are, personal centre, logout. */
export function UserMenu() {
  const { t } = useTranslation(['shell', 'account']);
  const viewer = useViewer();
  const [accountOpen, setAccountOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  if (viewer.isVisitor) {
    return (
      <Button
        size="sm"
        minHeight={{ base: '44px', lg: '9' }}
        onClick={() => openAuthDialog('login')}
      >
        {t('shell:loginOrRegister')}
      </Button>
    );
  }
  const name = viewer.nickName || (viewer.phone ? maskPhone(viewer.phone) : viewer.username);
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          if (value === 'account') setAccountOpen(true);
          if (value === 'logout') {
            void import('../../features/auth/sign-out.ts').then(({ signOut }) => signOut());
          }
        }}
      >
        <Menu.Trigger asChild>
          <Button
            ref={trigger}
            variant="ghost"
            colorPalette="gray"
            size="sm"
            minHeight={{ base: '44px', lg: '9' }}
            paddingX="2"
            fontWeight="normal"
          >
            <UserIcon />
            <Box
              as="span"
              maxWidth="12em"
              overflow="hidden"
              textOverflow="ellipsis"
              display={{ base: 'none', md: 'inline' }}
            >
              {name}
            </Box>
            <Box as="span" srOnly>
              {t('shell:accountMenu')}
            </Box>
            <ChevronDownIcon />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="200px">
              <Box paddingX="2" paddingY="2" borderBottomWidth="1px" marginBottom="1">
                <Box overflowWrap="anywhere" marginBottom="1">
                  {name}
                </Box>
                <RoleBadge role={viewer.role} />
              </Box>
              <Menu.Item value="account" minHeight="36px">
                <UserIcon />
                {t('account:personalCentre')}
              </Menu.Item>
              <Menu.Item value="logout" minHeight="36px">
                <LogoutIcon />
                {t('account:logout')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {accountOpen && (
        <Suspense>
          <AccountDialog onClose={() => setAccountOpen(false)} finalFocus={() => trigger.current} />
        </Suspense>
      )}
    </>
  );
}
