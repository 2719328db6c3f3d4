import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { ChevronForwardIcon } from '../../shared/ui/icons.tsx';
import { mainContentId, SkipLink } from '../../shared/ui/SkipLink.tsx';
import { Brand } from '../Brand.tsx';
import { ColorModeButton } from '../ColorModeButton.tsx';
import { Footer } from '../Footer.tsx';
import { operatePages } from '../route-table.ts';
import { desktopWidth } from './desktop-width.ts';

const MenuLink = chakra(NavLink, {
  base: {
    display: 'block',
    paddingX: '3',
    paddingY: '2.5',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** Frame of the operating pages: left menu, breadcrumb, footer. */
export default function OperateLayout() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const here = operatePages.find(({ path }) => path === pathname);
  return (
    <Flex direction="column" minHeight="100dvh" minWidth={desktopWidth}>
      <SkipLink />
      <Flex
        as="header"
        height="56px"
        align="center"
        justify="space-between"
        paddingX={{ base: '4', md: '6' }}
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <Brand to="/home" />
        <ColorModeButton />
      </Flex>
      <Flex flex="1" direction={{ base: 'column', md: 'row' }} minHeight="0">
        <Flex
          as="nav"
          aria-label={t('operateMenu')}
          width={{ md: '200px' }}
          flexShrink="0"
          direction={{ base: 'row', md: 'column' }}
          overflowX="auto"
          gap="1"
          padding="3"
          bg="bg.panel"
          borderEndWidth={{ md: '1px' }}
        >
          {operatePages.map(({ path, title }) => (
            <MenuLink key={path} to={path}>
              {t(`title.${title}`)}
            </MenuLink>
          ))}
        </Flex>
        <Box
          as="main"
          id={mainContentId}
          tabIndex={-1}
          flex="1"
          minWidth="0"
          padding={{ base: '4', md: '6' }}
          outline="none"
        >
          <HStack as="nav" aria-label={t('breadcrumb')} color="fg.muted" gap="1.5" marginBottom="4">
            <Link to="/home">{t('title.home')}</Link>
            <ChevronForwardIcon width={14} height={14} />
            <span>{t('operateMenu')}</span>
            {here && (
              <>
                <ChevronForwardIcon width={14} height={14} />
                <Box as="span" color="fg" aria-current="page">
                  {t(`title.${here.title}`)}
                </Box>
              </>
            )}
          </HStack>
          <Outlet />
        </Box>
      </Flex>
      <Footer />
    </Flex>
  );
}
