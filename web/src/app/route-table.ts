import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageTitle } from '../i18n/zh-CN/shell.ts';
import { pagePermissions } from './permissions.ts';

/** Every page of the product: where it is, in which frame, under which title. Each is its own chunk. */
export interface PageRoute {
  readonly path: string;
  readonly title: PageTitle;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Without this code the route is not registered. */
  readonly permission?: string;
  /** Main layout only: shown without the shop side panel. */
  readonly withoutSidePanel?: true;
}

const placeholder = () => import('../features/placeholder/PlannedPage.tsx');
const article = () => import('../features/public-site/ArticlePage.tsx');

export const publicPages: readonly PageRoute[] = [
  {
    path: '/index',
    title: 'index',
    load: () => import('../features/public-site/LandingPage.tsx'),
  },
  { path: '/index/aboutUs', title: 'aboutUs', load: article },
  { path: '/index/contactUs', title: 'contactUs', load: article },
  { path: '/index/newsInformation', title: 'news', load: placeholder },
  { path: '/index/briefIntroduction', title: 'briefIntroduction', load: article },
  { path: '/index/newsDetail/:noticeId/:noticeType', title: 'newsDetail', load: placeholder },
  { path: '/homePage/homePage', title: 'homePage', load: article },
  { path: '/privacyPolicy', title: 'privacyPolicy', load: article },
  { path: '/userAgreement', title: 'userAgreement', load: article },
  { path: '/loginServiceArticle', title: 'terms', load: article },
  { path: '/loginPrivacyArticle', title: 'loginPrivacy', load: article },
  {
    path: '/mobileHome',
    title: 'mobileHome',
    load: () => import('../features/public-site/MobileHomePage.tsx'),
  },
  { path: '/mobileHome/newsList', title: 'news', load: placeholder },
  { path: '/mobileHome/newsDetails', title: 'newsDetail', load: placeholder },
  { path: '/mobileHome/companyProfile', title: 'companyProfile', load: article },
  {
    path: '/resetpass',
    title: 'resetPassword',
    load: () => import('../features/auth/ResetPasswordPage.tsx'),
  },
  { path: '/downloadAndroidPage', title: 'downloadAndroid', load: placeholder },
  { path: '/downloadIOSPage', title: 'downloadIos', load: placeholder },
  { path: '/softwareIntroductionPage', title: 'softwareIntroduction', load: placeholder },
  { path: '/paySuccess', title: 'paySuccess', load: placeholder },
  { path: '/canvasCompon', title: 'canvas', load: placeholder },
  { path: '/delme', title: 'test', load: placeholder },
];

export const mainPages: readonly PageRoute[] = [
  { path: '/home', title: 'home', load: () => import('../features/statistics/HomePage.tsx') },
  { path: '/homeTest', title: 'homeTest', load: placeholder },
  { path: '/shopManage', title: 'shopManage', load: placeholder },
  {
    path: '/import',
    title: 'import',
    load: () => import('../features/imports/ImportPage.tsx'),
    withoutSidePanel: true,
  },
  { path: '/home/consult', title: 'consult', load: placeholder, withoutSidePanel: true },
  {
    path: '/home/consult/articleDetails',
    title: 'consultArticle',
    load: placeholder,
    withoutSidePanel: true,
  },
  { path: '/contactUs', title: 'contactUs', load: article, withoutSidePanel: true },
  { path: '/account/manager', title: 'accountManager', load: placeholder },
  { path: '/deliveryCenter', title: 'deliveryCenter', load: placeholder },
  {
    path: '/aiProducts/list',
    title: 'aiProductsList',
    load: placeholder,
    permission: pagePermissions.aiProducts,
  },
  {
    path: '/aiProducts/edit',
    title: 'aiProductsEdit',
    load: placeholder,
    permission: pagePermissions.aiProducts,
    withoutSidePanel: true,
  },
  { path: '/editGoodsDetaila', title: 'editGoods', load: placeholder },
  {
    path: '/selectionTool',
    title: 'selectionTool',
    load: placeholder,
    permission: pagePermissions.selectionTool,
  },
  {
    path: '/selectionToolNew',
    title: 'selectionToolNew',
    load: placeholder,
    permission: pagePermissions.selectionTool,
    withoutSidePanel: true,
  },
];

/** Need a session: without one they go to /login. */
export const operatePages: readonly PageRoute[] = [
  { path: '/operateRouting/softwareDownload', title: 'softwareDownload', load: placeholder },
  {
    path: '/operateRouting/softwareUninstallation',
    title: 'softwareUninstallation',
    load: placeholder,
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

/** Fetches the chunk of an address beforehand: at start-up, and when a link to it is pointed at. */
export function prefetchPage(pathname: string): void {
  // A failed prefetch is no failure: the navigation itself tries again and says so.
  findPage(pathname)
    ?.load()
    .catch(() => {});
}

export const isPublicPage = (pathname: string): boolean =>
  publicPages.some(({ path }) => matchPath(path, pathname));
