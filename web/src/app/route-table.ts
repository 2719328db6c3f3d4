import { matchPath } from 'react-router-dom';
import { type Domain, i18n } from '../i18n/i18n.ts';
import type { PageTitle } from '../i18n/zh-CN/shell.ts';
import { fetchChunk, type Load } from './chunk.tsx';
import { pagePermissions } from './permissions.ts';

/** Every page of the product: where it is, in which frame, under which title. Each is its own chunk. */
export interface PageRoute {
  readonly path: string;
  readonly title: PageTitle;
  readonly load: Load;
  /** Catalogues that the page begins with; fetched along with it. */
  readonly texts: readonly Domain[];
  /** Without this code the route is not registered. */
  readonly permission?: string;
  /** Main layout only: shown without the shop side panel. */
  readonly withoutSidePanel?: true;
}

/** The frames that are chunks of their own. */
export const layouts = {
  main: () => import('./layouts/MainLayout.tsx'),
  operate: () => import('./layouts/OperateLayout.tsx'),
} as const;

const placeholder = {
  load: () => import('../features/placeholder/PlannedPage.tsx'),
  texts: ['placeholder'],
} as const;
const article = {
  load: () => import('../features/public-site/ArticlePage.tsx'),
  texts: ['articles'],
} as const;

export const publicPages: readonly PageRoute[] = [
  {
    path: '/index',
    title: 'index',
    load: () => import('../features/public-site/LandingPage.tsx'),
    texts: ['publicSite'],
  },
  { path: '/index/aboutUs', title: 'aboutUs', ...article },
  { path: '/index/contactUs', title: 'contactUs', ...article },
  { path: '/index/newsInformation', title: 'news', ...placeholder },
  { path: '/index/briefIntroduction', title: 'briefIntroduction', ...article },
  { path: '/index/newsDetail/:noticeId/:noticeType', title: 'newsDetail', ...placeholder },
  { path: '/homePage/homePage', title: 'homePage', ...article },
  { path: '/privacyPolicy', title: 'privacyPolicy', ...article },
  { path: '/userAgreement', title: 'userAgreement', ...article },
  { path: '/loginServiceArticle', title: 'terms', ...article },
  { path: '/loginPrivacyArticle', title: 'loginPrivacy', ...article },
  {
    path: '/mobileHome',
    title: 'mobileHome',
    load: () => import('../features/public-site/MobileHomePage.tsx'),
    texts: ['publicSite'],
  },
  { path: '/mobileHome/newsList', title: 'news', ...placeholder },
  { path: '/mobileHome/newsDetails', title: 'newsDetail', ...placeholder },
  { path: '/mobileHome/companyProfile', title: 'companyProfile', ...article },
  {
    path: '/resetpass',
    title: 'resetPassword',
    load: () => import('../features/auth/ResetPasswordPage.tsx'),
    texts: ['auth'],
  },
  { path: '/downloadAndroidPage', title: 'downloadAndroid', ...placeholder },
  { path: '/downloadIOSPage', title: 'downloadIos', ...placeholder },
  { path: '/softwareIntroductionPage', title: 'softwareIntroduction', ...placeholder },
  { path: '/paySuccess', title: 'paySuccess', ...placeholder },
  { path: '/canvasCompon', title: 'canvas', ...placeholder },
  { path: '/delme', title: 'test', ...placeholder },
];

export const mainPages: readonly PageRoute[] = [
  {
    path: '/home',
    title: 'home',
    load: () => import('../features/statistics/HomePage.tsx'),
    texts: ['statistics', 'shops', 'account'],
  },
  { path: '/homeTest', title: 'homeTest', ...placeholder },
  { path: '/shopManage', title: 'shopManage', ...placeholder },
  {
    path: '/import',
    title: 'import',
    load: () => import('../features/imports/ImportPage.tsx'),
    texts: ['imports', 'account'],
    withoutSidePanel: true,
  },
  { path: '/home/consult', title: 'consult', ...placeholder, withoutSidePanel: true },
  {
    path: '/home/consult/articleDetails',
    title: 'consultArticle',
    ...placeholder,
    withoutSidePanel: true,
  },
  { path: '/contactUs', title: 'contactUs', ...article, withoutSidePanel: true },
  { path: '/account/manager', title: 'accountManager', ...placeholder },
  { path: '/deliveryCenter', title: 'deliveryCenter', ...placeholder },
  {
    path: '/aiProducts/list',
    title: 'aiProductsList',
    ...placeholder,
    permission: pagePermissions.aiProducts,
  },
  {
    path: '/aiProducts/edit',
    title: 'aiProductsEdit',
    ...placeholder,
    permission: pagePermissions.aiProducts,
    withoutSidePanel: true,
  },
  { path: '/editGoodsDetaila', title: 'editGoods', ...placeholder },
  {
    path: '/selectionTool',
    title: 'selectionTool',
    ...placeholder,
    permission: pagePermissions.selectionTool,
  },
  {
    path: '/selectionToolNew',
    title: 'selectionToolNew',
    ...placeholder,
    permission: pagePermissions.selectionTool,
    withoutSidePanel: true,
  },
];

/** Need a session: without one they go to /login. */
export const operatePages: readonly PageRoute[] = [
  { path: '/operateRouting/softwareDownload', title: 'softwareDownload', ...placeholder },
  {
    path: '/operateRouting/softwareUninstallation',
    title: 'softwareUninstallation',
    ...placeholder,
  },
];

/** Addresses that only lead to another. */
export const redirects: readonly {
  readonly from: string;
  readonly to: string;
  readonly permission?: string;
}[] = [
  { from: '/', to: '/index' },
  { from: '/aiProducts', to: '/aiProducts/list', permission: pagePermissions.aiProducts },
  { from: '/operateRouting', to: '/operateRouting/softwareDownload' },
];

const allPages = [...publicPages, ...mainPages, ...operatePages];

export const findPage = (pathname: string): PageRoute | undefined =>
  allPages.find(({ path }) => matchPath(path, pathname));

/** Fetches what an address needs: at start-up, and when a link to it is pointed at. Never rejects. */
export async function prefetchPage(pathname: string): Promise<void> {
  const page = findPage(pathname);
  if (!page) return;
  const frame = mainPages.includes(page) ? [fetchChunk(layouts.main)] : [];
  // What failed is tried again by the navigation itself, which then says so.
  await Promise.allSettled([...frame, fetchChunk(page.load), i18n.loadNamespaces(page.texts)]);
}

export const isPublicPage = (pathname: string): boolean =>
  publicPages.some(({ path }) => matchPath(path, pathname));
