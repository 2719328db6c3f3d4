import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findUserByPhone } from '../../db/account/accounts.ts';
import type { Db } from '../../db/engine/connect.ts';
import { listChanges } from '../../db/imports/import-changes.ts';
import { listRefusals } from '../../db/imports/import-refusals.ts';
import { deleteImport, endUnfinished, insertImport } from '../../db/imports/imports.ts';
import type { User } from '../../db/schema.ts';
import { visibleShopsAmong } from '../../db/shops/shops.ts';
import { runCommand, UsageError } from '../console-command.ts';
import { openOwn, type Places, placesOf, tellingPlaces } from '../console-database.ts';
import { importEncoding, importField } from '../contract/import-files.ts';
import { brokenOff, isLeftInPart } from './broken-off.ts';
import { type Arguments, readArguments, usage } from './cli-arguments.ts';
import { showChanges, showProgress, showRefusals, showResult } from './cli-report.ts';
import { FileProblem } from './file-problem.ts';
import { type ImportOptions, missingFields } from './guess.ts';
import { matchHeadings } from './headings.ts';
import { previewFile } from './preview.ts';
import { ratesOf } from './rates.ts';
import { storedSheets } from './read-sheets.ts';
import { runImport } from './run.ts';
import type { SalesFile } from './sales-file.ts';
import { guessEncoding, textOf } from './source/encoding.ts';
import { runTakeBack } from './take-back.ts';
import { convertApart, formats, kindOfFile } from './uploads.ts';
import { isCurrencyCode } from './values/currencies.ts';
import { isZone } from './values/zones.ts';

async function main(): Promise<void> {
  const given = readArguments();
  if (given === undefined) return console.log(usage);
  const { IMPORT_MAX_BYTES: maxBytes } = process.env;
  // Whoever works at the machine itself sees to its disk: what is inside a file is limited, and no more.
  const limit = Number(maxBytes || 100 * 1024 * 1024 * 1024);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('IMPORT_MAX_BYTES 应为正整数');
  const places = placesOf(process.env);
  await tellingPlaces(places, () => importInto(places, limit, given));
}

async function importInto(places: Places, limit: number, given: Arguments): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sales-import-'));
  try {
    const { file, note } = await openFile(given.path, folder, limit);
    const db = await openOwn(places);
    try {
      const owner = await findBoss(db, given.phone);
      const options = await chooseOptions(db, owner, file, limit, given);
      await importFile(db, owner, file, limit, options, given, note);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openFile(
  path: string,
  folder: string,
  limit: number,
): Promise<{ file: SalesFile; note: string | null }> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isFile()) throw new UsageError(`找不到文件 ${path}`);
  const kind = await kindOfFile(path, limit);
  if (kind === 'text')
    return { file: { path, format: 'csv', size: found.size, sheets: [] }, note: null };
  const source = join(folder, 'workbook');
  const target = join(folder, 'rows.csv');
  await copyFile(path, source);
  const { note, sheets } = await convertApart({ path: source, target, limit }, 0);
  if (note !== null) console.log(note);
  const { size } = await stat(target);
  return { file: { path: target, format: formats[kind], size, sheets }, note };
}

const roleNames = { manager: '店长或财务', operator: '运营', shipper: '仓库发货员' } as const;

async function findBoss(db: Db, phone: string): Promise<User> {
  const owner = await findUserByPhone(db, phone);
  if (owner === undefined) {
    throw new UsageError(`手机号 ${phone} 还没有注册，请先在网页上注册为 BOSS`);
  }
  if (owner.role !== 'boss') {
    const role = roleNames[owner.is_operator === 1 ? 'operator' : owner.role];
    throw new UsageError(
      `手机号 ${phone} 是${role}的账号，不能导入销售文件，请用 --phone 给出 BOSS 的手机号`,
    );
  }
  return owner;
}

/** The guesses, with what was typed instead of them. */
async function chooseOptions(
  db: Db,
  owner: User,
  file: SalesFile,
  limit: number,
  given: Arguments,
): Promise<ImportOptions> {
  const encoding =
    given.encoding === undefined ? undefined : importEncoding.safeParse(given.encoding);
  if (encoding?.success === false) throw new UsageError('--encoding 只能是 utf-8 或 gb18030');
  const preview = await previewFile(file, limit, Date.now(), undefined, encoding?.data);
  const guess = preview.options;
  const mapping = { ...guess.mapping };
  const isTyped = (field: string) => given.map.some((pair) => pair.startsWith(`${field}=`));
  for (const pair of given.map) {
    const at = pair.indexOf('=');
    const field = importField.safeParse(pair.slice(0, at));
    if (at < 0) throw new UsageError(`--map ${pair} 应写成 字段=列名`);
    if (!field.success) {
      const fields = importField.options.join('、');
      throw new UsageError(`--map ${pair}：没有字段 ${pair.slice(0, at)}，可用的字段：${fields}`);
    }
    const column = pair.slice(at + 1);
    for (const other of importField.options) if (mapping[other] === column) delete mapping[other];
    // Of prices and totals the one that was typed counts, not the one that was guessed.
    if (field.data === 'unitPrice' && !isTyped('lineTotal')) delete mapping.lineTotal;
    if (field.data === 'lineTotal' && !isTyped('unitPrice')) delete mapping.unitPrice;
    mapping[field.data] = column;
  }
  const { timeZone = guess.timeZone, platform = guess.platformType } = given;
  if (!isZone(timeZone)) throw new UsageError(`时区 ${timeZone} 不存在，例如 Asia/Shanghai`);
  if (platform !== 'temu' && platform !== 'shein') {
    throw new UsageError('--platform 只能是 temu 或 shein');
  }
  const missing = missingFields(mapping);
  if (missing.length > 0) {
    throw new UsageError(`没有识别出这些字段的列，请用 --map 指定：${missing.join('、')}`);
  }
  refuseLostAmounts(
    mapping,
    preview.columns.map(({ name }) => name),
  );
  if (given.shop !== undefined) {
    const [shop] = await visibleShopsAmong(db, owner, [given.shop]);
    if (shop === undefined) throw new UsageError(`店铺 ${given.shop} 不存在`);
    delete mapping.shopName;
  } else if (mapping.shopName === undefined) {
    throw new UsageError('文件没有店铺列，请用 --shop 指定店铺，或用 --map shopName=列名 指定列');
  }
  return {
    ...guess,
    ...(await chooseCurrency(given, limit)),
    mapping,
    isShownEarly: given.isShownEarly,
    timeZone,
    cancelPrefix: given.cancelPrefix ?? guess.cancelPrefix,
    shopId: given.shop ?? null,
    platformType: platform,
  };
}

