import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { count, type Limit } from '../account/limits.ts';
import { networkOf } from '../account/network.ts';
import { tryImport } from '../contract/import-tries.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { FileProblem } from './file-problem.ts';
import { fileWork } from './file-work.ts';
import type { ImportOptions } from './guess.ts';
import { refusing } from './refusing.ts';
import { tooLarge } from './source/bytes.ts';
import { convertApart, folderOf, formats, kindOfFile, removeRemains, write } from './uploads.ts';

/** Bytes of a file that somebody without an account sends, and of what is inside. */
const mostSent = 8 * 1024 * 1024;
const mostInside = 64 * 1024 * 1024;

/** Tries from one network address. */
const tries: Limit = { max: 20, window: 10 * 60_000 };

/** After so many milliseconds no file is being read any more. */
const oldest = 10 * 60_000;

/** No boss has this id: all visitors together have one of the places where files are read, as each boss has. */
const visitors = 0;

type Tried = z.output<typeof tryImport.output>;

/** Reads the file in a process of its own; it is gone before the answer, whatever comes of it. */
async function tryApart(
  context: CallContext,
  bytes: AsyncIterable<Uint8Array>,
  mapping: ImportOptions['mapping'] | undefined,
): Promise<Tried> {
  const { config, request, now } = context;
  const folder = folderOf(context);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a server that was killed has left.
  await removeRemains(folder, now() - oldest);
  const path = join(folder, `try-${randomBytes(16).toString('base64url')}`);
  const [sent, text] = [`${path}.part`, `${path}.csv.part`];
  const sendable = Math.min(mostSent, config.importMaxBytes);
  const limit = Math.min(mostInside, config.importMaxBytes);
  try {
    await write(sent, bytes, sendable);
    const kind = await kindOfFile(sent, limit);
    const isText = kind === 'text';
    const { note, sheets } = isText
      ? { note: null, sheets: [] }
      : await convertApart({ path: sent, target: text, limit }, visitors, request.signal);
    const read = isText ? sent : text;
    const { size } = await stat(read);
    const file = { path: read, format: formats[kind], size, sheets };
    const order = { kind: 'try', file, limit, now: now(), mapping } as const;
    const answer = await fileWork.run(visitors, order, request.signal);
    if (answer?.kind === 'tried') return { ...answer.tried, note };
    throw new FileProblem(importSentences.tryTooLarge);
  } finally {
    await rm(sent, { force: true });
    await rm(text, { force: true });
  }
}

export const routes: Route[] = [
  route(tryImport, async ({ mapping }, context) => {
    const { request, clientAddress } = context;
    const network = clientAddress === undefined ? '' : networkOf(clientAddress);
    await count(context, `try:${network}`, tries, '试用次数太多');
    return refusing(async () => {
      if (Number(request.headers.get('content-length') ?? 0) > mostSent) {
        throw tooLarge(mostSent, false);
      }
      if (request.body === null) throw new FileProblem(importSentences.tryEmpty);
      return tryApart(context, request.body, mapping);
    });
  }),
];
