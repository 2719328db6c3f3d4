import { helperRefusals } from '../../../../api/contract/rules/helper-refusals.ts';
import { isRecord } from '../is-record.ts';
import { helperDoor, helperPort } from './door.ts';
import { reasonOf } from './reason.ts';
import { saidByHelper } from './said.ts';

/** What a local service of the helper answers. */
interface LocalAnswer {
  readonly code: number;
  /** In the language of the page. */
  readonly msg: string;
  /** The folder is not on this machine. */
  readonly isMissing: boolean;
  readonly data: unknown;
}

/** @throws where no helper runs, or it does not answer as it should */
async function ask(path: string, init: RequestInit = {}): Promise<LocalAnswer> {
  const door = helperDoor.get();
  if (door === undefined) throw new Error('No helper has let this page in');
  const response = await fetch(`http://127.0.0.1:${helperPort}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${door.secret}`, ...init.headers },
  });
  const answer: unknown = await response.json();
  if (!isRecord(answer) || typeof answer.code !== 'number') throw new Error('No answer');
  const { code, data } = answer;
  const said = String(answer.msg ?? '');
  return {
    code,
    msg: code === 0 ? said : await saidByHelper(response, said),
    // An older helper says so by its sentence alone.
    isMissing:
      code === 1 && (reasonOf(response) === 'folder' || said.includes(helperRefusals.folder)),
    data,
  };
}

/** Shows a folder of the seller's images in a window. */
export const openImageFolder = (folder: string): Promise<LocalAnswer> =>
  ask('/local/openFolder', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ folder }),
  });

/** The host that takes files for shops of a platform; undefined where the helper knows none. */
export const fileHostOf = (platform: string): Promise<string | undefined> =>
  hostOf(platform, 'fileHost');

/** The host of the seller's back office for shops of a platform; undefined where the helper knows none. */
export const sellerHostOf = (platform: string): Promise<string | undefined> =>
  hostOf(platform, 'sellerHost');

async function hostOf(
  platform: string,
  kind: 'fileHost' | 'sellerHost',
): Promise<string | undefined> {
  const { data } = await ask('/local/platforms');
  const known = Array.isArray(data)
    ? data.find((each) => isRecord(each) && each.id === platform)
    : undefined;
  const host = isRecord(known) ? known[kind] : undefined;
  return typeof host === 'string' ? host : undefined;
}
