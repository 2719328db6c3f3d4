import { Flex, HStack, IconButton } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../../shared/ui/icons.tsx';
import { SideDrawer } from '../../shared/ui/SideDrawer.tsx';
import { Brand } from '../Brand.tsx';
import { ColorModeButton } from '../ColorModeButton.tsx';
import { NavLinks } from './NavLinks.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Header of the main layout, 56 px high. */
export function Header() {
  const { t } = useTranslation('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      height="56px"
      align="center"
      gap={{ base: '1', lg: '4' }}
      paddingX={{ base: '2', md: '4' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <IconButton
        display={{ lg: 'none' }}
        variant="ghost"
        colorPalette="gray"
        minWidth="44px"
        minHeight="44px"
        aria-label={t('openMenu')}
        onClick={() => setMenuOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <SideDrawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        title={t('mainNavigation')}
        side="start"
      >
        <Flex as="nav" aria-label={t('mainNavigation')} direction="column" gap="1">
          <NavLinks onChosen={() => setMenuOpen(false)} />
        </Flex>
      </SideDrawer>
      <Brand to="/home" compact />
      <Flex
        as="nav"
        aria-label={t('mainNavigation')}
        display={{ base: 'none', lg: 'flex' }}
        gap="1"
        flex="1"
        minWidth="0"
        overflowX="auto"
        scrollbarWidth="none"
        paddingY="1"
        paddingX="1"
      >
        <NavLinks />
      </Flex>
      <HStack gap={{ base: '0', md: '2' }} marginStart="auto" flexShrink="0">
        <ColorModeButton />
        <UserMenu />
      </HStack>
    </Flex>
  );
}
