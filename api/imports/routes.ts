import type { DbOrTransaction } from '../../db/connect.ts';
import { listChanges } from '../../db/import-changes.ts';
import {
  findImport,
  findRepeatableImport,
  findUnfinishedImport,
  findUnknownOverlap,
  findUpload,
  insertImport,
  isUploadBusy,
  listRefusals,
  listImports as listRows,
  lockOwner,
  queueTakingBack,
  resetImport,
  type Upload,
} from '../../db/imports.ts';
import type { SalesImport, User } from '../../db/schema.ts';
import { visibleShopsAmong } from '../../db/shops.ts';
import { signedIn } from '../caller.ts';
import {
  cancelImport,
  discardUpload,
  getImport,
  listImportChanges,
  listImportRefusals,
  listImports,
  previewImport,
  startImport,
  takeBackImport,
  uploadImport,
} from '../contract/imports.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { amountSource } from '../imports/amounts.ts';
import { FileProblem } from '../imports/file-problem.ts';
import { type ImportOptions, missingFields } from '../imports/guess.ts';
import { jobView } from '../imports/job-view.ts';
import { importJobs } from '../imports/jobs.ts';
import { previewApart } from '../imports/preview-apart.ts';
import { ratesOf } from '../imports/rates.ts';
import { tooLarge } from '../imports/source/bytes.ts';
import { unpaidRows } from '../imports/unpaid-rows.ts';
import { removeUploads, storeUpload, uploadedFile } from '../imports/uploads.ts';
import { isZone } from '../imports/values/zones.ts';
import { Refusal } from '../refusal.ts';

/** What is wrong with a file is the seller's to mend: it is answered, not logged. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileProblem ? new Refusal(error.message) : error;
  }
}

async function ownUpload(context: CallContext, owner: User, uploadId: string): Promise<Upload> {
  const upload = await findUpload(context.db, owner.id, uploadId);
  if (upload === undefined) throw new Refusal('文件不存在或已过期，请重新上传');
  return upload;
}

async function ownImport(context: CallContext, importId: string): Promise<SalesImport> {
  const owner = signedIn(context);
  const id = /^\d{1,15}$/.test(importId) ? Number(importId) : 0;
  const row = await findImport(context.db, id);
  if (row?.owner_id !== owner.id) throw new Refusal('导入记录不存在');
  return row;
}

/** @throws Refusal when another import of the owner waits or runs */
async function refuseSecond(trx: DbOrTransaction, ownerId: number): Promise<void> {
  if ((await findUnfinishedImport(trx, ownerId)) !== undefined) {
    throw new Refusal('已有导入正在进行，请等它完成或取消后再开始');
  }
}

/** @throws Refusal when an import with these options cannot succeed, whatever the file holds */
async function checkOptions(
  { db }: CallContext,
  owner: User,
  options: ImportOptions,
): Promise<void> {
  if (!isZone(options.timeZone)) {
    throw new Refusal(`时区“${options.timeZone}”不存在，请选择如 Asia/Shanghai 的时区`);
  }
  const missing = missingFields(options.mapping);
  if (missing.length > 0) {
    const names = { orderNo: '订单号', productCode: '货号', quantity: '数量', soldAt: '下单时间' };
    const list = Object.entries(names).filter(([field]) => missing.some((each) => each === field));
    throw new Refusal(`请选择${list.map(([, name]) => `“${name}”`).join('、')}对应的列`);
  }
  const columns = Object.values(options.mapping);
  if (new Set(columns).size < columns.length) {
    throw new Refusal('同一列不能对应两个字段，请重新选择');
  }
  // Both throw when they contradict themselves, whatever the file holds.
  await refusing(async () => {
    amountSource(options, columns);
    ratesOf(options);
  });
  if (options.mapping.shopName !== undefined) return;
  if (options.shopId === null) throw new Refusal('请选择店铺列，或选择这份文件所属的店铺');
  const [shop] = await visibleShopsAmong(db, owner, [options.shopId]);
  if (shop === undefined) throw new Refusal('选择的店铺不存在，请重新选择店铺');
}

