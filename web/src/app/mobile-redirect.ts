import { phoneApp } from '../session/phone-app.ts';
import { sampleOf } from '../session/sample/sample-view.ts';
import { counterpartOf } from './phone-counterparts.ts';

/** Where phones are sent to. */
export const mobileHome = '/mobileHome';

/**
 * Pages that phones open as they are: the two that the specification names, the mobile pages and the workbench,
 * and pages that are made for phones too, or reached from one by a QR code, a link in a message or a frame.
 */
const exempt = [
  '/privacyPolicy',
  '/userAgreement',
  mobileHome,
  '/downloadAndroidPage',
  '/downloadIOSPage',
  '/paySuccess',
  '/resetpass',
  '/tryImport',
  '/loginServiceArticle',
  '/loginPrivacyArticle',
  // What does not work on a phone is tested on the phone.
  '/delme',
  phoneApp,
];

/** The labels of shipping orders are printed from the phone too; what else is drawn there needs a wide screen. */
const printsLabels = (pathname: string, search: string): boolean =>
  pathname === '/canvasCompon' && Boolean(new URLSearchParams(search).get('orders'));

/** Below this width a touch screen counts as a phone. */
const mobileWidth = 1024;

const phoneAgent =
  /Android|iPhone|iPod|Windows Phone|BlackBerry|Mobile Safari|MicroMessenger.*Mobile/i;

export interface Device {
  readonly userAgent: string;
  readonly touch: boolean;
  /** CSS px. */
  readonly width: number;
}

export const isMobile = ({ userAgent, touch, width }: Device): boolean =>
  phoneAgent.test(userAgent) || (touch && width < mobileWidth);

export interface Door {
  readonly pathname: string;
  /** What the page was asked for: `?tab=shipping`, or nothing. */
  readonly search: string;
  readonly isVisitor: boolean;
  /** Signed in, and looks at the sample. */
  readonly isSample?: boolean;
  /** The tab was led to the pages of the desktop. */
  readonly isDesktopView: boolean;
}

/**
 * The address that a mobile browser is sent to from `pathname`, or undefined to stay: the mobile home page for
 * visitors, the workbench of the phone for everybody else.
 */
export function mobileRedirect(door: Door, device: Device): string | undefined {
  const { pathname, search, isVisitor, isSample, isDesktopView } = door;
  if (!isMobile(device) || isDesktopView) return undefined;
  const stays = exempt.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (stays || printsLabels(pathname, search)) return undefined;
  // Whoever comes to sign in does so in the workbench.
  if (pathname === '/login') return phoneApp;
  // So does whoever comes by the link of an e-mail, and is led on from there.
  if (pathname.startsWith('/alert/')) return counterpartOf(pathname, search);
  if (isSample) return sampleOf(phoneApp);
  return isVisitor ? mobileHome : counterpartOf(pathname, search);
}

export const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  touch: navigator.maxTouchPoints > 0,
  width: window.innerWidth,
});
