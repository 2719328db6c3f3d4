import { bad, type Finding, good, unknown } from './finding.ts';

/** What the browser can do by itself, without the server. */

const browsers = [
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['Edge', /Edg(?:A|iOS)?\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
] as const;

export function browserOf(userAgent: string): Finding {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return good('browserIs', { name, version });
  }
  return unknown('browserOther');
}

/** Features that the pages are built upon; the newest decide. */
const needed: readonly (readonly [name: string, isThere: () => boolean])[] = [
  ['ES2024', () => 'groupBy' in Map && 'withResolvers' in Promise],
  ['URL.canParse', () => 'canParse' in URL],
  ['CSS :has', () => CSS.supports('selector(:has(a))')],
  ['dialog', () => typeof HTMLDialogElement !== 'undefined'],
  ['IntersectionObserver', () => typeof IntersectionObserver !== 'undefined'],
  ['IndexedDB', () => typeof indexedDB !== 'undefined'],
  ['WebSocket', () => typeof WebSocket !== 'undefined'],
];

export function featuresOf(): Finding {
  const lacking = needed.filter(([, isThere]) => !isThere()).map(([name]) => name);
  return lacking.length === 0 ? good('allFeatures') : bad('lacks', { names: lacking.join(', ') });
}

export const secure = (): Finding => (window.isSecureContext ? good('isSecure') : bad('isPlain'));

const probe = 'siteTest';

export function cookies(): Finding {
  const write = (value: string, seconds: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
    document.cookie = `${probe}=${value}; path=/; max-age=${seconds}; SameSite=Lax`;
  };
  write('1', 10);
  const isKept = document.cookie.includes(`${probe}=1`);
  write('', 0);
  return isKept ? good('works') : bad('refused');
}

export async function storage(): Promise<Finding> {
  try {
    localStorage.setItem(probe, '1');
    const isKept = localStorage.getItem(probe) === '1';
    localStorage.removeItem(probe);
    if (!isKept) return bad('refused');
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota === 0) return good('works');
    return good('storageOf', { size: Math.round((quota - usage) / 1_048_576) });
  } catch {
    return bad('refused');
  }
}

export async function worker(): Promise<Finding> {
  if (!('serviceWorker' in navigator)) return bad('unsupported');
  const registered = await navigator.serviceWorker.getRegistrations();
  return good(registered.length > 0 ? 'workerOn' : 'workerOff');
}

export function push(): Finding {
  if (!('PushManager' in window && 'Notification' in window)) return bad('unsupported');
  if (Notification.permission === 'denied') return bad('denied');
  return good(Notification.permission === 'granted' ? 'granted' : 'ask');
}
