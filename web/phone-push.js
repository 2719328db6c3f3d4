// Shows what is pushed, and opens its list when it is touched. The build joins it to the worker of the phone's
// workbench. What comes may be of another version of the server, or be nothing at all; something is always
// shown, as browsers take the permission back from whoever gets messages and shows none.

const pushed = {
  title: '卖家运营助手',
  body: '您有新的提醒，点按查看。',
  url: '/m',
  tag: 'push',
  lang: 'zh-CN',
};
const longest = 2_000;

/** What the message says, as far as it is what it should be. */
function readPush(data) {
  let said;
  try {
    said = data?.json();
  } catch {
    // No JSON: see below.
  }
  const text = (name) => {
    const value = said?.[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, longest) : pushed[name];
  };
  return {
    title: text('title'),
    body: text('body'),
    tag: text('tag'),
    url: ownPage(said?.url),
    lang: text('lang'),
    dir: ['ltr', 'rtl'].includes(said?.dir) ? said.dir : 'auto',
  };
}

/** A page of the phone's workbench, and of no other site. */
function ownPage(path) {
  const url = typeof path === 'string' ? URL.parse(path, self.location.origin) : null;
  const isOwn = url?.origin === self.location.origin && /^\/m(\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search : pushed.url;
}

function showPush(data) {
  const { title, body, tag, url, lang, dir } = readPush(data);
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
