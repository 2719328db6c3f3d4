import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Navigate, ScrollRestoration, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { authDialog } from '../features/auth/auth-dialog-store.ts';
import { visitorTips } from '../features/visitor/visitor-tips-store.ts';
import { QuestionHost } from '../shared/ui/QuestionHost.tsx';
import { PageSkeleton } from '../shared/ui/states.tsx';
import { ToastHost } from '../shared/ui/ToastHost.tsx';
import { mobileRedirect, thisDevice } from './mobile-redirect.ts';
import { provideNavigation } from './navigation.ts';
import { permissions } from './permissions.ts';
import { buildRoutes } from './routes.tsx';

const AuthDialog = lazy(() => import('../features/auth/AuthDialog.tsx'));
const VisitorTips = lazy(() => import('../features/visitor/VisitorTips.tsx'));

/** The routes that the person may see, and the parts that any page can call up. */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const held = permissions.use();
  const routes = useMemo(() => buildRoutes(held), [held]);
  const page = useRoutes(routes);
  const authView = authDialog.use();
  const tipsOpen = visitorTips.use();
  const elsewhere = mobileRedirect(pathname, thisDevice());

  useEffect(() => provideNavigation(navigate), [navigate]);

  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
      <Suspense>
        {authView && <AuthDialog view={authView} />}
        {tipsOpen && <VisitorTips />}
      </Suspense>
      <QuestionHost />
      <ToastHost />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  );
}
