import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mobileRedirect } from '../../../web/src/app/mobile-redirect.ts';
import { PreviewBanner } from '../../../web/src/app/phone/PreviewBanner.tsx';
import { NoShops } from '../../../web/src/features/binding/index.ts';
import { authDialog, openAuthDialog } from '../../../web/src/session/auth-dialog-store.ts';
import { useDraftOwner } from '../../../web/src/session/drafts/draft-owner.ts';
import { isSampleView } from '../../../web/src/session/sample/sample-view.ts';
import { watchOwnShops } from '../../../web/src/session/sample/watch-own-shops.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { VisitorBanner } from '../../../web/src/session/visitor/VisitorBanner.tsx';
import VisitorTips from '../../../web/src/session/visitor/VisitorTips.tsx';
import { stopVisitor, visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';
import type { Directory } from '../../../web/src/shop-scope/use-directory.ts';
import { button, click, render, shows, unmount } from '../support/render.tsx';
import { directoryOf, managerOf, shopOf, viewerOf } from '../support/viewer.ts';

/** Where the page was sent as a whole. */
const sentTo = vi.fn();

const asSample = () => {
  isSampleView({ pathname: '/home', search: '?sample' });
  session.set({ ...initialSession, isSample: true });
};

const showEmpty = (directory: Partial<Directory>, viewer: Viewer = viewerOf(), at = '/todo') =>
  render(<NoShops />, { at, viewer, directory: directoryOf(directory) });

const toSample = () =>
  [...document.querySelectorAll('a')].find((link) => link.textContent === '先看示例店铺');

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  visitorTips.set(false);
  vi.spyOn(window.location, 'assign').mockImplementation(sentTo);
});

afterEach(() => {
  authDialog.set(undefined);
  sentTo.mockReset();
  vi.restoreAllMocks();
});

it('is offered to a boss without shops, of the page where they are', async () => {
  await showEmpty({});
  expect(toSample()?.getAttribute('href')).toBe('/todo?sample');
  await unmount();
  await showEmpty({}, viewerOf(), '/m');
  expect(toSample()?.getAttribute('href')).toBe('/m/preview?sample');
});

it.each<[string, Partial<Directory>, Viewer]>([
  ['with a shop', { shops: [shopOf('甲店')] }, viewerOf()],
  ['with a hidden shop', { hidden: [shopOf('甲店')] }, viewerOf()],
  ['whose shops are not known yet', { isComplete: false }, viewerOf()],
  ['who is no boss', {}, managerOf()],
  ['who is a visitor', {}, viewerOf({ isVisitor: true, isBoss: false, role: 'VISITOR' })],
])('is not offered to somebody %s', async (_who, directory, viewer) => {
  await showEmpty(directory, viewer);
  expect(shows('还没有店铺')).toBe(true);
  expect(toSample()).toBeUndefined();
});

it('is marked as sample, with one press back, after which the tab shows one’s own page', async () => {
  asSample();
  await render(<VisitorBanner />, { at: '/home?sample' });
  expect(shows('模拟数据预览')).toBe(true);
  expect(shows('与您自己的店铺无关')).toBe(true);
  expect(shows('登录')).toBe(false);
  await click(button('返回我的页面'));
  expect(sentTo).toHaveBeenCalledExactlyOnceWith('/home');
  expect(isSampleView({ pathname: '/home', search: '' })).toBe(false);
});

it('is marked on the phone as well', async () => {
  asSample();
  await render(<PreviewBanner />, { at: '/m/preview?sample' });
  expect(shows('示例数据，与您的店铺无关')).toBe(true);
  expect(shows('登录')).toBe(false);
  expect(button('返回我的页面')).toBeDefined();
});

it('is only looked at: what would write leads back, and so does what would have a visitor sign in', async () => {
  asSample();
  expect(stopVisitor()).toBe(true);
  await render(<VisitorTips />, { at: '/home' });
  expect(shows('示例店铺只能查看')).toBe(true);
  await click(button('继续浏览'));
  expect(visitorTips.get()).toBe(false);
  expect(sentTo).not.toHaveBeenCalled();
  openAuthDialog('register');
  expect(authDialog.get()).toBeUndefined();
  expect(sentTo).toHaveBeenCalledOnce();
});

it('is what a phone is led to that opens an address of it', () => {
  const phone = { userAgent: 'iPhone', touch: true, width: 390 };
  const door = { pathname: '/home', search: '?sample', isVisitor: true, isDesktopView: false };
  expect(mobileRedirect({ ...door, isSample: true }, phone)).toBe('/m/preview?sample');
  expect(mobileRedirect(door, phone)).toBe('/mobileHome');
});

it('ends once there is a shop, whichever machine it came from, and is asked about as oneself', async () => {
  vi.useFakeTimers();
  asSample();
  let totalCount = 0;
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: unknown, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('authorization'));
    const shops = { __typename: 'ShopConnection', totalCount };
    return new Response(JSON.stringify({ data: { shops } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const onShops = vi.fn();
  const stop = watchOwnShops(onShops);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([null]);
  totalCount = 1;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onShops).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onShops).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([onShops.mock.calls.length, asked.length]).toEqual([1, 2]);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps no drafts', async () => {
  const owners: (string | null)[] = [];
  const Owner = () => {
    owners.push(useDraftOwner());
    return null;
  };
  asSample();
  await render(<Owner />, { at: '/home' });
  expect(new Set(owners)).toEqual(new Set([null]));
});
