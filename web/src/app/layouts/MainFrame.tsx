import { Box, Button, Flex } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../features/account/viewer-context.ts';
import { VisitorBanner } from '../../features/visitor/VisitorBanner.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { ShopIcon } from '../../shared/ui/icons.tsx';
import { SideDrawer } from '../../shared/ui/SideDrawer.tsx';
import { PageSkeleton } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { Header } from '../header/Header.tsx';
import { findPage } from '../route-table.ts';
import { mainContentId, SkipLink } from '../SkipLink.tsx';

const SidePanel = lazy(() => import('../../features/shops/SidePanel.tsx'));

function PanelContent() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton cards={3} />}>
        <SidePanel />
      </Suspense>
    </ErrorBoundary>
  );
}

/** On a small screen the shops are behind a button; choosing one closes the drawer. */
function PanelDrawer() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is a new search part.
  useEffect(() => setOpen(false), [search]);
  return (
    <Box paddingX="3" paddingTop="3">
      <Button
        variant="outline"
        colorPalette="gray"
        width="full"
        minHeight="44px"
        onClick={() => setOpen(true)}
      >
        <ShopIcon />
        {t('openSidePanel')}
      </Button>
      <SideDrawer open={open} onClose={() => setOpen(false)} title={t('sidePanel')} side="start">
        <PanelContent />
      </SideDrawer>
    </Box>
  );
}

/** Header, shop side panel and content. */
export function MainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const viewer = useViewer();
  const isWide = useMedia('(min-width: 1024px)');
  const withPanel = !findPage(pathname)?.withoutSidePanel;
  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipLink />
      <Header />
      {viewer.isVisitor && <VisitorBanner />}
      <Flex flex="1" minHeight="0" direction={{ base: 'column', lg: 'row' }}>
        {withPanel && !isWide && <PanelDrawer />}
        {withPanel && isWide && (
          <Box
            as="aside"
            aria-label={t('sidePanel')}
            width="264px"
            flexShrink="0"
            position="sticky"
            top="56px"
            height="calc(100dvh - 56px)"
            overflowY="auto"
            bg="bg.panel"
            borderEndWidth="1px"
          >
            <PanelContent />
          </Box>
        )}
        <Box
          as="main"
          id={mainContentId}
          tabIndex={-1}
          flex="1"
          minWidth="0"
          outline="none"
          display="flex"
          flexDirection="column"
        >
          {children}
        </Box>
      </Flex>
    </Flex>
  );
}