export const routes: Route[] = [
  route(uploadImport, async ({ fileName }, context) => {
    const owner = signedIn(context);
    const { request, config } = context;
    return refusing(async () => {
      if (Number(request.headers.get('content-length') ?? 0) > config.importMaxBytes) {
        throw tooLarge(config.importMaxBytes, false);
      }
      if (request.body === null) throw new FileProblem('文件是空的，请重新导出后再上传');
      const upload = await storeUpload(context, owner.id, fileName, request.body, request.signal);
      return { uploadId: upload.id, fileName: upload.file_name, size: upload.size };
    });
  }),

  route(previewImport, async ({ uploadId, options }, context) => {
    const owner = signedIn(context);
    const upload = await ownUpload(context, owner, uploadId);
    if (options !== undefined && !isZone(options.timeZone)) {
      throw new Refusal(`时区“${options.timeZone}”不存在，请选择如 Asia/Shanghai 的时区`);
    }
    return refusing(async () => {
      const file = await uploadedFile(context, upload);
      const limit = context.config.importMaxBytes;
      const order = { file, limit, now: context.now(), options };
      const preview = await previewApart(owner.id, order, context.request.signal);
      const check = await unpaidRows(context.db, owner.id, preview.options, context.now());
      const rows = preview.rows.map((row) => ({ ...row, problem: row.problem ?? check(row) }));
      return { uploadId, fileName: upload.file_name, ...preview, rows };
    });
  }),

  route(startImport, async ({ uploadId, options, dryRun }, context) => {
    const owner = signedIn(context);
    const jobs = importJobs(context);
    const upload = await ownUpload(context, owner, uploadId);
    await checkOptions(context, owner, options);
    const file = await refusing(() => uploadedFile(context, upload));
    await jobs.markInterrupted();
    const runner = await jobs.runnerId();
    const row = await context.db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner.id);
      await refuseSecond(trx, owner.id);
      const queued = {
        options: JSON.stringify(options),
        status: 'queued' as const,
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
    jobs.start(row, file);
    return jobView(row);
  }),

  route(cancelImport, async ({ importId }, context) => {
    const row = await ownImport(context, importId);
    if (row.phase === 'taking_back') throw new Refusal('正在撤销这次导入，请等它完成');
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
        throw new Refusal(
          `升级前导入的“${overlap.file_name}”可能含有相同的行，系统没有记录是哪些。请先撤销它，再撤销这次导入，然后重新导入它`,
        );
      }
      const queued = { heartbeat_at: context.now(), runner };
      const taking = await queueTakingBack(trx, before.id, queued);
      if (taking !== undefined) return taking;
      throw new Refusal(
        before.taken_back_at === null
          ? '这次导入没有写入数据，不需要撤销'
          : '这次导入已经撤销，不需要再撤销',
      );
    });
    jobs.takeBack(row);
    return jobView(row);
  }),

  route(getImport, async ({ importId }, context) => {
    await importJobs(context).markInterrupted();
    return jobView(await ownImport(context, importId));
  }),

  route(listImports, async ({ pageIndex, pageSize }, context) => {
    const owner = signedIn(context);
    if (!context.config.readOnly) await importJobs(context).markInterrupted();
    const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize };
    const { total, rows } = await listRows(context.db, owner.id, page);
    return { total, rows: rows.map(jobView) };
  }),

  route(listImportRefusals, async ({ importId, pageIndex, pageSize }, context) => {
    const row = await ownImport(context, importId);
    const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize };
    const { total, rows } = await listRefusals(context.db, row.id, page);
    return {
      total,
      rows: rows.map((each) => ({ rowNo: each.row_no, reason: each.reason, raw: each.raw })),
    };
  }),

  route(listImportChanges, async ({ importId, pageIndex, pageSize }, context) => {
    const row = await ownImport(context, importId);
    const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize };
    return listChanges(context.db, row.id, page);
  }),

  route(discardUpload, async ({ uploadId }, context) => {
    const upload = await ownUpload(context, signedIn(context), uploadId);
    if (await isUploadBusy(context.db, upload.id)) {
      throw new Refusal('文件正在导入，请先取消导入');
    }
    await removeUploads(context, [upload.id]);
    return null;
  }),
];
