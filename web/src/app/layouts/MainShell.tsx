import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { Brand } from '../Brand.tsx';
import { navItems } from '../header/nav-items.ts';
import { desktopWidth } from './desktop-width.ts';
import { TABS_HEIGHT } from './sizes.ts';

/** The frame of the product's pages while it is not yet known who is looking. */
export function MainShell({ withPanel }: { withPanel: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Flex direction="column" minHeight="100dvh" minWidth={desktopWidth}>
      <Flex
        as="header"
        height="56px"
        align="center"
        gap={{ base: '1', lg: '4' }}
        paddingX={{ base: '2', md: '4' }}
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <Brand to="/home" compact />
        <Flex display={{ base: 'none', lg: 'flex' }} gap="1" paddingX="1" color="fg.muted">
          {navItems.map(({ key }) => (
            <Box key={key} paddingX="3" whiteSpace="nowrap">
              {t(`nav.${key}`)}
            </Box>
          ))}
        </Flex>
      </Flex>
      {withPanel && (
        <Box
          display={{ base: 'none', lg: 'block' }}
          height={`${TABS_HEIGHT}px`}
          bg="bg.panel"
          borderBottomWidth="1px"
        />
      )}
      <Flex flex="1">
        {withPanel && (
          <Box
            display={{ base: 'none', lg: 'block' }}
            width="264px"
            flexShrink="0"
            bg="bg.panel"
            borderEndWidth="1px"
            padding="3"
          >
            <Skeleton height="9" borderRadius="l2" />
          </Box>
        )}
        <Box flex="1" minWidth="0">
          <PageSkeleton />
        </Box>
      </Flex>
    </Flex>
  );
}
