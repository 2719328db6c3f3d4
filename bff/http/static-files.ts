import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  cameraHeaders,
  contentSecurityPolicy,
  isFramedPage,
  usesCamera,
} from './security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type EncodingName = (typeof encodings)[number]['name'];

/** What lay in the folder when the server started. */
interface Found {
  readonly path: string;
  readonly type: string;
  /** The ready-made compressed forms beside the file. */
  readonly compressed: ReadonlySet<EncodingName>;
}

/** What is said of it to whoever asks for it. */
interface File extends Found {
  readonly etag: string;
  readonly headers: readonly (readonly [string, string])[];
  /** What is different where the page may be shown in a frame of our own; empty for what is no page. */
  readonly framed: readonly (readonly [string, string])[];
  /** What is different where the page may use the camera; empty for what is no page. */
  readonly camera: readonly (readonly [string, string])[];
}

export interface StaticFiles {
  /** Whether there is a built web client at all. */
  readonly built: boolean;
  /** Answers GET and HEAD for a file or a page of the client; undefined when there is neither. */
  answer(request: Request, pathname: string): Promise<Response | undefined>;
  /** A page as text, with the headers that it is answered with; undefined when there is none of its own. */
  page(pathname: string): Promise<{ readonly html: string; readonly headers: Headers } | undefined>;
}

/**
 * The built web client. Only what lay in the folder when the server started can be read, so no address
 * reaches out of it. Names with a hash are immutable; pages are asked for again each time.
 *
 * Not sirv: a file that a new build has removed ends its process, it sends brotli to who refuses it, and
 * the policy of each page's own scripts would have to be added beside it.
 */
export function createStaticFiles(folder: string): StaticFiles {
  const found = readFolder(folder);
  const body = remembered((path: string) => readFile(path));
  // Each when it is first asked for: to read all of them costs time and memory at the start.
  const described = remembered(describe);

  const headersFor = (file: File, pathname: string): Headers => {
    const headers = new Headers(file.headers.map(([name, value]) => [name, value]));
    if (usesCamera(pathname)) for (const [name, value] of file.camera) headers.set(name, value);
    if (isFramedPage(pathname)) for (const [name, value] of file.framed) headers.set(name, value);
    return headers;
  };

  return {
    built: found.has('/index.html'),
    async page(pathname) {
      const known = found.get(`${pathname}/index.html`);
      const file = known && (await described(known));
      const content = file && (await body(file.path));
      return content && { html: content.toString('utf8'), headers: headersFor(file, pathname) };
    },
    async answer(request, pathname) {
      const known = find(found, pathname);
      const file = known && (await described(known));
      if (file === undefined) return undefined;
      const headers = headersFor(file, pathname);
      if (request.headers.get('if-none-match')?.includes(file.etag)) {
        return new Response(null, { status: 304, headers });
      }
      const encoding = chooseEncoding(request.headers.get('accept-encoding'), file.compressed);
      if (encoding !== undefined) headers.set('content-encoding', encoding.name);
      const content = await body(file.path + (encoding?.ending ?? ''));
      // A rebuild has removed it since the start.
      if (content === undefined) return undefined;
      headers.set('content-length', String(content.byteLength));
      return new Response(request.method === 'HEAD' ? null : content, { headers });
    },
  };
}

/** Reads once and keeps it. What a rebuild has removed since the start is undefined, and looked for again. */
function remembered<K, V>(read: (key: K) => Promise<V>): (key: K) => Promise<V | undefined> {
  const kept = new Map<K, Promise<V>>();
  return async (key) => {
    const reading = kept.get(key) ?? read(key);
    kept.set(key, reading);
    try {
      return await reading;
    } catch (error) {
      kept.delete(key);
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The file itself, the prerendered page of that address, or the client's one page for its own addresses. */
function find(files: ReadonlyMap<string, Found>, pathname: string): Found | undefined {
  const file = files.get(pathname) ?? files.get(`${pathname.replace(/\/$/, '')}/index.html`);
  if (file !== undefined) return file;
  const looksLikeFile = extname(pathname) !== '' || pathname.startsWith('/assets/');
  return looksLikeFile ? undefined : files.get('/index.html');
}

function readFolder(folder: string): ReadonlyMap<string, Found> {
  const files = new Map<string, Found>();
  if (!existsSync(folder)) return files;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of names) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    const compressed = encodings.filter(({ ending }) => names.has(path + ending));
    files.set(path.slice(folder.length).replaceAll('\\', '/'), {
      path,
      type,
      compressed: new Set(compressed.map(({ name }) => name)),
    });
  }
  return files;
}

async function describe(found: Found): Promise<File> {
  const { path, type } = found;
  const content = await readFile(path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const hashed = /-[\w-]{8,}\.\w+$/.test(path) && /[\\/]assets[\\/]/.test(path);
  const headers: [string, string][] = [
    ['content-type', type],
    ['etag', etag],
    ['vary', 'accept-encoding'],
    ['cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache'],
  ];
  const framed: [string, string][] = [];
  const camera: (readonly [string, string])[] = [];
  if (type.startsWith('text/html')) {
    const hashes = inlineScriptHashes(content.toString('utf8'));
    headers.push(['content-security-policy', contentSecurityPolicy('app', hashes)]);
    const policy = contentSecurityPolicy('app', hashes, { isFramed: true });
    camera.push(...cameraHeaders(hashes));
    framed.push(['content-security-policy', policy], ['x-frame-options', 'SAMEORIGIN']);
  }
  return { ...found, etag, headers, framed, camera };
}

/** Hashes in the form of a content security policy, of the scripts written into a page. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .map(([, script]) => script ?? '')
    .filter((script) => script.trim() !== '')
    .map((script) => `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`);
}

/** The best encoding that the caller takes, by the order above; `q=0` refuses one. */
function chooseEncoding(accepted: string | null, available: ReadonlySet<EncodingName>) {
  const offers = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  return encodings.find(({ name }) => available.has(name) && offers.get(name) === true);
}
