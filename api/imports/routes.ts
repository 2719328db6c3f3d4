import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { listChanges } from '../../db/imports/import-changes.ts';
import { listRefusals } from '../../db/imports/import-refusals.ts';
import {
  findImport,
  findRepeatableImport,
  findUnfinishedImport,
  findUnknownOverlap,
  insertImport,
  listImports as listRows,
  queueTakingBack,
  resetImport,
} from '../../db/imports/imports.ts';
import { findUpload, isUploadBusy, type Upload } from '../../db/imports/uploads.ts';
import type { SalesImport, User } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { visibleShopsAmong } from '../../db/shops/shops.ts';
import type { SavedImports } from '../../db/statistics/trend-events.ts';
import { stillAdmitted } from '../admission.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import { discardUpload, ofUploads, previewImport, uploadImport } from '../contract/import-files.ts';
import {
  cancelImport,
  getImport,
  listImportChanges,
  listImportRefusals,
  listImports,
  ofImports,
  startImport,
  takeBackImport,
} from '../contract/imports.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import { sentence } from '../contract/rules/sentences.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { resolveScope } from '../shop-scope.ts';
import { amountSource } from './amounts.ts';
import { FileProblem } from './file-problem.ts';
import { type ImportOptions, missingFields } from './guess.ts';
import { jobView } from './job-view.ts';
import { importJobs } from './jobs.ts';
import { previewApart } from './preview-apart.ts';
import { ratesOf } from './rates.ts';
import { placeOf, sheetsStored } from './read-sheets.ts';
import { refusing } from './refusing.ts';
import { checkRoom, contentLimit } from './room.ts';
import { tooLarge } from './source/bytes.ts';
import { unpaidRows } from './unpaid-rows.ts';
import { removeUploads, storeUpload, uploadedFile } from './uploads.ts';
import { isZone } from './values/zones.ts';

async function ownUpload(context: CallContext, owner: User, uploadId: string): Promise<Upload> {
  const upload = await findUpload(context.db, owner.id, uploadId);
  if (upload === undefined) refuse(ofUploads, 'uploadGone');
  return upload;
}

async function ownImport(context: CallContext, importId: string): Promise<SalesImport> {
  const owner = signedIn(context);
  const id = /^\d{1,15}$/.test(importId) ? Number(importId) : 0;
  const row = await findImport(context.db, id);
  if (row?.owner_id !== owner.id) refuse(ofImports, 'importGone');
  return row;
}

/** @throws Refusal when another import of the owner waits or runs */
async function refuseSecond(trx: DbOrTransaction, ownerId: number): Promise<void> {
  if ((await findUnfinishedImport(trx, ownerId)) !== undefined) {
    refuse(ofImports, 'another');
  }
}

/** @throws Refusal when an import with these options cannot succeed, whatever the file holds */
async function checkOptions(
  { db }: CallContext,
  owner: User,
  options: ImportOptions,
): Promise<void> {
  if (!isZone(options.timeZone)) {
    refuse(ofUploads, 'noZone', { zone: options.timeZone });
  }
  const missing = missingFields(options.mapping);
  if (missing.length > 0) {
    const { wordOrderNo, wordCode, wordQuantity, wordSoldAt, wordQuoted } = importSentences;
    const names = {
      orderNo: wordOrderNo,
      productCode: wordCode,
      quantity: wordQuantity,
      soldAt: wordSoldAt,
    };
    const list = Object.entries(names).filter(([field]) => missing.some((each) => each === field));
    const quoted = list.map(([, word]) => sentence(wordQuoted, { word }));
    refuse(startImport, 'noColumns', { names: quoted.join('、') });
  }
  const columns = Object.values(options.mapping);
  if (new Set(columns).size < columns.length) {
    refuse(startImport, 'columnTwice');
  }
  // Both throw when they contradict themselves, whatever the file holds.
  await refusing(async () => {
    amountSource(options, columns);
    ratesOf(options);
  });
  if (options.mapping.shopName !== undefined) return;
  if (options.shopId === null) refuse(startImport, 'noShop');
  const [shop] = await visibleShopsAmong(db, owner, [options.shopId]);
  if (shop === undefined) refuse(startImport, 'shopGone');
}

/** Which imports are asked for by what they brought; undefined where all are. */
async function savedImports(
  { savedFrom, savedTo, shopId }: Omit<CallInput<typeof listImports>, 'pageIndex' | 'pageSize'>,
  context: CallContext,
): Promise<SavedImports | undefined> {
  if ([savedFrom, savedTo, shopId].every((one) => one === undefined)) return undefined;
  return {
    start: savedFrom,
    end: savedTo,
    ...(shopId !== undefined && (await resolveScope(context, shopId))),
  };
}

