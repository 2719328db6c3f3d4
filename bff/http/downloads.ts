import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import {
  type Download,
  downloadsManifest,
  manifestName,
  type OfferedFile,
} from '../../api/contract/downloads.ts';
import { rangeIn } from './range.ts';
import { plainError } from './refusals.ts';

/** Where the files lie: in a folder of this machine, or below an address that other machines answer at. */
export type DownloadSource = { readonly folder: string } | { readonly url: string };

export interface Downloads {
  /** What is offered now: the manifest may have been added to since the start. */
  list(): Promise<readonly Download[]>;
  /** Answers GET and HEAD below `downloadsPath`. */
  answer(request: Request): Promise<Response>;
}

export const downloadsPath = '/downloads/';

/** How long a manifest of another machine counts, and how long it is waited for, in ms. */
const freshFor = 60_000;
const patience = 5_000;
const longestManifest = 65_536;

const none: Downloads = {
  list: async () => [],
  answer: async () => plainError(404, 'NOT_FOUND', '没有这个文件'),
};

/** What is offered for download; nothing where there is no source. */
export function createDownloads(
  source: DownloadSource | undefined,
  logger: Logger,
  now: () => number = Date.now,
): Downloads {
  if (source === undefined) return none;
  return 'folder' in source ? inFolder(source.folder, logger) : elsewhere(source.url, logger, now);
}

function inFolder(folder: string, logger: Logger): Downloads {
  let known: { readonly at: number; readonly files: readonly OfferedFile[] } | undefined;

  /** Read again when it has changed. Where there is none, nothing is offered. */
  async function manifest(): Promise<readonly OfferedFile[]> {
    const path = join(folder, manifestName);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) return [];
    if (known?.at !== found.mtimeMs)
      known = { at: found.mtimeMs, files: parsed(await readFile(path, 'utf8'), path) };
    return known.files;
  }

  /** One that was replaced by another, or not copied to its end, would fail whoever checks it. */
  async function isWhole({ file, bytes }: OfferedFile): Promise<boolean> {
    const size = await stat(join(folder, file)).then(
      (found) => (found.isFile() ? found.size : undefined),
      () => undefined,
    );
    if (size !== bytes)
      logger.warn({ file, size, bytes }, 'A download is not as the manifest says');
    return size === bytes;
  }

  return {
    async list() {
      const files = await manifest();
      const whole = await Promise.all(files.map(isWhole));
      return files
        .filter((_, place) => whole[place])
        .map((file) => ({ ...file, url: downloadsPath + file.file }));
    },
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const answer = plainError(405, 'METHOD_NOT_ALLOWED', '请求方法不受支持');
        answer.headers.set('allow', 'GET, HEAD');
        return answer;
      }
      const name = new URL(request.url).pathname.slice(downloadsPath.length);
      const offered = (await manifest()).find(({ file }) => file === name);
      // Names that the manifest does not have lead nowhere, whatever lies in the folder.
      if (offered === undefined || !(await isWhole(offered)))
        return plainError(404, 'NOT_FOUND', '没有这个文件');
      return fileAnswer(request, join(folder, name), offered);
    },
  };
}

/** Kept as a file, never shown: what is in it is nothing of a page's. */
async function fileAnswer(request: Request, path: string, offered: OfferedFile): Promise<Response> {
  const { file, bytes, sha256 } = offered;
  const etag = `"${sha256}"`;
  const headers = new Headers({
    'content-type': extname(file) === '.zip' ? 'application/zip' : 'application/octet-stream',
    'content-disposition': `attachment; filename="${file}"`,
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    etag,
  });
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const condition = request.headers.get('if-range');
  const asked = condition === null || condition === etag ? request.headers.get('range') : null;
  const range = rangeIn(asked, bytes);
  if (range === 'none') {
    headers.set('content-range', `bytes */${bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range !== undefined) headers.set('content-range', `bytes ${start}-${end}/${bytes}`);
  const status = range === undefined ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Read as it is sent, not before.
  const whole = await openAsBlob(path);
  return new Response(whole.slice(start, end + 1), { status, headers });
}

function elsewhere(url: string, logger: Logger, now: () => number): Downloads {
  const base = url.endsWith('/') ? url : `${url}/`;
  let known: { readonly until: number; readonly files: Promise<readonly Download[]> } | undefined;
  let last: readonly Download[] | undefined;

  async function ask(): Promise<readonly Download[]> {
    const answer = await fetch(base + manifestName, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (!answer.ok || text.length > longestManifest)
      throw new Error(`${base}${manifestName} was answered with HTTP ${answer.status}`);
    return parsed(text, base + manifestName).map((file) => ({ ...file, url: base + file.file }));
  }

  return {
    ...none,
    async list() {
      if (known === undefined || known.until <= now())
        known = { until: now() + freshFor, files: ask() };
      try {
        last = await known.files;
        return last;
      } catch (error) {
        if (last === undefined) throw error;
        // What was offered a minute ago is better than nothing.
        logger.warn({ problem: String(error) }, 'The manifest of the downloads could not be read');
        return last;
      }
    },
  };
}

/** @throws Error that says where and what is wrong */
function parsed(text: string, where: string): readonly OfferedFile[] {
  try {
    return downloadsManifest.parse(JSON.parse(text)).files;
  } catch (error) {
    throw new Error(`${where} is no manifest of downloads: ${error}`, { cause: error });
  }
}
