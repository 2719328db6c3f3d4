import { Navigate, type RouteObject } from 'react-router-dom';
import type { PermissionCode } from '../../../api/contract/rules/permissions.ts';
import { LoginRedirect } from '../session/LoginRedirect.tsx';
import { isPermitted } from '../session/permissions.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { chunk } from './chunk.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { Page } from './Page.tsx';
import {
  isGuarded,
  layouts,
  mainPages,
  operatePages,
  type PageRoute,
  phonePages,
  publicPages,
  redirects,
} from './route-table.ts';

const MainLayout = chunk(layouts.main);
const OperateLayout = chunk(layouts.operate);
const PhoneLayout = chunk(layouts.phone);
const NotFoundPage = chunk(() => import('./NotFoundPage.tsx'));
const NoPermissionPage = chunk(() => import('./NoPermissionPage.tsx'));

const toRoute = ({ path, title, load }: PageRoute): RouteObject => ({
  path,
  element: <Page title={title} page={chunk(load)} />,
});

/**
 * The routes of a person with these permissions (undefined: not known yet). A route whose permission the
 * person lacks is not registered, nor are its children: its address is an unknown one. Where such an address
 * is opened (`pathname`), unknown ones are answered inside of the product's frame, with the way to the right.
 */
export function buildRoutes(held: readonly string[] | undefined, pathname = ''): RouteObject[] {
  const permitted = (route: { permission?: PermissionCode }) => isPermitted(route.permission, held);
  return [
    ...redirects.filter(permitted).map(({ from, to }) => ({
      path: from,
      element: <Navigate to={to} replace />,
    })),
    { path: '/login', element: <LoginRedirect /> },
    ...publicPages.filter(({ isBare }) => isBare).map(toRoute),
    {
      element: <PublicLayout />,
      children: publicPages.filter(({ isBare }) => !isBare).map(toRoute),
    },
    { element: <PhoneLayout />, children: phonePages.map(toRoute) },
    { element: <MainLayout />, children: mainPages.filter(permitted).map(toRoute) },
    {
      element: (
        <RequireSession>
          <OperateLayout />
        </RequireSession>
      ),
      children: operatePages.map(toRoute),
    },
    isGuarded(pathname)
      ? {
          element: <MainLayout />,
          children: [{ path: '*', element: <Page title="noPermission" page={NoPermissionPage} /> }],
        }
      : {
          element: <PublicLayout />,
          children: [{ path: '*', element: <Page title="notFound" page={NotFoundPage} /> }],
        },
  ];
}