/** Nobody looks at the mapping before it is used: a column that is called so is not left out without a word. */
function refuseLostAmounts(mapping: ImportOptions['mapping'], columns: readonly string[]): void {
  if (mapping.unitPrice !== undefined || mapping.lineTotal !== undefined) return;
  const named = matchHeadings(columns);
  const column = named.get('unitPrice') ?? named.get('lineTotal');
  if (column === undefined || Object.values(mapping).includes(column)) return;
  throw new UsageError(
    `“${column}”一列多数不是金额，请检查文件，或用 --map lineTotal=列名、--map unitPrice=列名 指定`,
  );
}

/** What was typed of currencies, checked before the file is read. */
async function chooseCurrency(
  { currency, rate, rates, isTotalPerLine }: Arguments,
  limit: number,
): Promise<Pick<ImportOptions, 'currency' | 'rates' | 'dailyRates' | 'isTotalPerLine'>> {
  if (currency !== undefined && !isCurrencyCode(currency)) {
    throw new UsageError(`--currency ${currency} 应写成 USD、EUR 这样的货币代码`);
  }
  const pairs = rate.map((pair): [string, string] => {
    const at = pair.indexOf('=');
    if (at < 0) throw new UsageError(`--rate ${pair} 应写成 USD=7.12`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  const chosen = Object.fromEntries(pairs);
  const given = {
    rates: chosen,
    dailyRates: rates === undefined ? null : await textAt(rates, limit),
  };
  ratesOf(given);
  return { currency: currency ?? null, isTotalPerLine, ...given };
}

/** The text of a file in UTF-8, or as spreadsheet programs in China save it. */
async function textAt(path: string, limit: number): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isFile()) throw new UsageError(`找不到汇率文件 ${path}`);
  const encoding = await guessEncoding(path, { limit });
  let text = '';
  for await (const part of textOf(path, encoding, { limit })) text += part;
  return text;
}

async function importFile(
  db: Db,
  owner: User,
  file: SalesFile,
  limit: number,
  options: ImportOptions,
  given: Arguments,
  note: string | null,
): Promise<void> {
  console.log(
    `列的对应：${Object.entries(options.mapping)
      .map((pair) => pair.join('='))
      .join('，')}`,
  );
  const { timeZone, cancelPrefix, encoding, mapping } = options;
  if (mapping.unitPrice !== undefined) console.log('金额 = 单价 × 数量');
  else if (mapping.lineTotal !== undefined) console.log('金额 = 行金额，不再乘以数量');
  else console.log('文件没有金额的列，销售额都记为 0');
  console.log(`编码 ${encoding}，时区 ${timeZone}，取消单前缀 ${cancelPrefix || '无'}`);
  const row = await insertImport(db, {
    owner_id: owner.id,
    upload_id: `cli-${randomUUID()}`,
    file_name: basename(given.path),
    note,
    sheets: storedSheets(file.sheets),
    options: JSON.stringify(options),
    dry_run: given.dryRun ? 1 : 0,
    status: 'queued',
    percent: 0,
    rows_read: 0,
    lines_added: 0,
    lines_known: 0,
    rows_refused: 0,
    shops_created: 0,
    products_created: 0,
    created_at: Date.now(),
    heartbeat_at: Date.now(),
  });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const result = await runImport({
    db,
    importId: row.id,
    file,
    limit,
    now: Date.now,
    signal: stop.signal,
    report: showProgress,
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const refused = await listRefusals(db, row.id, { offset: 0, limit: 10 });
  const changed = await listChanges(db, row.id, { offset: 0, limit: 10 });
  if (result === undefined) await takeOut(db, row.id);
  if (given.dryRun || result === undefined) await deleteImport(db, row.id);
  if (result === undefined) {
    console.error('导入已取消，没有写入任何数据');
    process.exitCode = 1;
    return;
  }
  showResult(result.job, given.dryRun);
  showChanges(result.job, changed.rows, file.sheets);
  showRefusals(result.job, refused.rows, file.sheets);
  if (result.job.status !== 'done') process.exitCode = 1;
}

/** Takes what is in the figures of a stopped import out of them. */
async function takeOut(db: Db, importId: number): Promise<void> {
  const left = await endUnfinished(db, importId, (row) => brokenOff(row, 'cancelled', Date.now()));
  if (left !== undefined && isLeftInPart(left)) await runTakeBack({ db, importId, now: Date.now });
}

runCommand({
  run: main,
  usage,
  failed: '导入时发生意外错误，没有写入任何数据',
  told: [FileProblem],
});
