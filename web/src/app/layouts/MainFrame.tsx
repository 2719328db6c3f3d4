import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LinkDialogHost } from '../../features/account/index.ts';
import { BillingHost, ExpiredNotice, ExpiryStrip } from '../../features/billing/index.ts';
import { BindingHost } from '../../features/binding/index.ts';
import { SideTips } from '../../features/desktop/index.ts';
import { PeopleHost } from '../../features/people/index.ts';
import { dialogCodec, ShopDialogs } from '../../features/shops/index.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { VisitorBanner } from '../../session/visitor/VisitorBanner.tsx';
import { ErrorBoundary } from '../../shared/errors/ErrorBoundary.tsx';
import { beginPage } from '../../shared/ui/begun.ts';
import { ShopIcon } from '../../shared/ui/icons.tsx';
import { useCountsAsOpen } from '../../shared/ui/open-dialogs.ts';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { SideDrawer } from '../../shared/ui/SideDrawer.tsx';
import { mainContentId, SkipLink } from '../../shared/ui/SkipLink.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { DirectoryInSteps } from '../../shop-scope/DirectoryInSteps.tsx';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { useLedCard } from '../../shop-scope/use-led-card.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { CommandHost } from '../commands/CommandHost.tsx';
import { Header } from '../header/Header.tsx';
import { findPage } from '../route-table.ts';
import { desktopWidth } from './desktop-width.ts';
import { ActHost, Reminders, ShopTabs, SidePanel } from './parts.ts';
import { HEADER_HEIGHT, TABS_HEIGHT } from './sizes.ts';
import { useBars } from './use-bars.ts';

function PanelContent() {
  return (
    <DirectoryInSteps>
      <ErrorBoundary>
        <Suspense fallback={<PageSkeleton of="rows" />}>
          <SidePanel />
        </Suspense>
      </ErrorBoundary>
    </DirectoryInSteps>
  );
}

/** What is looked at, in the reader's words. */
function ChosenName() {
  const { selection, directory } = useSelection();
  const name = useSelectionName(selection, directory);
  return (
    <Text as="span" truncate>
      {name}
    </Text>
  );
}

/**
 * On a small screen the shops are behind a button; choosing one closes the drawer. A link to the card of a shop, which is
 * in it, opens it.
 */
function PanelDrawer() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is a new search part.
  useEffect(() => setOpen(false), [search]);
  const ledCard = useLedCard();
  useEffect(() => {
    if (ledCard !== null) setOpen(true);
  }, [ledCard]);
  return (
    <Box data-screen paddingX="3" paddingTop="3">
      <Button
        variant="outline"
        colorPalette="gray"
        width="full"
        minHeight="44px"
        onClick={() => setOpen(true)}
      >
        <ShopIcon />
        <Text as="span" fontWeight="normal" color="fg.muted" flexShrink={0}>
          {t('openSidePanel')}
        </Text>
        <Suspense>
          <ChosenName />
        </Suspense>
      </Button>
      <SideDrawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('words.listOfShops')}
        side="start"
      >
        <PanelContent />
      </SideDrawer>
    </Box>
  );
}

/** The place of the shops' tabs; it is held from the beginning, so that nothing moves when they come. */
function TabsPlace() {
  return (
    <Box
      data-screen
      data-frame
      position="sticky"
      top={`${HEADER_HEIGHT}px`}
      zIndex="docked"
      height={`${TABS_HEIGHT}px`}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <DirectoryInSteps>
        <ErrorBoundary>
          <Suspense>
            <ShopTabs />
          </Suspense>
        </ErrorBoundary>
      </DirectoryInSteps>
    </Box>
  );
}

/** At the edge of the page, what is to be installed. */
function Tips() {
  const { isVisitor } = useViewer();
  const { isComplete } = useDirectory();
  if (isVisitor || !isComplete) return null;
  return (
    <Suspense>
      <SideTips />
    </Suspense>
  );
}

/**
 * Counts the dialog that the address asks for: the page does, but a reminder may be here before its code is. It stands
 * before the reminders, so that it has counted when they look.
 */
function AskedDialog() {
  const { pathname, search } = useLocation();
  const asked = findPage(pathname)?.namesDialogs && dialogCodec.read(new URLSearchParams(search));
  useCountsAsOpen(Boolean(asked));
  return null;
}

/** What comes by itself; apart from the frame, which the answer of the shops need not draw anew. */
function Prompts() {
  const viewer = useViewer();
  const { isComplete } = useDirectory();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another person.
  useEffect(beginPage, [pathname, viewer.id]);
  if (viewer.isVisitor) return null;
  return (
    <>
      <AskedDialog />
      {isComplete && (
        <Suspense>
          <Reminders />
        </Suspense>
      )}
      <LinkDialogHost />
      <Suspense>
        <ActHost />
      </Suspense>
    </>
  );
}

/** Header, the tabs of the shops, their side panel and the content. */
export function MainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const viewer = useViewer();
  const isWide = useMedia('(min-width: 1024px)');
  const withPanel = !findPage(pathname)?.withoutSidePanel;
  useBars(HEADER_HEIGHT + (withPanel && isWide ? TABS_HEIGHT : 0));
  return (
    <Flex direction="column" minHeight="100dvh" minWidth={desktopWidth}>
      <SkipLink />
      <Header />
      {viewer.isVisitor && <VisitorBanner />}
      {withPanel && isWide && <TabsPlace />}
      <Flex flex="1" minHeight="0" direction={{ base: 'column', lg: 'row' }}>
        {withPanel && !isWide && <PanelDrawer />}
        {withPanel && isWide && (
          <Flex
            data-screen
            data-frame
            direction="column"
            width="264px"
            flexShrink="0"
            position="sticky"
            top={`${HEADER_HEIGHT + TABS_HEIGHT}px`}
            height={`calc(100dvh - ${HEADER_HEIGHT + TABS_HEIGHT}px)`}
            bg="bg.panel"
            borderEndWidth="1px"
          >
            <Box
              as="aside"
              aria-label={t('words.listOfShops')}
              flex="1"
              minHeight="0"
              overflowY="auto"
            >
              <PanelContent />
            </Box>
          </Flex>
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
          {!viewer.isVisitor && <ExpiryStrip isApart={withPanel && !isWide} />}
          {withPanel && <ExpiredNotice />}
          {children}
        </Box>
      </Flex>
      {withPanel && isWide && <Tips />}
      <BindingHost />
      <BillingHost />
      <Prompts />
      <ShopDialogs />
      <PeopleHost />
      <CommandHost />
    </Flex>
  );
}
