import { Box } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { followTrendColorsOf } from '../../features/account/index.ts';
import { BillingHost } from '../../features/billing/index.ts';
import { LiveProvider } from '../../live/LiveProvider.tsx';
import { permissions } from '../../session/permissions.ts';
import { phoneApp } from '../../session/phone-app.ts';
import { confirmRole } from '../../session/session.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { noteViewing } from '../../session/viewing/viewing.ts';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { DirectoryFailure } from '../../shop-scope/DirectoryFailure.tsx';
import { DirectoryProvider } from '../../shop-scope/DirectoryProvider.tsx';
import { SelectionGate, SelectionProvider } from '../../shop-scope/SelectionProvider.tsx';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { FigureOrigins } from '../layouts/FigureOrigins.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import { ScopeBar } from './ScopeBar.tsx';
import { safe } from './safe.ts';
import { TabBar } from './TabBar.tsx';

function Pages() {
  const { shops, hidden, isFailed } = useDirectory();
  if (isFailed && shops.length + hidden.length === 0) return <DirectoryFailure />;
  return (
    <>
      <SelectionGate>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </SelectionGate>
      <DirectoryFailure />
    </>
  );
}

/** What bosses, managers and operators have on the phone, and visitors with sample data. */
export default function SellerFrame() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  useEffect(() => {
    confirmRole(viewer.isBoss);
    permissions.set(viewer.permissions);
    noteViewing(viewer);
    return followTrendColorsOf(viewer.id);
  }, [viewer]);
  // The tasks are a shipper's pages.
  if (pathname.startsWith(`${phoneApp}/task/`)) return <Navigate to={phoneApp} replace />;
  return (
    <LiveProvider>
      <DirectoryProvider>
        <SelectionProvider>
          {viewer.isVisitor && <PreviewBanner />}
          <ScopeBar />
          <Box
            as="main"
            flex="1"
            minWidth="0"
            paddingLeft={safe('left')}
            paddingRight={safe('right')}
          >
            <FigureOrigins isPhone>
              <Pages />
            </FigureOrigins>
          </Box>
          <TabBar />
          <BillingHost />
        </SelectionProvider>
      </DirectoryProvider>
    </LiveProvider>
  );
}
