import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Navigate, ScrollRestoration, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { desktopDialog } from '../features/desktop/index.ts';
import { authDialog } from '../session/auth-dialog-store.ts';
import { isDesktopView } from '../session/desktop-view.ts';
import { openPages, permissions } from '../session/permissions.ts';
import { session } from '../session/session.ts';
import { viewing } from '../session/viewing/viewing.ts';
import { visitorTips } from '../session/visitor/visitor-tips-store.ts';
import { ConnectionStrip } from '../shared/connection/ConnectionStrip.tsx';
import { usePagePlace } from '../shared/kept/use-place.ts';
import { provideNavigation } from '../shared/navigation.ts';
import { BusyHost } from '../shared/ui/BusyHost.tsx';
import { LeaveGuards } from '../shared/ui/leave-guards.ts';
import { PageSkeleton } from '../shared/ui/PageSkeleton.tsx';
import { QuestionHost } from '../shared/ui/QuestionHost.tsx';
import { ToastHost } from '../shared/ui/ToastHost.tsx';
import { mobileRedirect, thisDevice } from './mobile-redirect.ts';
import { AuthDialog, DesktopDialogs, ViewingBanner, VisitorTips } from './parts.ts';
import { isGuarded, prefetchPage } from './route-table.ts';
import { buildRoutes } from './routes.tsx';

const neverChanges = () => () => {};

/** The routes that the person may see, and the parts that any page can call up. */
export function Root() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isVisitor, isSample } = session.use();
  // All the rights would draw the page anew when the server has told them, though the routes are the same.
  const open = permissions.use(openPages);
  const guarded = isGuarded(pathname) ? pathname : undefined;
  const routes = useMemo(() => buildRoutes(open.split(' '), guarded), [open, guarded]);
  const page = useRoutes(routes);
  const authView = authDialog.use();
  const tipsOpen = visitorTips.use();
  const aboutDesktop = desktopDialog.use();
  const viewed = viewing.use();
  // A page that the build has drawn stays as it is until the device is known.
  const elsewhere = useSyncExternalStore(
    neverChanges,
    () =>
      mobileRedirect(
        { pathname, search, isVisitor, isSample, isDesktopView: isDesktopView(search) },
        thisDevice(),
      ),
    () => undefined,
  );

  usePagePlace();
  useEffect(() => provideNavigation(navigate, prefetchPage), [navigate]);

  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
      <ConnectionStrip />
      <Suspense>
        {authView && <AuthDialog view={authView} />}
        {tipsOpen && <VisitorTips />}
        {viewed && <ViewingBanner viewer={viewed} />}
        {aboutDesktop && <DesktopDialogs dialog={aboutDesktop} />}
      </Suspense>
      <QuestionHost />
      <BusyHost />
      <ToastHost />
      <LeaveGuards />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  );
}
