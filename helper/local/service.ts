import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { id } from '../../api/contract/fields.ts';
import { type Answer, done, refusal, sendAnswer } from '../http/answer.ts';
import { readWhole, TooLarge } from '../http/body.ts';
import type { Service } from '../http/doors.ts';
import type { Login } from '../session/login.ts';
import type { Settings } from '../settings.ts';
import { type Found, findFolder } from './folders.ts';
import { imagesIn } from './images.ts';
import { openFolder } from './open-folder.ts';

/** What the helper does for pages on this machine itself. */

const mostBytes = 16 * 1024;
const slowest = 10_000;

const folderName = z.string().max(1024).default('');
const openInput = z.object({ folder: folderName });
/** Pages of others may have the id as a number. */
const userId = z.union([id, z.int().nonnegative().transform(String)]);
const userInput = z.object({ userId, nickName: z.string().trim().max(64).optional() });

const badInput = refusal('input', { status: 400 });

type LocalSettings = Pick<Settings, 'imageFolder' | 'platforms'>;

async function inFolder(found: Found, act: (path: string) => Promise<Answer>): Promise<Answer> {
  if (found.kind === 'folder') return act(found.path);
  return refusal(found.kind === 'missing' ? 'folder' : 'outside');
}

function setUserInfo(login: Login, body: unknown): Answer {
  const sent = userInput.safeParse(body);
  if (!sent.success) return badInput;
  if (sent.data.userId !== login.userId) return refusal('person');
  login.userInfo = sent.data;
  return done(login.userInfo);
}

/** The body as JSON; undefined for one that is none. */
async function jsonOf(request: IncomingMessage): Promise<unknown> {
  // A form would need no permission of the browser's (CORS); JSON does.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return undefined;
  const body = await readWhole(request, mostBytes, AbortSignal.timeout(slowest));
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function localService({ imageFolder, platforms }: LocalSettings): Service {
  async function answer(request: IncomingMessage, login: Login): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /local/customImages': {
        const name = folderName.safeParse(url.searchParams.get('folder') ?? undefined);
        if (!name.success) return badInput;
        const found = await findFolder(imageFolder, name.data);
        return inFolder(found, async (path) => done(await imagesIn(path)));
      }
      case 'GET /local/platforms':
        return done(platforms);
      case 'GET /local/userInfo':
        return done(login.userInfo ?? null);
      case 'POST /local/userInfo':
        return setUserInfo(login, await jsonOf(request));
      case 'POST /local/openFolder': {
        const sent = openInput.safeParse(await jsonOf(request));
        if (!sent.success) return badInput;
        return inFolder(await findFolder(imageFolder, sent.data.folder), async (path) =>
          (await openFolder(path)) ? done(null) : refusal('window'),
        );
      }
      default:
        return refusal('path', { status: 404, code: 404 });
    }
  }
  return async (request, response, login) => {
    try {
      sendAnswer(request, response, await answer(request, login));
    } catch (error) {
      const isTooLarge = error instanceof TooLarge;
      const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError';
      if (!isTooLarge && !isTooSlow) throw error;
      const refused = isTooLarge
        ? refusal('tooLarge', { status: 413, code: 413 })
        : refusal('slowBody', { status: 408, code: 408 });
      sendAnswer(request, response, refused);
    }
  };
}