export const routes: Route[] = [
  route(uploadImport, async ({ fileName }, context) => {
    const owner = signedIn(context);
    const { request, config } = context;
    return refusing(async () => {
      const announced = Number(request.headers.get('content-length') ?? 0);
      if (announced > config.importMaxBytes) throw tooLarge(config.importMaxBytes, false);
      if (request.body === null) throw new FileProblem(importSentences.fileEmpty);
      const upload = await storeUpload(
        context,
        owner.id,
        fileName,
        { bytes: request.body, announced },
        request.signal,
      );
      try {
        await stillAdmitted(uploadImport, context);
      } catch (error) {
        await removeUploads(context, [upload.id]);
        throw error;
      }
      return { uploadId: upload.id, fileName: upload.file_name, size: upload.size };
    });
  }),

  route(previewImport, async ({ uploadId, options }, context) => {
    const owner = signedIn(context);
    const upload = await ownUpload(context, owner, uploadId);
    if (options !== undefined && !isZone(options.timeZone)) {
      refuse(ofUploads, 'noZone', { zone: options.timeZone });
    }
    return refusing(async () => {
      const file = await uploadedFile(context, upload);
      const limit = await contentLimit(file.path, 0, context.config);
      const order = { file, limit, now: context.now(), options };
      const preview = await previewApart(owner.id, order, context.request.signal);
      const check = await unpaidRows(context.db, owner.id, preview.options, context.now());
      const rows = preview.rows.map((row) => ({ ...row, problem: row.problem ?? check(row) }));
      return { uploadId, fileName: upload.file_name, note: upload.note, ...preview, rows };
    });
  }),

  route(startImport, async ({ uploadId, options, dryRun }, context) => {
    const owner = signedIn(context);
    const jobs = importJobs(context);
    const upload = await ownUpload(context, owner, uploadId);
    await checkOptions(context, owner, options);
    const { file, limit } = await refusing(async () => {
      const stored = await uploadedFile(context, upload);
      await checkRoom(stored.path, stored.size, context.config);
      return { file: stored, limit: await contentLimit(stored.path, 0, context.config) };
    });
    await jobs.markInterrupted();
    const runner = await jobs.runnerId();
    const row = await context.db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner.id);
      await refuseSecond(trx, owner.id);
      const queued = {
        options: JSON.stringify(options),
        status: 'queued' as const,
        note: upload.note,
        sheets: upload.sheets,
        created_at: context.now(),
        heartbeat_at: context.now(),
        runner,
      };
      const again = dryRun ? undefined : await findRepeatableImport(trx, owner.id, uploadId);
      if (again !== undefined) return resetImport(trx, again.id, queued);
      return insertImport(trx, {
        ...queued,
        owner_id: owner.id,
        upload_id: uploadId,
        file_name: upload.file_name,
        dry_run: dryRun ? 1 : 0,
        percent: 0,
        rows_read: 0,
        lines_added: 0,
        lines_known: 0,
        rows_refused: 0,
        shops_created: 0,
        products_created: 0,
      });
    });
    jobs.start(row, file, limit);
    return jobView(row);
  }),

  route(cancelImport, async ({ importId }, context) => {
    const row = await ownImport(context, importId);
    if (row.phase === 'taking_back') refuse(cancelImport, 'takingBack');
    const ended = await importJobs(context).cancel(row.id);
    return jobView(ended ?? row);
  }),

  route(takeBackImport, async ({ importId }, context) => {
    const before = await ownImport(context, importId);
    const jobs = importJobs(context);
    await jobs.markInterrupted();
    const runner = await jobs.runnerId();
    const row = await context.db.transaction().execute(async (trx) => {
      await lockOwner(trx, before.owner_id);
      await refuseSecond(trx, before.owner_id);
      const overlap = await findUnknownOverlap(trx, before);
      if (overlap !== undefined) {
        refuse(takeBackImport, 'overlap', { name: overlap.file_name });
      }
      const queued = { heartbeat_at: context.now(), runner };
      const taking = await queueTakingBack(trx, before.id, queued);
      if (taking !== undefined) return taking;
      refuse(takeBackImport, before.taken_back_at === null ? 'nothingAdded' : 'takenBack');
    });
    jobs.takeBack(row);
    return jobView(row);
  }),

  route(getImport, async ({ importId }, context) => {
    await importJobs(context).markInterrupted();
    return jobView(await ownImport(context, importId));
  }),

  route(listImports, async ({ pageIndex, pageSize, updatedSince, ...asked }, context) => {
    const owner = signedIn(context);
    if (!context.config.readOnly) await importJobs(context).markInterrupted();
    const inFigures = await savedImports(asked, context);
    const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize, updatedSince, inFigures };
    const { total, rows } = await listRows(context.db, owner.id, page);
    return { total, rows: rows.map(jobView) };
  }),

  route(listImportRefusals, async ({ importId, pageIndex, pageSize }, context) => {
    const row = await ownImport(context, importId);
    const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize };
    const { total, rows } = await listRefusals(context.db, row.id, page);
    const sheets = sheetsStored(row.sheets);
    return {
      total,
      rows: rows.map(({ row_no, reason, raw }) => ({ ...placeOf(row_no, sheets), reason, raw })),
    };
  }),

  route(listImportChanges, async ({ importId, pageIndex, pageSize }, context) => {
    const row = await ownImport(context, importId);
    const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize };
    const { total, rows } = await listChanges(context.db, row.id, page);
    const sheets = sheetsStored(row.sheets);
    return { total, rows: rows.map((each) => ({ ...each, ...placeOf(each.rowNo, sheets) })) };
  }),

  route(discardUpload, async ({ uploadId }, context) => {
    const upload = await ownUpload(context, signedIn(context), uploadId);
    if (await isUploadBusy(context.db, upload.id)) {
      refuse(discardUpload, 'importing');
    }
    await removeUploads(context, [upload.id]);
    return null;
  }),
];
