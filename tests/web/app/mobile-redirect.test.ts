import { describe, expect, it } from 'vitest';
import { isMobile, mobileRedirect as redirect } from '../../../web/src/app/mobile-redirect.ts';
import { asDesktop, endDesktopView, isDesktopView } from '../../../web/src/session/desktop-view.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const phone = { userAgent: iphone, touch: true, width: 390 };
const visitor = { search: '', isVisitor: true, isDesktopView: false };
const seller = { search: '', isVisitor: false, isDesktopView: false };
const mobileRedirect = (pathname: string, device = phone) =>
  redirect({ pathname, ...visitor }, device);

describe('mobile redirect', () => {
  it.each([
    ['a phone by its user agent', { userAgent: iphone, touch: false, width: 1600 }, true],
    ['an Android phone', { userAgent: android, touch: true, width: 412 }, true],
    ['a narrow touch screen', { userAgent: windows, touch: true, width: 1023 }, true],
    ['a wide touch screen', { userAgent: windows, touch: true, width: 1024 }, false],
    ['a narrow window without touch', { userAgent: windows, touch: false, width: 375 }, false],
  ])('[R9.4-04] knows %s', (_name, device, expected) => {
    expect(isMobile(device)).toBe(expected);
  });

  it('[R1-14] sends phones to the mobile home page, computers nowhere', () => {
    for (const path of ['/', '/index', '/home', '/account/manager', '/homePage/homePage']) {
      expect(mobileRedirect(path, phone)).toBe('/mobileHome');
    }
    expect(
      mobileRedirect('/index', { userAgent: windows, touch: false, width: 1500 }),
    ).toBeUndefined();
  });

  it('[R2.1-13] leaves the privacy policy and the user agreement alone', () => {
    expect(mobileRedirect('/privacyPolicy', phone)).toBeUndefined();
    expect(mobileRedirect('/userAgreement', phone)).toBeUndefined();
  });

  it('leads the link of an e-mail to the workbench, which asks who is there', () => {
    expect(mobileRedirect('/alert/7', phone)).toBe('/m/alert/7');
    expect(redirect({ pathname: '/alert/7', ...seller }, phone)).toBe('/m/alert/7');
  });

  it('leaves the pages alone that phones reach by a code, a link or a frame', () => {
    for (const path of [
      '/mobileHome',
      '/mobileHome/newsList',
      '/downloadAndroidPage',
      '/downloadIOSPage',
      '/paySuccess',
      '/resetpass',
      '/loginServiceArticle',
      '/loginPrivacyArticle',
      '/delme',
      '/m',
      '/m/task/FH1',
    ]) {
      expect(mobileRedirect(path, phone)).toBeUndefined();
    }
    expect(mobileRedirect('/mobileHomeX', phone)).toBe('/mobileHome');
  });

  it('leaves the labels of shipping orders to the phone that prints them, and nothing else of their page', () => {
    const labels = { ...seller, pathname: '/canvasCompon' };
    expect(redirect({ ...labels, search: '?orders=FH1,FH2' }, phone)).toBeUndefined();
    for (const search of ['', '?orders=', '?sku=A-1'])
      expect(redirect({ ...labels, search }, phone)).toBe('/m');
  });

  it('[R1-14] sends the phone of somebody who is signed in to the workbench of the phone, or to the same page there', () => {
    const of = (pathname: string) => redirect({ pathname, ...seller }, phone);
    for (const path of ['/', '/index', '/home', '/nowhere']) expect(of(path)).toBe('/m');
    expect(of('/account/manager')).toBe('/m/products');
    expect(of('/deliveryCenter')).toBe('/m/orders');
    expect(of('/index/newsInformation')).toBe('/mobileHome/newsList');
    for (const path of ['/m', '/m/task/FH1', '/mobileHome', '/privacyPolicy', '/paySuccess']) {
      expect(of(path)).toBeUndefined();
    }
    expect(
      redirect({ pathname: '/home', ...seller }, { ...phone, userAgent: windows, width: 1024 }),
    ).toBeUndefined();
  });

  it.each([
    ['/deliveryCenter?tab=shipping&sort=warehouse', '/m/orders?list=ship&sort=warehouse'],
    [
      '/deliveryCenter?due=overdue&warehouse=佛山2号仓&shop=temu:7',
      '/m/orders?shop=temu:7&list=overdue&warehouse=佛山2号仓',
    ],
    ['/deliveryCenter?tab=shipped&sort=newest&page=3', '/m/orders'],
    ['/account/manager?stock=aboutToSellOut&group=12', '/m/products?group=12&list=runningOut'],
    ['/account/manager?status=awaiting_first_order', '/m/products?list=firstOrder'],
    ['/home?platform=temu.full&range=week', '/m?platform=temu.full'],
    ['/deliveryCenter?shop=temu:7&due=overdue&q=FH1', '/m/orders?shop=temu:7&list=overdue&q=FH1'],
    ['/deliveryCenter?due=short&tab=shipping&q=FH1', '/m/orders?list=short&q=FH1'],
    ['/deliveryCenter?q=FH1', '/m/orders?q=FH1'],
    ['/deliveryCenter?tab=shipping&q=FH1', '/m/orders?list=ship&q=FH1'],
    [
      '/account/manager?shop=temu:7&level=skc&stock=soldOut&code=A1',
      '/m/products?shop=temu:7&code=A1',
    ],
    [
      '/account/manager?stock=aboutToSellOut&code=A1&q=灯',
      '/m/products?list=runningOut&code=A1&q=灯',
    ],
    ['/account/manager?status=awaiting_first_order&q=灯', '/m/products?list=firstOrder&q=灯'],
    ['/home?shop=temu:7&messages=open&message=M1', '/m/messages?shop=temu:7&kind=open&message=M1'],
    ['/home?messages=temu:FH-01&message=M1', '/m/messages?kind=violation&message=M1'],
    ['/home?messages=open', '/m'],
  ])('asks the page of the phone what %s was asked', (from, to) => {
    const { pathname, search } = new URL(from, 'https://seller.test');
    const found = redirect({ ...seller, pathname, search }, phone) ?? '';
    const reached = new URL(found, 'https://seller.test');
    expect(reached.pathname + decodeURIComponent(reached.search)).toBe(to);
  });

  it.each([
    ['/deliveryCenter?tab=shipped&q=FH1', '/m/orders'],
    ['/account/manager?q=灯&code=A1', '/m/products'],
    ['/account/manager?stock=lacking&code=A1', '/m/products'],
  ])('looks for nothing where the phone has no list of what %s was asked', (from, to) => {
    const { pathname, search } = new URL(from, 'https://seller.test');
    expect(redirect({ ...seller, pathname, search }, phone)).toBe(to);
  });

  it('lets a phone sign in at the workbench of the phone', () => {
    expect(redirect({ pathname: '/login', ...visitor }, phone)).toBe('/m');
  });

  it('leaves a phone alone that was led to the desktop, for the life of its tab', () => {
    sessionStorage.clear();
    expect(isDesktopView('?range=today')).toBe(false);
    expect(asDesktop('/import')).toBe('/import?desktop');
    expect(asDesktop('/home?range=today')).toBe('/home?range=today&desktop');
    expect(isDesktopView('?range=today&desktop')).toBe(true);
    expect(isDesktopView('')).toBe(true);
    for (const who of [visitor, seller]) {
      const isDesktop = { ...who, isDesktopView: true };
      expect(redirect({ pathname: '/import', ...isDesktop }, phone)).toBeUndefined();
    }
    endDesktopView();
    expect(isDesktopView('')).toBe(false);
  });
});
