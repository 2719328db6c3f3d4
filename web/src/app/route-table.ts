import { matchPath } from 'react-router-dom';
import type { PermissionCode } from '../../../api/contract/rules/permissions.ts';
import { type Domain, i18n } from '../i18n/i18n.ts';
import type { PageTitle } from '../i18n/zh-CN/shell.ts';
import { pagePermissions } from '../session/permissions.ts';
import { phoneApp, phonePreview } from '../session/phone-app.ts';
import { fetchPart } from '../shared/connection/fetch-part.ts';
import { fetchChunk, type Load } from './chunk.tsx';

/** Every page of the product: where it is, in which frame, under which title. Each is its own chunk. */
export interface PageRoute {
  readonly path: string;
  readonly title: PageTitle;
  readonly load: Load;
  /** Catalogues that the page begins with; fetched along with it. */
  readonly texts: readonly Domain[];
  /** Without this code the route is not registered. */
  readonly permission?: PermissionCode;
  /** Only a boss, and a visitor of the preview, finds anything there: to others it is not offered. */
  readonly isForBoss?: true;
  /** The same of who may look at cost. */
  readonly needsCost?: true;
  /** Public pages only: without header and footer, for a frame of our own pages. */
  readonly isBare?: true;
  /** Main layout only: shown without the shop side panel. */
  readonly withoutSidePanel?: true;
  /** Main layout only: its address may name a dialog that stands over it. */
  readonly namesDialogs?: true;
}

/** The frames that are chunks of their own. */
export const layouts = {
  main: () => import('./layouts/MainLayout.tsx'),
  operate: () => import('./layouts/OperateLayout.tsx'),
  phone: () => import('./layouts/PhoneLayout.tsx'),
} as const;

const article = {
  load: () => import('../public-site/ArticlePage.tsx'),
  texts: ['articles'],
} as const;

const appPage = {
  load: () => import('../features/desktop/AppPage.tsx'),
  texts: ['desktop'],
} as const;

const publicNews = {
  load: () => import('../features/notices/PublicNewsPage.tsx'),
  texts: ['notices', 'statistics'],
} as const;

const home = {
  load: () => import('../features/statistics/HomePage.tsx'),
  texts: ['statistics', 'operations', 'todos', 'shops', 'account', 'tables'],
} as const;

export const publicPages: readonly PageRoute[] = [
  {
    path: '/index',
    title: 'index',
    load: () => import('../public-site/LandingPage.tsx'),
    texts: ['publicSite'],
  },
  { path: '/index/aboutUs', title: 'aboutUs', ...article },
  { path: '/index/contactUs', title: 'contactUs', ...article },
  { path: '/index/newsInformation', title: 'news', ...publicNews },
  { path: '/index/briefIntroduction', title: 'briefIntroduction', ...article },
  { path: '/index/newsDetail/:noticeId/:noticeType', title: 'newsDetail', ...publicNews },
  { path: '/homePage/homePage', title: 'homePage', ...article },
  { path: '/privacyPolicy', title: 'privacyPolicy', ...article },
  { path: '/userAgreement', title: 'userAgreement', ...article },
  { path: '/loginServiceArticle', title: 'terms', ...article },
  { path: '/loginPrivacyArticle', title: 'loginPrivacy', ...article },
  {
    path: '/mobileHome',
    title: 'mobileHome',
    load: () => import('../public-site/MobileHomePage.tsx'),
    texts: ['publicSite'],
  },
  { path: '/mobileHome/newsList', title: 'news', ...publicNews },
  { path: '/mobileHome/newsDetails', title: 'newsDetail', ...publicNews },
  { path: '/mobileHome/companyProfile', title: 'companyProfile', ...article },
  {
    path: '/tryImport',
    title: 'tryImport',
    load: () => import('../features/imports/try/TryPage.tsx'),
    texts: ['tryImport', 'imports', 'statistics'],
  },
  {
    path: '/resetpass',
    title: 'resetPassword',
    load: () => import('../features/account/sign-in/ResetPasswordPage.tsx'),
    texts: ['auth'],
  },
  { path: '/downloadAndroidPage', title: 'downloadAndroid', ...appPage },
  { path: '/downloadIOSPage', title: 'downloadIos', ...appPage },
  {
    path: '/softwareIntroductionPage',
    title: 'softwareIntroduction',
    load: () => import('../features/desktop/SoftwareIntroductionPage.tsx'),
    texts: ['desktop'],
  },
  {
    path: '/paySuccess',
    title: 'paySuccess',
    load: () => import('../features/billing/PaySuccessPage.tsx'),
    texts: ['billing'],
    isBare: true,
  },
  {
    path: '/canvasCompon',
    title: 'canvas',
    load: () => import('../features/labels/CanvasPage.tsx'),
    texts: ['labels'],
  },
  {
    path: '/delme',
    title: 'test',
    load: () => import('../public-site/test-page/TestPage.tsx'),
    texts: ['testPage'],
  },
];

