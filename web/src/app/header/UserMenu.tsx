import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { Fragment, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RoleBadge } from '../../features/account/index.ts';
import { openStoreManager } from '../../features/people/index.ts';
import { openAuthDialog } from '../../session/auth-dialog-store.ts';
import { SampleBack } from '../../session/sample/SampleBack.tsx';
import { session } from '../../session/session.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { ChevronDownIcon, UserIcon } from '../../shared/ui/icons.tsx';
import { ownDirection } from '../../theme/truncation.ts';
import { AccountDialog, PushDialog } from '../layouts/parts.ts';
import { isMobile, thisDevice } from '../mobile-redirect.ts';
import { headerPanel } from './header-panels.ts';
import { type UserMenuItem, userMenuItems } from './user-menu-items.ts';
import { nameOfUser } from './user-name.ts';

function Entry({ item }: { item: UserMenuItem }) {
  const { t } = useTranslation('shell');
  const { key, icon: Sign } = item;
  const content = (
    <>
      <Sign />
      {t(`userMenu.${key}`)}
    </>
  );
  return 'to' in item ? (
    <Menu.Item value={key} minHeight={{ base: '44px', lg: '36px' }} asChild>
      <Link to={item.to} {...(item.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {content}
      </Link>
    </Menu.Item>
  ) : (
    <Menu.Item value={key} minHeight={{ base: '44px', lg: '36px' }}>
      {content}
    </Menu.Item>
  );
}

/** Visitors: a way to sign in; of the sample, the way out of it. Others: who they are, and the entries of their role. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const viewer = useViewer();
  const panel = headerPanel.use();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isSample } = session.use();
  // On a phone the banner has it, and the header no room.
  if (isSample)
    return <SampleBack size="sm" minHeight="9" display={{ base: 'none', lg: 'inline-flex' }} />;
  if (viewer.isVisitor) {
    return (
      <Button
        size="sm"
        minHeight={{ base: '44px', lg: '9' }}
        onClick={() => openAuthDialog('login')}
      >
        {t('words.signInOrUp')}
      </Button>
    );
  }
  const name = nameOfUser(viewer);
  const items = userMenuItems(viewer.isBoss, isMobile(thisDevice()));
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => {
          const chosen = items.find(({ key }) => key === value);
          if (chosen && 'run' in chosen) {
            chosen.run({ finalFocus: () => trigger.current });
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
              {...ownDirection}
              display={{ base: 'none', md: 'inline' }}
            >
              {name}
            </Box>
            <Box as="span" srOnly>
              {t('accountMenu')}
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
              {items.map((item) => (
                <Fragment key={item.key}>
                  {item.startsSection && <Menu.Separator />}
                  <Entry item={item} />
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {panel === 'account' && (
        <Suspense>
          <AccountDialog
            onClose={() => headerPanel.set(undefined)}
            onMyShops={() => openStoreManager(() => trigger.current)}
            onPush={() => headerPanel.set('push')}
            finalFocus={() => trigger.current}
          />
        </Suspense>
      )}
      {panel === 'push' && (
        <Suspense>
          <PushDialog
            onClose={() => headerPanel.set(undefined)}
            finalFocus={() => trigger.current}
          />
        </Suspense>
      )}
    </>
  );
}
