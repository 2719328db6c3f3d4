import { selectedLang } from '../../../i18n/selected-language.ts';
import { alertLanguageOf } from '../alert-language.ts';

/** What this browser can do of push notifications, and its subscription. */

export type PushSupport = 'supported' | 'denied' | 'install' | 'unsupported';

/** The worker of the phone's workbench, which shows what is pushed; the desktop uses the same. */
const worker = '/phone-worker.js';
const scope = '/m';

/** Says so on an iPhone or iPad: there only an app of the home screen gets notifications. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  const hasAll =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}

/** The subscription of this browser; null without one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Resolves when the worker can get messages. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker, { scope });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || coming === null) return registration;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The worker could not be installed'));
    });
  });
  return registration;
}

/** Base64url as bytes: not every browser takes the text. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = subscription.options.applicationServerKey;
  return own !== null && new Uint8Array(own).every((byte, place) => byte === key[place]);
};

/**
 * Asks the person, where the browser has not, and subscribes. Undefined when they do not want it.
 * @throws what the browser or its push service says
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await activeWorker();
  const applicationServerKey = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known !== null && isSameKey(known, applicationServerKey)) return known;
  // Of another server, or of a key that is no more.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** What the server is told of a subscription; undefined where the browser does not tell its keys. */
export function inputOf(subscription: PushSubscription) {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  const language = alertLanguageOf(selectedLang.get());
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, language } : undefined;
}
