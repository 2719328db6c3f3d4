import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useViewerQuery } from '../../features/account/viewer.generated.ts';
import { ViewerContext } from '../../features/account/viewer-context.ts';
import { confirmRole, session } from '../../features/auth/session.ts';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { ErrorState, PageSkeleton } from '../../shared/ui/states.tsx';
import { permissions } from '../permissions.ts';
import { MainFrame } from './MainFrame.tsx';
import { WorkerNotice } from './WorkerNotice.tsx';

/** Asks who is looking, and shows nothing of the main layout before that is known. */
function ViewerGate() {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useViewerQuery();
  const viewer = data?.viewer;

  useEffect(() => {
    if (!viewer) return;
    confirmRole(viewer.isBoss);
    permissions.set(viewer.permissions);
  }, [viewer]);

  if (error && !viewer) {
    return <ErrorState title={t('viewerFailed')} onRetry={() => void refetch()} />;
  }
  if (!viewer) return <PageSkeleton />;
  if (viewer.role === 'WORKER') return <WorkerNotice />;
  return (
    <ViewerContext value={viewer}>
      <MainFrame>
        <Outlet />
      </MainFrame>
    </ViewerContext>
  );
}

/** Frame of the product's pages. A login or logout begins it anew, so that nothing of the old session stays. */
export default function MainLayout() {
  const { generation } = session.use();
  return (
    <GraphQLProvider>
      <ViewerGate key={generation} />
    </GraphQLProvider>
  );
}
