import { Box, Button, chakra, Flex, HStack, IconButton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { openAuthDialog } from '../../session/auth-dialog-store.ts';
import { phoneApp } from '../../session/phone-app.ts';
import { session } from '../../session/session.ts';
import { CloseIcon, MenuIcon } from '../../shared/ui/icons.tsx';
import { mainContentId, SkipLink } from '../../shared/ui/SkipLink.tsx';
import { Brand } from '../Brand.tsx';
import { ColorModeButton } from '../ColorModeButton.tsx';
import { DemoEntry } from '../DemoEntry.tsx';
import { Footer } from '../Footer.tsx';
import { mobileHome } from '../mobile-redirect.ts';

const links = [
  { key: 'index', to: '/index' },
  { key: 'briefIntroduction', to: '/index/briefIntroduction' },
  { key: 'news', to: '/index/newsInformation' },
  { key: 'aboutUs', to: '/index/aboutUs' },
  { key: 'contactUs', to: '/index/contactUs' },
] as const;

/** Phones are kept on the pages for phones. */
const mobileLinks = [
  { key: 'index', to: '/mobileHome' },
  { key: 'news', to: '/mobileHome/newsList' },
  { key: 'aboutUs', to: '/mobileHome/companyProfile' },
] as const;

const MenuLink = chakra(NavLink, {
  base: {
    paddingX: '3',
    paddingY: { base: '3', lg: '2' },
    borderRadius: 'l2',
    color: 'fg.muted',
    fontSize: { base: 'md', lg: 'sm' },
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[aria-current=page]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** Frame of the public pages: no GraphQL, no banner, no prompt to sign in. */
export function PublicLayout() {
  const { t } = useTranslation('shell');
  const { isVisitor: asVisitor, isSample } = session.use();
  const isVisitor = asVisitor && !isSample;
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuId = 'public-menu';
  const isMobile = pathname === mobileHome || pathname.startsWith(`${mobileHome}/`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the address changes.
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <Flex direction="column" minHeight="100dvh" bg="bg">
      <SkipLink />
      <Box
        as="header"
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg.panel"
        borderBottomWidth="1px"
        onKeyDown={(event) => {
          if (event.key === 'Escape') setMenuOpen(false);
        }}
      >
        <Flex
          maxWidth="1200px"
          marginX="auto"
          minHeight="56px"
          align="center"
          wrap="wrap"
          paddingX={{ base: '3', md: '8' }}
          gap={{ base: '1', md: '2' }}
        >
          <Brand to={isMobile ? mobileHome : '/index'} />
          <Flex
            as="nav"
            id={menuId}
            aria-label={t('publicNavigation')}
            display={{ base: menuOpen ? 'flex' : 'none', lg: 'flex' }}
            direction={{ base: 'column', lg: 'row' }}
            flexBasis={{ base: '100%', lg: 'auto' }}
            order={{ base: 3, lg: 0 }}
            paddingBottom={{ base: '3', lg: '0' }}
            marginStart={{ lg: '6' }}
            gap="1"
          >
            {(isMobile ? mobileLinks : links).map(({ key, to }) => (
              <MenuLink key={key} to={to} end>
                {t(`publicNav.${key}`)}
              </MenuLink>
            ))}
          </Flex>
          <HStack gap={{ base: '1', md: '2' }} marginStart="auto">
            <ColorModeButton />
            {isVisitor ? (
              <Button
                size="sm"
                paddingX={{ base: '3', md: '3.5' }}
                minHeight={{ base: '44px', lg: '9' }}
                onClick={() => openAuthDialog('login')}
              >
                {t('words.signInOrUp')}
              </Button>
            ) : (
              <Button
                asChild
                size="sm"
                paddingX={{ base: '3', md: '3.5' }}
                minHeight={{ base: '44px', lg: '9' }}
              >
                <Link to={isMobile ? phoneApp : '/home'}>{t('enterWorkbench')}</Link>
              </Button>
            )}
            <IconButton
              display={{ lg: 'none' }}
              variant="ghost"
              colorPalette="gray"
              minWidth="44px"
              minHeight="44px"
              aria-label={t('openMenu')}
              aria-expanded={menuOpen}
              aria-controls={menuId}
              onClick={() => setMenuOpen((open) => !open)}
            >
              {menuOpen ? <CloseIcon /> : <MenuIcon />}
            </IconButton>
          </HStack>
        </Flex>
      </Box>
      <Flex as="main" id={mainContentId} tabIndex={-1} direction="column" flex="1" outline="none">
        <Outlet />
      </Flex>
      <Footer />
      {isVisitor && <DemoEntry />}
    </Flex>
  );
}
