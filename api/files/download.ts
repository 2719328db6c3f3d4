import { openAsBlob } from 'node:fs';
import { findExport } from '../../db/files/exports.ts';
import type { DataExport } from '../../db/schema.ts';
import { lastDayKept } from '../billing/paid-time.ts';
import { vaultOf } from '../binding/vault.ts';
import { downloadOpenFor, downloadPath, exportKeptFor } from '../contract/exports.ts';
import { shanghaiDigits } from '../contract/rules/calendar.ts';
import type { ApiDeps } from '../deps.ts';
import { HttpRefusal } from '../http/answer.ts';
import { Refusal } from '../refusal.ts';
import { fileOf } from './export-files.ts';
import { allowedNow } from './export-rights.ts';

/** Finished files by addresses that are signed and expire: whoever has one needs no other credential. */

const purpose = 'export download';

const signed = ({ id, owner_id: ownerId }: Pick<DataExport, 'id' | 'owner_id'>, until: number) =>
  `${id} ${ownerId} ${until}`;

export const deleteTimeOf = (row: Pick<DataExport, 'created_at'>): number =>
  row.created_at + exportKeptFor;

/** The address of a finished file, and until when it holds; undefined where it tells more than its asker may see by now. */
export async function addressOf(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now'>,
  row: DataExport,
): Promise<{ url: string; until: number } | undefined> {
  if (!(await isAllowed(deps, row))) return undefined;
  const until = Math.min(deps.now() + downloadOpenFor, deleteTimeOf(row));
  const signature = (await vaultOf(deps)).sign(purpose, signed(row, until));
  const query = new URLSearchParams({ id: row.id, until: String(until), signature });
  return { url: `${downloadPath}?${query}`, until };
}

const types = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson' } as const;

/**
 * Answers such an address.
 * @throws HttpRefusal when it is not one of ours, is over, or tells more than its asker may see by now
 */
export async function answerDownload(deps: ApiDeps, url: URL): Promise<Response> {
  const row = await signedExport(deps, url.searchParams);
  if (!(await isAllowed(deps, row)))
    throw new HttpRefusal(403, {
      zh: '导出的权限已变化，请重新导出',
      en: 'What the asker may see has changed; export it again.',
    });
  // Read as it is sent: however large it is, little of it is in memory.
  const file = await openAsBlob(fileOf(deps, row)).catch(() => undefined);
  if (file === undefined)
    throw new HttpRefusal(410, {
      zh: '导出文件已删除，请重新导出',
      en: 'The file is gone; export it again.',
    });
  const name = `${row.kind}-${shanghaiDigits(row.created_at)}.${row.format}`;
  return new Response(whileAllowed(deps, row, file), {
    headers: {
      'content-type': types[row.format],
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** How often it is looked at whether whoever has asked for a file may still see it, while it is sent. Milliseconds. */
const lookEvery = 1_000;

/** The bytes of a file; they break off when its asker may not see it any more, however slowly they are taken. */
function whileAllowed(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now'>,
  row: DataExport,
  file: Blob,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = file.stream().getReader();
  let lookedAt = deps.now();
  const next = async (): Promise<Awaited<ReturnType<typeof bytes.read>>> => {
    if (deps.now() - lookedAt >= lookEvery) {
      lookedAt = deps.now();
      if (!(await isAllowed(deps, row))) throw new Error('The asker may not see it any more');
    }
    return bytes.read();
  };
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => bytes.cancel(reason),
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}

/** In the same words for any that does not hold: nobody learns which exports there are. */
async function signedExport(deps: ApiDeps, query: URLSearchParams): Promise<DataExport> {
  const until = Number(query.get('until'));
  const row = await findExport(deps.db, query.get('id') ?? '');
  const vault = await vaultOf(deps);
  const holds =
    row?.state === 'done' &&
    until > deps.now() &&
    vault.isSigned(purpose, signed(row, until), query.get('signature') ?? '');
  if (holds) return row;
  throw new HttpRefusal(403, {
    zh: '下载地址无效或已过期，请重新获取',
    en: 'This address is wrong or over; ask for another.',
  });
}

async function isAllowed(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now'>,
  row: DataExport,
): Promise<boolean> {
  try {
    const { withCost, shops } = await allowedNow(deps, row);
    // What was kept when the file was made may have been cleared since.
    const isCleared = shops.some(
      ({ shop, lastDay }) => lastDay === null && lastDayKept(shop, row.created_at) !== null,
    );
    return !isCleared && (withCost || row.with_cost === 0);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
