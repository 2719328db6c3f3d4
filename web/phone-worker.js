// Keeps the shell of the phone's workbench, so that it opens in a warehouse without network: its page, code,
// words and icons. Never an answer of the server, and never another page. The build writes `build` in front:
// what the shell consists of, under a version that changes with it.
/* global build */

const prefix = 'phone-shell-';
const shell = prefix + build.version;
const page = '/m';

/** A network that does not answer within this time counts as none, in ms. */
const patience = 4_000;

const isOfPhone = (path) => path === page || path.startsWith(`${page}/`);

async function keepShell() {
  const cache = await caches.open(shell);
  // What is served under an old address may be of another build. Without cookies the page comes as it is for
  // everybody: with them the server writes the figures of one person into it.
  const how = { cache: 'reload', credentials: 'omit' };
  await cache.addAll([page, ...build.files].map((file) => new Request(file, how)));
  await self.skipWaiting();
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page of the server, so that a new version is seen at once; without it the one that is kept. */
async function openPage(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    if (answer.status < 500) return answer;
  } catch {
    // No network: see below.
  }
  return (await caches.match(page, { cacheName: shell })) ?? Response.error();
}

/** Files whose names change with their content; what a page of the phone has asked for once is kept as well. */
async function openFile({ request, clientId }) {
  const kept = await caches.match(request, { cacheName: shell });
  if (kept) return kept;
  const answer = await fetch(request);
  const client = await self.clients.get(clientId);
  if (answer.ok && client && isOfPhone(new URL(client.url).pathname)) {
    const cache = await caches.open(shell);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isOfPhone(pathname)) event.respondWith(openPage(request));
  } else if (pathname.startsWith('/assets/') || build.files.includes(pathname)) {
    event.respondWith(openFile(event));
  }
});
