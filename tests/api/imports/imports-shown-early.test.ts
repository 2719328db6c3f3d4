import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { startImportWatch } from '../../../api/imports/background.ts';
import { runImport } from '../../../api/imports/run.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { waitingImport } from '../../support/sales-import.ts';
import {
  csv,
  type ImportApi,
  type ImportJobAnswer,
  importApi,
  nothing,
  prepared,
  progressOf,
  rowCounts,
} from './imports-support.ts';

/** Lines of three shops, two an order; every import of others changes the price of all. */
const file = (count: number, price = '1.5') =>
  csv(
    ...Array.from(
      { length: count },
      (_, index) =>
        `${1000 + (index >> 1)},店${(index >> 1) % 3},A-${index % 50},品,${1 + (index % 5)},${price},2024-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    ),
  );

const rollUps = ['shop_hour', 'shop_day', 'shop_month', 'sku_day', 'sku_month'] as const;

/** All facts and figures. */
async function stateOf(db: Db): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const table of [...rollUps, 'shop_day_hours', 'sale_line'] as const)
    state[table] = (await db.selectFrom(table).selectAll().execute())
      .map((row) =>
        JSON.stringify(
          row,
          Object.keys(row)
            .filter((key) => key !== 'import_id')
            .sort(),
        ),
      )
      .sort();
  return state;
}

/** What the facts come to, beside what each roll-up says. */
async function sumsOf(db: Db): Promise<readonly number[]> {
  const sum = async (table: (typeof rollUps)[number] | 'sale_line', column: string) => {
    const { rows } = await sql<{ sum: number | string | null }>`
      select sum(${sql.ref(column)}) as sum from ${sql.table(table)}`.execute(db);
    return Number(rows[0]?.sum ?? 0);
  };
  return [
    await sum('sale_line', 'amount'),
    ...(await Promise.all(rollUps.map((table) => sum(table, 'sold_amount')))),
  ];
}

/** An import that waits, as `startImport` writes it down, for a process that the test runs. */
async function queued(api: ImportApi, bytes: string) {
  const { uploadId, options } = await prepared(api, bytes);
  const chosen = { ...options, isShownEarly: true };
  const row = await api.db
    .insertInto('sales_import')
    .values({
      owner_id: api.ownerId,
      upload_id: uploadId,
      file_name: 'orders.csv',
      options: JSON.stringify(chosen),
      ...waitingImport,
      created_at: api.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    importId: row.id,
    uploadId,
    options: chosen,
    path: join(api.deps.config.dataDir, 'uploads', uploadId),
  };
}

describeOnEngines('an import that is shown early', (engine) => {
  async function emptyApi(): Promise<ImportApi> {
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    return importApi({ db, config: { databaseUrl }, now: Date.now() });
  }

  it('ends as one that is not, also over lines that were there', async () => {
    const [early, atOnce] = [await emptyApi(), await emptyApi()];
    for (const [bytes, of] of [
      [file(6_000), 6_000],
      [file(7_000, '2.5'), 7_000],
    ] as const) {
      const one = await early.import(bytes, { isShownEarly: true });
      const other = await atOnce.import(bytes);
      expect(one).toMatchObject({ status: 'done', rowsRead: of, linesShown: 0 });
      expect(counted(one)).toEqual(counted(other));
      expect(await stateOf(early.db)).toEqual(await stateOf(atOnce.db));
    }
    const { data } = await early.ask('listImports');
    const [second] = data.rows;
    await early.ask('takeBackImport', { importId: second.importId });
    expect(await early.ended(second.importId)).toMatchObject({ status: 'taken_back' });
    expect(await sumsOf(early.db)).toEqual(Array(6).fill(amountOf(6_000, 150)));
  });

  it('leaves no figure when it is killed in between, and counts once when it is started again', async () => {
    const api = await emptyApi();
    const { db } = api;
    await api.import(file(600, '9.5'));
    const before = await stateOf(db);
    const { importId, uploadId, options, path } = await queued(api, file(9_000));
    const script = fileURLToPath(new URL('./imports-halting-job.ts', import.meta.url));
    const { databaseUrl } = api.deps.config;
    // Each shop is a part of ten statements: two parts are in the figures, the third is not.
    const child = spawn(process.execPath, [script, databaseUrl, String(importId), path, '25']);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');

    const seen = () => api.ask('getImport', { importId: String(importId) });
    expect((await seen()).data).toMatchObject({
      status: 'running',
      phase: 'saving',
      linesShown: 6_000,
    });
    const sums = await sumsOf(db);
    expect(new Set(sums).size).toBe(1);
    expect(await stateOf(db)).not.toEqual(before);
    api.clock.advance(60_000);
    await api.close();
    const next = createApi(api.deps);
    await vi.waitFor(
      () =>
        expect(progressOf(api, String(importId)).at(-1)).toMatchObject({ status: 'interrupted' }),
      { timeout: 60_000 },
    );
    expect(progressOf(api, String(importId))).toContainEqual(
      expect.objectContaining({ status: 'running', phase: 'taking_back', linesShown: 6_000 }),
    );
    expect(await stateOf(db)).toEqual(before);
    expect((await seen()).data).toMatchObject({
      status: 'interrupted',
      linesShown: 0,
      error: '导入被中断，已显示的部分已全部撤回，请重新开始',
    });
    await next.close();

    const again = await api.ask('startImport', { uploadId, options });
    expect(again.data).toMatchObject({ importId: String(importId), status: 'queued' });
    expect(await api.ended(String(importId))).toMatchObject({
      status: 'done',
      linesAdded: 8_400,
      linesChanged: 600,
    });
    expect(await sumsOf(db)).toEqual(Array(6).fill(amountOf(9_000, 150)));
  });

  it('leaves no figure either where no server starts and nobody asks for it', async () => {
    const api = await emptyApi();
    await api.import(file(600, '9.5'));
    const before = await stateOf(api.db);
    const { importId, path } = await queued(api, file(9_000));
    const script = fileURLToPath(new URL('./imports-halting-job.ts', import.meta.url));
    const { databaseUrl } = api.deps.config;
    const child = spawn(process.execPath, [script, databaseUrl, String(importId), path, '25']);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await stateOf(api.db)).not.toEqual(before);

    const watch = startImportWatch(api.deps, 1);
    onTestFinished(() => watch.stop());
    // It may only be slow: nothing is taken from one that was heard of a moment ago.
    api.clock.advance(60_000);
    await vi.waitFor(
      () =>
        expect(progressOf(api, String(importId)).at(-1)).toMatchObject({ status: 'interrupted' }),
      { timeout: 60_000 },
    );
    expect(await stateOf(api.db)).toEqual(before);
  });

  it('grows in the figures while it runs, and is taken out of them, with its shops, when it is cancelled', async () => {
    const api = await emptyApi();
    const { uploadId, options } = await prepared(api, file(90_000));
    const { data } = await api.ask('startImport', {
      uploadId,
      options: { ...options, isShownEarly: true },
    });
    const importId = data.importId as string;
    const isShown = (message: unknown) => (message as ImportJobAnswer).linesShown > 0;
    await vi.waitFor(() => expect(progressOf(api, importId).some(isShown)).toBe(true), {
      timeout: 60_000,
      interval: 5,
    });
    const [facts = 0] = await sumsOf(api.db);
    expect(facts).toBeGreaterThan(0);
    expect(facts).toBeLessThan(amountOf(90_000, 150));
    const isTold = (name: string) => api.published.some(({ topic }) => topic.startsWith(name));
    expect(isTold('web_shop_refresh/')).toBe(true);
    expect(isTold('web_shop_layout')).toBe(true);
    const cancelled = await api.ask('cancelImport', { importId });
    expect(cancelled.data).toMatchObject({ phase: 'taking_back' });
    expect(await api.ended(importId)).toMatchObject({ status: 'cancelled', linesShown: 0 });
    expect(await rowCounts(api.db)).toEqual(nothing);
  });

  it('leaves no figure and no shop when it fails in between', async () => {
    const api = await emptyApi();
    const { importId, path } = await queued(api, file(3_000));
    let told = 0;
    const run = runImport({
      db: api.db,
      importId,
      file: { path, format: 'csv', size: 1, sheets: [] },
      limit: 50 * 1024 * 1024,
      now: Date.now,
      shown: () => {
        told += 1;
        if (told === 1) throw new Error('broken');
      },
    });
    await expect(run).rejects.toThrow('broken');
    expect(told).toBe(2);
    const { data } = await api.ask('getImport', { importId: String(importId) });
    expect(data).toMatchObject({ status: 'failed', phase: null, linesShown: 0 });
    expect(await rowCounts(api.db)).toEqual(nothing);
  });

  it('leaves no figure either when a shop is unbound in between, and says so', async () => {
    const api = await emptyApi();
    await api.import(file(600, '9.5'));
    const before = await stateOf(api.db);
    const { importId, path } = await queued(api, file(3_000));
    await runImport({
      db: api.db,
      importId,
      file: { path, format: 'csv', size: 1, sheets: [] },
      limit: 50 * 1024 * 1024,
      now: Date.now,
      shown: async () => {
        await api.db.updateTable('shop').set({ unbound_at: Date.now() }).execute();
      },
    });
    const { data } = await api.ask('getImport', { importId: String(importId) });
    expect(data).toMatchObject({
      status: 'failed',
      linesShown: 0,
      error: '有店铺在导入过程中被解绑，没有导入任何数据，请绑定后重新导入',
    });
    expect(await stateOf(api.db)).toEqual(before);
  });
});

/** What the lines of a file come to at so many fen a piece. */
function amountOf(count: number, price: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += (1 + (index % 5)) * price;
  return sum;
}

const counted = ({ linesAdded, linesChanged, linesKnown, rowsRefused }: ImportJobAnswer) => ({
  linesAdded,
  linesChanged,
  linesKnown,
  rowsRefused,
});
