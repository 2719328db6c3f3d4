import { describe, expect, it } from 'vitest';
import { isMobile, mobileRedirect } from '../../../web/src/app/mobile-redirect.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const phone = { userAgent: iphone, touch: true, width: 390 };

describe('mobile redirect', () => {
  it.each([
    ['a phone by its user agent', { userAgent: iphone, touch: false, width: 1600 }, true],
    ['an Android phone', { userAgent: android, touch: true, width: 412 }, true],
    ['a narrow touch screen', { userAgent: windows, touch: true, width: 1023 }, true],
    ['a wide touch screen', { userAgent: windows, touch: true, width: 1024 }, false],
    ['a narrow window without touch', { userAgent: windows, touch: false, width: 375 }, false],
  ])('knows %s', (_name, device, expected) => {
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
      '/m',
      '/m/task/FH1',
    ]) {
      expect(mobileRedirect(path, phone)).toBeUndefined();
    }
    expect(mobileRedirect('/mobileHomeX', phone)).toBe('/mobileHome');
  });
});