export const mainPages: readonly PageRoute[] = [
  { path: '/home', title: 'home', ...home },
  // The same figures at an address of their own: what is tried out here is in nobody's way.
  { path: '/homeTest', title: 'homeTest', ...home },
  {
    path: '/todo',
    title: 'todo',
    load: () => import('../features/todos/TodoPage.tsx'),
    texts: ['todos', 'statistics', 'shops', 'account', 'tables'],
  },
  {
    path: '/shopManage',
    title: 'shopManage',
    load: () => import('../features/shops/manage/ShopManagePage.tsx'),
    texts: ['shopManage', 'shops', 'tables'],
    namesDialogs: true,
  },
  {
    path: '/import',
    title: 'import',
    load: () => import('../features/imports/ImportPage.tsx'),
    texts: ['imports', 'account', 'tables'],
    withoutSidePanel: true,
    isForBoss: true,
  },
  {
    path: '/apiKeys',
    title: 'apiKeys',
    load: () => import('../features/account/keys/ApiKeysPage.tsx'),
    texts: ['apiKeys', 'shops', 'tables'],
    withoutSidePanel: true,
  },
  {
    path: '/account/log',
    title: 'auditLog',
    load: () => import('../features/audit/AuditLogPage.tsx'),
    texts: ['audit', 'statistics', 'tables'],
    withoutSidePanel: true,
  },
  {
    path: '/account/people',
    title: 'people',
    load: () => import('../features/people/page/PeoplePage.tsx'),
    texts: ['peoplePage', 'people', 'operators', 'shippers', 'statistics', 'tables'],
    withoutSidePanel: true,
    isForBoss: true,
  },
  {
    path: '/account/sessions',
    title: 'sessions',
    load: () => import('../features/account/sessions/SessionsPage.tsx'),
    texts: ['sessions'],
    withoutSidePanel: true,
  },
  {
    path: '/home/consult',
    title: 'consult',
    load: () => import('../features/notices/ConsultPage.tsx'),
    texts: ['notices', 'statistics'],
    withoutSidePanel: true,
  },
  {
    path: '/home/consult/articleDetails',
    title: 'consultArticle',
    load: () => import('../features/notices/ConsultArticlePage.tsx'),
    texts: ['notices', 'statistics'],
    withoutSidePanel: true,
  },
  {
    path: '/alert/:alertId',
    title: 'alert',
    load: () => import('../features/notices/alerts/AlertPage.tsx'),
    texts: ['alerts'],
    withoutSidePanel: true,
  },
  { path: '/contactUs', title: 'contactUs', ...article, withoutSidePanel: true },
  {
    path: '/account/manager',
    title: 'accountManager',
    load: () => import('../features/products/ProductsPage.tsx'),
    texts: ['products', 'statistics', 'shops', 'account', 'tables'],
  },
  {
    path: '/account/stock',
    title: 'stock',
    load: () => import('../features/products/stock/StockPage.tsx'),
    texts: ['stock', 'products', 'statistics', 'shops', 'account', 'tables'],
  },
  {
    path: '/account/cash',
    title: 'cash',
    load: () => import('../features/statistics/cash/CashPage.tsx'),
    texts: ['cash', 'operations', 'statistics', 'shops', 'account', 'tables'],
    needsCost: true,
  },
  {
    path: '/deliveryCenter',
    title: 'deliveryCenter',
    load: () => import('../features/delivery/DeliveryPage.tsx'),
    texts: ['delivery', 'statistics', 'shops', 'account', 'tables'],
  },
  {
    path: '/aiProducts/list',
    title: 'aiProductsList',
    load: () => import('../features/listing/ListingPage.tsx'),
    texts: ['listing', 'statistics', 'shops', 'account', 'tables'],
    permission: pagePermissions.aiProducts,
  },
  {
    path: '/aiProducts/edit',
    title: 'aiProductsEdit',
    load: () => import('../features/listing/EditPage.tsx'),
    texts: ['listing', 'statistics', 'account'],
    permission: pagePermissions.aiProducts,
    withoutSidePanel: true,
  },
  {
    path: '/editGoodsDetaila',
    title: 'editGoods',
    load: () => import('../features/listing/DetailPage.tsx'),
    texts: ['listing', 'statistics', 'shops', 'account', 'tables'],
    permission: pagePermissions.aiProducts,
  },
  {
    path: '/selectionTool',
    title: 'selectionTool',
    load: () => import('../features/listing/selection/SelectionPage.tsx'),
    texts: ['selectionTool', 'statistics', 'shops', 'account', 'tables'],
    permission: pagePermissions.selectionTool,
  },
  {
    path: '/selectionToolNew',
    title: 'selectionToolNew',
    load: () => import('../features/listing/selection/SelectionPageNew.tsx'),
    texts: ['selectionTool', 'statistics', 'account', 'tables'],
    permission: pagePermissions.selectionTool,
    withoutSidePanel: true,
  },
];

