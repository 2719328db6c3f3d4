import { randomBytes } from 'node:crypto';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { deleteExports, findExport, insertExport, listExports } from '../../db/files/exports.ts';
import type { DataExport } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import * as calls from '../contract/exports.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { shopsAmong } from '../shop-scope.ts';
import { addressOf, deleteTimeOf } from './download.ts';
import { removeFiles } from './export-files.ts';
import { shopIdsOf } from './export-rights.ts';
import { tellExport } from './export-run.ts';
import { exportWork } from './export-work.ts';

type Job = CallOutput<typeof calls.getExport>;

async function jobOf(context: CallContext, row: DataExport): Promise<Job> {
  const address = row.state === 'done' ? await addressOf(context, row) : undefined;
  return {
    exportId: row.id,
    kind: row.kind,
    format: row.format,
    shopIds: shopIdsOf(row),
    startTime: row.start_day,
    endTime: row.end_day,
    dataSource: row.source,
    state: row.state,
    rowsDone: row.rows_done,
    rows: row.row_count,
    size: row.size,
    error: row.error,
    createTime: row.created_at,
    finishTime: row.finished_at,
    deleteTime: deleteTimeOf(row),
    downloadUrl: address?.url ?? null,
    downloadUntil: address?.until ?? null,
  };
}

/** A person sees all of theirs; a tool those that were asked for by its key. */
const isOwn = ({ caller, now }: CallContext, row: DataExport): boolean =>
  row.owner_id === caller.user?.id &&
  (caller.key === undefined || String(row.key_id) === caller.key.keyId) &&
  deleteTimeOf(row) > now();

async function ownExport(context: CallContext, exportId: string): Promise<DataExport> {
  signedIn(context);
  const row = await findExport(context.db, exportId);
  if (row === undefined || !isOwn(context, row)) refuse(calls.ofExports, 'exportGone');
  return row;
}

/** The oldest finished exports that make room for one more. */
async function spareOf(trx: DbOrTransaction, ownerId: number): Promise<string[]> {
  const rows = await listExports(trx, ownerId);
  const finished = rows.filter(({ state }) => state === 'done' || state === 'failed');
  const kept = calls.mostExports - 1 - (rows.length - finished.length);
  if (kept < 0) refuse(calls.startExport, 'tooManyExports', { most: calls.mostExports });
  return finished.slice(kept).map(({ id }) => id);
}

async function start(input: CallInput<typeof calls.startExport>, context: CallContext) {
  const user = signedIn(context);
  const { kind, startTime, endTime } = input;
  const isLog = kind === 'auditLog';
  if (isLog && context.caller.key !== undefined) refuse(calls.startExport, 'logByKey');
  const isOfDays = kind !== 'products';
  if (isOfDays && !isLog && (startTime === undefined || endTime === undefined))
    refuse(calls.startExport, 'noRange');
  if (startTime !== undefined && endTime !== undefined && endTime < startTime)
    refuse(calls.startExport, 'backwards');
  const shops = isLog ? [] : await shopsAmong(context.db, user, [...new Set(input.shopIds)]);
  const { key } = context.caller;
  const { row, spare } = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, user.id);
    const ids = await spareOf(trx, user.id);
    await deleteExports(trx, ids);
    const inserted = await insertExport(trx, {
      id: randomBytes(16).toString('base64url'),
      owner_id: user.id,
      key_id: key === undefined ? null : Number(key.keyId),
      kind,
      format: input.format,
      mall_ids: JSON.stringify(shops.map((shop) => shop.mall_id)),
      start_day: isOfDays ? (startTime ?? null) : null,
      end_day: isOfDays ? (endTime ?? null) : null,
      source: input.dataSource,
      filter: isLog ? JSON.stringify(input.filter ?? {}) : null,
      state: 'queued',
      created_at: context.now(),
    });
    return { row: inserted, spare: ids };
  });
  await removeFiles(context, spare);
  exportWork(context).wake();
  return jobOf(context, row);
}

async function remove({ exportId }: CallInput<typeof calls.deleteExport>, context: CallContext) {
  const row = await ownExport(context, exportId);
  await deleteExports(context.db, [row.id]);
  await removeFiles(context, [row.id]);
  await tellExport(context, row.id);
  return null;
}

export const routes: Route[] = [
  route(calls.startExport, start),
  route(calls.getExport, async ({ exportId }, context) =>
    jobOf(context, await ownExport(context, exportId)),
  ),
  route(calls.listExports, async (_input, context) => {
    const rows = await listExports(context.db, signedIn(context).id);
    return Promise.all(rows.filter((row) => isOwn(context, row)).map((row) => jobOf(context, row)));
  }),
  route(calls.deleteExport, remove),
];
