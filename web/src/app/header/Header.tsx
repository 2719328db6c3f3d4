import { Flex, HStack, IconButton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { adoptLanguageOf } from '../../i18n/selected-language.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { BellIcon, MenuIcon, SearchIcon } from '../../shared/ui/icons.tsx';
import { SideDrawer } from '../../shared/ui/SideDrawer.tsx';
import { Brand } from '../Brand.tsx';
import { ColorModeButton } from '../ColorModeButton.tsx';
import { commandPanel, searchKey } from '../commands/command-panels.ts';
import { prefetchPage } from '../route-table.ts';
import { AlertBell } from './AlertBell.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavLinks } from './NavLinks.tsx';
import { navTarget } from './nav-items.ts';
import { UserMenu } from './UserMenu.tsx';

const news = '/home/consult';

/** The way to the notices, for visitors: of others the centre of alerts leads there. */
function NewsLink() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const name = t('title.consult');
  return (
    <IconButton
      asChild
      variant="ghost"
      colorPalette="gray"
      size="sm"
      minWidth={{ base: '44px', lg: '9' }}
      minHeight={{ base: '44px', lg: '9' }}
    >
      <Link
        to={navTarget(news, search)}
        aria-label={name}
        title={name}
        onPointerEnter={() => void prefetchPage(news)}
        onFocus={() => void prefetchPage(news)}
      >
        <BellIcon />
      </Link>
    </IconButton>
  );
}

/** Shops, pages and acts by their names. */
function SearchButton() {
  const { t } = useTranslation('shell');
  const { isVisitor } = useViewer();
  const name = t('search', { key: searchKey });
  return (
    <IconButton
      // Beside the visitors' way to sign in there is no room for it on a phone.
      display={{ base: isVisitor ? 'none' : 'inline-flex', md: 'inline-flex' }}
      variant="ghost"
      colorPalette="gray"
      size="sm"
      minWidth={{ base: '44px', lg: '9' }}
      minHeight={{ base: '44px', lg: '9' }}
      aria-label={name}
      title={name}
      onClick={() => commandPanel.set('search')}
    >
      <SearchIcon />
    </IconButton>
  );
}

/** Header of the main layout, 56 px high. */
export function Header() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const { id, isVisitor } = useViewer();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => void adoptLanguageOf(id), [id]);
  return (
    <Flex
      as="header"
      data-screen
      data-frame
      position="sticky"
      top="0"
      zIndex="docked"
      height="56px"
      align="center"
      // With 44 px for each there is no other room on a phone of 320 px.
      gap={{ base: '0', sm: '1', lg: '4' }}
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
      <Brand to={navTarget('/home', search)} compact />
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
        <SearchButton />
        {isVisitor ? <NewsLink /> : <AlertBell />}
        <LanguageMenu />
        <ColorModeButton />
        <UserMenu />
      </HStack>
    </Flex>
  );
}
