import { phoneApp } from '../session/phone-app.ts';

/** Where phones are sent to. */
export const mobileHome = '/mobileHome';

/**
 * Pages that phones open as they are: the two that the specification names, the mobile pages and the workbench,
 * and pages that are reached from a phone by a QR code, a link in a message or a frame.
 */
const exempt = [
  '/privacyPolicy',
  '/userAgreement',
  mobileHome,
  '/downloadAndroidPage',
  '/downloadIOSPage',
  '/paySuccess',
  '/resetpass',
  '/loginServiceArticle',
  '/loginPrivacyArticle',
  phoneApp,
];

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

/** The address that a mobile browser is sent to from `pathname`, or undefined to stay. */
export function mobileRedirect(pathname: string, device: Device): string | undefined {
  if (!isMobile(device)) return undefined;
  const stays = exempt.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return stays ? undefined : mobileHome;
}

export const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  touch: navigator.maxTouchPoints > 0,
  width: window.innerWidth,
});
