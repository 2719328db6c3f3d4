import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { applyTrendColorsOf } from '../../features/account/use-trend-colors.ts';
import { useViewerQuery } from '../../features/account/viewer.generated.ts';
import { ViewerContext } from '../../features/account/viewer-context.ts';
import { confirmRole, session } from '../../features/auth/session.ts';
import { DirectoryProvider } from '../../features/shops/DirectoryProvider.tsx';
import { SelectionGate, SelectionProvider } from '../../features/shops/SelectionProvider.tsx';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { LiveProvider } from '../../live/LiveProvider.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { permissions } from '../permissions.ts';
import { findPage } from '../route-table.ts';
import { MainFrame } from './MainFrame.tsx';
import { MainShell } from './MainShell.tsx';
import { WorkerNotice } from './WorkerNotice.tsx';

/** Asks who is looking, and shows nothing of the main layout before that is known. */
function ViewerGate() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data, error, refetch } = useViewerQuery();
  // An answer is drawn in small steps, so that a click or a key is answered meanwhile.
  const viewer = useDeferredValue(data?.viewer);

  useEffect(() => {
    if (!viewer) return;
    confirmRole(viewer.isBoss);
    permissions.set(viewer.permissions);
    applyTrendColorsOf(viewer.id);
  }, [viewer]);

  if (error && !viewer) {
    return <ErrorState title={t('viewerFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!viewer) return <MainShell withPanel={!findPage(pathname)?.withoutSidePanel} />;
  if (viewer.role === 'WORKER') return <WorkerNotice />;
  return (
    <ViewerContext value={viewer}>
      <LiveProvider>
        <DirectoryProvider>
          <SelectionProvider>
            <MainFrame>
              <SelectionGate>
                <Outlet />
              </SelectionGate>
            </MainFrame>
          </SelectionProvider>
        </DirectoryProvider>
      </LiveProvider>
    </ViewerContext>
  );
}

/** Frame of the product's pages. A login or logout begins it anew, so that nothing of the old session stays. */
export default function MainLayout() {
  const generation = session.use((current) => current.generation);
  return (
    <GraphQLProvider>
      <ViewerGate key={generation} />
    </GraphQLProvider>
  );
}
