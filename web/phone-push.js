// Shows what is pushed, and opens its list when it is touched. The build joins it to the worker of the phone's
// workbench. What comes may be of another version of the server, or be nothing at all; something is always
// shown, as browsers take the permission back from whoever gets messages and shows none.

/** Said where the page has left no words in the language of the person. */
const pushed = {
  title: '卖家运营助手',
  body: '您有新的提醒，点按查看。',
  url: '/m',
  tag: 'push',
  lang: 'zh-CN',
  dir: 'auto',
};
const longest = 2_000;

/** Where the page leaves them: `web/src/features/notices/push/push-words.ts`. */
const words = 'push-words';

const isText = (value) => typeof value === 'string' && value !== '';
const isDirection = (value) => ['ltr', 'rtl'].includes(value);

/** What is said where the message does not say it. */
async function usual() {
  try {
    const answer = await caches.match(`/${words}`, { cacheName: words });
    const { title, body, lang, dir } = (await answer?.json()) ?? {};
    const isWhole = [title, body, lang].every(isText) && isDirection(dir);
    return isWhole ? { ...pushed, title, body, lang, dir } : pushed;
  } catch {
    return pushed;
  }
}

/** What the message says, as far as it is what it should be. */
async function readPush(data) {
  let said;
  try {
    said = data?.json();
  } catch {
    // No JSON: see below.
  }
  const other = await usual();
  const text = (name) => {
    const value = said?.[name];
    return isText(value) ? value.slice(0, longest) : other[name];
  };
  return {
    title: text('title'),
    body: text('body'),
    tag: text('tag'),
    url: ownPage(said?.url),
    lang: text('lang'),
    dir: isDirection(said?.dir) ? said.dir : other.dir,
  };
}

/** A page of the phone's workbench, and of no other site. */
function ownPage(path) {
  if (typeof path !== 'string' || !URL.canParse(path, self.location.origin)) return pushed.url;
  const { origin, pathname, search } = new URL(path, self.location.origin);
  const isOwn = origin === self.location.origin && /^\/m(\/|$)/.test(pathname);
  return isOwn ? pathname + search : pushed.url;
}

async function showPush(data) {
  const { title, body, tag, url, lang, dir } = await readPush(data);
  return self.registration.showNotification(title, {
    body,
    tag,
    lang,
    dir,
    icon: '/phone-icon-192.png',
    badge: '/phone-icon-192.png',
    data: { url },
  });
}

/** In a window of the workbench where one is open, else in a new one. */
async function openPush(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => /^\/m(\/|$)/.test(new URL(client.url).pathname));
  if (open === undefined) return self.clients.openWindow(url);
  await open.focus().catch(() => {});
  // Not every browser lets a worker lead a window.
  return open.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(ownPage(event.notification.data?.url)));
});