/** Need a session: without one they go to /login. */
export const operatePages: readonly PageRoute[] = [
  {
    path: '/operateRouting/softwareDownload',
    title: 'softwareDownload',
    load: () => import('../features/desktop/SoftwareDownloadPage.tsx'),
    texts: ['desktop'],
  },
  {
    path: '/operateRouting/softwareUninstallation',
    title: 'softwareUninstallation',
    load: () => import('../features/desktop/SoftwareUninstallationPage.tsx'),
    texts: ['desktop'],
  },
];

/** What everybody but a shipper has on the phone, below the address of the workbench or of its preview. */
const sellerPages: readonly PageRoute[] = [
  {
    path: '/shops',
    title: 'phoneShops',
    load: () => import('../features/statistics/phone/ShopsPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'operations'],
  },
  {
    path: '/todo',
    title: 'phoneTodo',
    load: () => import('../features/statistics/phone/TodoPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'operations', 'delivery', 'todos'],
  },
  {
    path: '/orders',
    title: 'phoneOrders',
    load: () => import('../features/delivery/phone/OrdersPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'phone', 'delivery'],
  },
  {
    path: '/products',
    title: 'phoneProducts',
    load: () => import('../features/products/phone/ProductsPage.tsx'),
    texts: ['phoneSeller', 'statistics'],
  },
  {
    path: '/funds',
    title: 'phoneFunds',
    load: () => import('../features/statistics/phone/FundsPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'operations'],
  },
  {
    path: '/documents',
    title: 'phoneDocuments',
    load: () => import('../features/statistics/phone/DocumentsPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'operations'],
  },
  {
    path: '/renew',
    title: 'phoneRenew',
    load: () => import('../features/billing/phone/RenewPage.tsx'),
    texts: ['phoneSeller', 'statistics'],
  },
  {
    path: '/messages',
    title: 'phoneMessages',
    load: () => import('../features/statistics/phone/MessagesPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'operations'],
  },
  {
    path: '/notices',
    title: 'consult',
    load: () => import('../features/notices/phone/NoticesPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'notices', 'alerts'],
  },
  {
    path: '/notices/article',
    title: 'consultArticle',
    load: () => import('../features/notices/phone/NoticePage.tsx'),
    texts: ['phoneSeller', 'statistics', 'notices'],
  },
  {
    path: '/me',
    title: 'phoneMe',
    load: () => import('./phone/MePage.tsx'),
    texts: ['phone', 'phoneSeller', 'statistics', 'account'],
  },
];

const sellerRoutes = (base: string): readonly PageRoute[] =>
  sellerPages.map((page) => ({ ...page, path: `${base}${page.path}` }));

/** The workbench of the phone. */
export const phonePages: readonly PageRoute[] = [
  {
    path: phoneApp,
    title: 'phone',
    load: () => import('./phone/PhoneStart.tsx'),
    texts: ['phone', 'auth'],
  },
  {
    path: phonePreview,
    title: 'phone',
    load: () => import('../features/statistics/phone/TodayPage.tsx'),
    texts: ['phoneSeller', 'statistics', 'operations', 'delivery'],
  },
  ...[phoneApp, phonePreview].flatMap(sellerRoutes),
  {
    path: `${phoneApp}/push`,
    title: 'phonePush',
    load: () => import('../features/notices/push/PushPage.tsx'),
    texts: ['push', 'alerts', 'mail', 'auth'],
  },
  {
    path: `${phoneApp}/alert/:alertId`,
    title: 'alert',
    load: () => import('../features/notices/phone/PhoneAlertPage.tsx'),
    texts: ['alerts', 'auth'],
  },
  {
    path: `${phoneApp}/task/:orderNo`,
    title: 'phoneOrders',
    load: () => import('../features/delivery/phone/TaskPage.tsx'),
    texts: ['phone', 'delivery', 'auth'],
  },
];

/** Addresses that only lead to another. */
export const redirects: readonly {
  readonly from: string;
  readonly to: string;
  readonly permission?: PermissionCode;
}[] = [
  { from: '/', to: '/index' },
  { from: '/aiProducts', to: '/aiProducts/list', permission: pagePermissions.aiProducts },
  { from: '/operateRouting', to: '/operateRouting/softwareDownload' },
];

const allPages = [...publicPages, ...mainPages, ...operatePages, ...phonePages];

/** Whether the address is one that a permission opens, held or not. */
export const isGuarded = (pathname: string): boolean =>
  mainPages.some(({ path, permission }) => permission && matchPath(path, pathname)) ||
  redirects.some(({ from, permission }) => permission && matchPath(from, pathname));

export const findPage = (pathname: string): PageRoute | undefined =>
  allPages.find(({ path }) => matchPath(path, pathname));

/** Fetches what an address needs: at start-up, and when a link to it is pointed at. Resolves when it is here. */
export async function prefetchPage(pathname: string): Promise<void> {
  const page = findPage(pathname);
  if (!page) return;
  const frame = phonePages.includes(page) ? layouts.phone : layouts.main;
  const isFramed = phonePages.includes(page) || mainPages.includes(page);
  await Promise.all([
    ...(isFramed ? [fetchChunk(frame)] : []),
    fetchChunk(page.load),
    i18n.loadNamespaces(page.texts),
  ]);
}

/** What the frame of an address asks or takes over before it is drawn: at start-up, along with its code. */
export async function prepareFrame(pathname: string): Promise<void> {
  const page = findPage(pathname);
  if (!page) return;
  if (phonePages.includes(page)) await (await fetchPart(layouts.phone)).prepare(pathname);
  else if (mainPages.includes(page)) await (await fetchPart(layouts.main)).prepare();
}
