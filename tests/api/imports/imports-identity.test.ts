import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clearShop } from '../../../db/billing/expired-shops.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { importedFigures } from '../../support/imported-figures.ts';
import { waitingImport } from '../../support/sales-import.ts';
import { csv, type ImportApi, importApi, prepared, progressOf } from './imports-support.ts';

const withStatus = (...rows: string[]) =>
  ['订单号,店铺,SKU货号,商品名称,数量,单价,下单时间,订单状态', ...rows, ''].join('\n');

const quantities = async (api: ImportApi) => (await api.lines()).map((line) => line.quantity);
const figures = (api: ImportApi) => importedFigures(api.db, api.ownerId);
const refreshed = (api: ImportApi) =>
  api.published.filter(({ topic }) => topic.startsWith('web_shop_refresh')).length;
const changesOf = async (api: ImportApi, importId: string, page = {}) =>
  (await api.call('listImportChanges', { importId, ...page }, { token: api.token })).data;
const takeBack = (api: ImportApi, importId: string, token = api.token) =>
  api.call('takeBackImport', { importId }, { token });

describe('a line that comes again', () => {
  it('is known in an export of some of an order’s lines', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,B,b,1,20,2024-03-01', '1,一号店,C,c,1,11,2024-03-01'));
    const whole = csv(
      '1,一号店,A,a,1,10,2024-03-01',
      '1,一号店,B,b,1,20,2024-03-01',
      '1,一号店,C,c,1,11,2024-03-01',
    );
    expect(await api.import(whole)).toMatchObject({
      linesAdded: 1,
      linesChanged: 0,
      linesKnown: 2,
    });
    expect((await api.lines()).map((line) => line.amount)).toEqual([1000, 2000, 1100]);
  });

  it('is known in another order, among others of its product, and beside what is left out', async () => {
    const api = await importApi();
    const [one, two, three] = [1, 2, 3].map((pieces) => `1,一号店,A,a,${pieces},1,2024-03-01`);
    await api.import(csv(`${one}`, `${two}`, `${three}`));
    const before = await api.lines();
    for (const some of [[three, one, two], [two], [three, two]]) {
      expect(await api.import(csv(...some.map(String)))).toMatchObject({
        linesAdded: 0,
        linesChanged: 0,
        linesKnown: some.length,
      });
    }
    expect(await api.lines()).toEqual(before);
  });

  it('replaces what it was where price, pieces, state or time differ, and the figures follow', async () => {
    const api = await importApi();
    const rows = (
      ...lines: readonly (readonly [quantity: number, price: string, at: string, status: string])[]
    ) =>
      withStatus(
        ...lines.map(
          ([quantity, price, at, status], index) =>
            `${index},一号店,A,a,${quantity},${price},${at},${status}`,
        ),
      );
    const before = rows(
      [1, '10', '2024-03-01 09:00', '已发货'],
      [2, '10', '2024-03-01 09:00', '已发货'],
      [3, '10', '2024-03-01 09:00', '已发货'],
      [4, '10', '2024-03-01 09:00', '已发货'],
      [5, '10', '2024-03-01 09:00', '已发货'],
    );
    await api.import(before);
    const mended = rows(
      [1, '12.50', '2024-03-01 09:00', '已发货'],
      [7, '10', '2024-03-01 09:00', '已发货'],
      [3, '10', '2024-03-01 09:00', '已取消'],
      [4, '10', '2024-04-02 10:30', '已发货'],
      [5, '10', '2024-03-01 09:00', '已签收'],
    );
    const messages = refreshed(api);
    const job = await api.import(mended);
    expect(job).toMatchObject({ linesAdded: 1, linesChanged: 3, linesKnown: 2 });
    expect(refreshed(api)).toBe(messages + 1);
    const { total, rows: changes } = await changesOf(api, job.importId);
    const old = { soldAt: Date.parse('2024-03-01T01:00:00Z'), kind: 'sale' };
    expect(total).toBe(3);
    expect(changes[0]).toEqual({
      sheet: null,
      rowNo: 2,
      orderNo: '0',
      shopName: '一号店',
      productCode: 'A',
      before: { ...old, quantity: 1, amount: 1000 },
      after: { ...old, quantity: 1, amount: 1250 },
    });
    expect(changes.map((change: { after: object }) => change.after)).toMatchObject([
      { amount: 1250 },
      { quantity: 7, amount: 7000 },
      { soldAt: Date.parse('2024-04-02T02:30:00Z') },
    ]);
    const paged = await changesOf(api, job.importId, { pageIndex: 2, pageSize: 2 });
    expect(paged).toEqual({ total: 3, rows: changes.slice(2) });

    const other = await importApi();
    await other.import(mended);
    expect(await figures(api)).toEqual(await figures(other));
    // What an older file has is what holds when it comes last, but for what is known to have come back since.
    expect(await api.import(before)).toMatchObject({
      linesAdded: 0,
      linesChanged: 3,
      linesKnown: 2,
    });
    expect((await api.lines()).filter(({ orderNo }) => orderNo === '2')).toMatchObject([
      { kind: 'sale', quantity: 3 },
      { kind: 'return', quantity: 3 },
    ]);
  });

  it('is taken back by a return in another file as by one in the same', async () => {
    const sale = '1,一号店,A,a,3,30,2024-03-01';
    const back = '1,一号店,A,a,-1,30,2024-03-06';
    const whole = await importApi();
    await whole.import(csv(sale, back));
    for (const parts of [
      [sale, back, back],
      [back, sale, sale],
    ]) {
      const api = await importApi();
      for (const part of parts) await api.import(csv(part));
      expect(await figures(api)).toEqual(await figures(whole));
    }
    expect((await whole.lines()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 9000],
      ['return', 3000],
    ]);
  });

  it('is the same however often its order comes back as undone, and goes with its import', async () => {
    const api = await importApi();
    const [one, other] = ['1,一号店,A,a,1,10,2024-03-01', '1,一号店,A,a,2,10,2024-03-01'];
    await api.import(withStatus(`${one},已发货`, `${other},已发货`));
    const before = await figures(api);
    const undone = withStatus(`${one},已退款`, `${other},已签收`);
    const job = await api.import(undone);
    expect(job).toMatchObject({ linesAdded: 1, linesChanged: 0, linesKnown: 2 });
    expect((await api.lines()).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['sale', 1],
      ['sale', 2],
      ['return', 1],
    ]);
    expect(await api.import(undone)).toMatchObject({ linesAdded: 0, linesKnown: 3 });
    for (const { importId } of [job, { importId: String(Number(job.importId) + 1) }]) {
      await takeBack(api, importId);
      await api.ended(importId);
    }
    expect(await figures(api)).toEqual(before);
  });

  it('stays when the row that it would be is refused', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '1,一号店,A,a,2,1,2024-03-01'));
    await api.import(csv('1,一号店,A,a,x,1,2024-03-01', '1,一号店,A,a,5,1,2024-03-01'));
    expect(await quantities(api)).toEqual([1, 5]);
  });

  it('is told by a trial as by an import, and not changed', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    const trial = await api.import(csv('1,一号店,A,a,2,1,2024-03-01'), {}, { dryRun: true });
    expect(trial).toMatchObject({ status: 'done', linesAdded: 0, linesChanged: 1 });
    expect(await changesOf(api, trial.importId)).toMatchObject({
      rows: [{ before: { quantity: 1 }, after: { quantity: 2 } }],
    });
    expect(await quantities(api)).toEqual([1]);
    expect(await takeBack(api, trial.importId)).toMatchObject({
      code: 1,
      msg: '这次导入没有写入数据，不需要撤销',
    });
  });
});

describe('a line dated ahead', () => {
  it('is refused with the reason, in the preview too; clocks may differ by minutes', async () => {
    const api = await importApi();
    // The tests' now is 2026-03-11 12:00 in Shanghai.
    const file = csv(
      '1,一号店,A,a,1,1,2026-03-11 12:04',
      '2,一号店,A,a,1,1,2026-03-11 12:06',
      '3,一号店,A,a,1,1,2099-01-01',
      '4,一号店,A,a,1,1,2026-03-11',
    );
    const reason = '下单时间“2026-03-11 12:06”晚于现在，请检查这一列和文件中时间的时区';
    const { uploadId } = await prepared(api, file);
    const preview = await api.call('previewImport', { uploadId }, { token: api.token });
    expect(preview.data.rows[1]).toMatchObject({ problem: reason });
    const job = await api.import(file);
    expect(job).toMatchObject({ linesAdded: 2, rowsRefused: 2, lastDay: '2026-03-11' });
    const refusals = await api.call(
      'listImportRefusals',
      { importId: job.importId },
      { token: api.token },
    );
    expect(refusals.data.rows[0]).toMatchObject({ rowNo: 3, reason });
  });
});

describe('taking an import back', () => {
  it('leaves the figures as they were before it, tells its progress and the shops concerned', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '9,三号店,A,a,1,1,2024-03-01'));
    const before = await figures(api);
    const job = await api.import(
      csv(
        '1,一号店,A,a,2,1,2024-03-01',
        '2,一号店,B,b,1,1,2024-03-02',
        '3,二号店,C,c,1,1,2024-03-02',
      ),
    );
    expect(await figures(api)).not.toEqual(before);
    const messages = refreshed(api);
    const asked = await takeBack(api, job.importId);
    expect(asked.data).toMatchObject({ status: 'queued', phase: 'taking_back', percent: 0 });
    const taken = await api.ended(job.importId);
    expect(taken).toEqual({
      ...job,
      status: 'taken_back',
      takenBackAt: api.clock.now(),
    });
    expect(await figures(api)).toEqual(before);
    // The shop that it made is not there any more.
    expect(refreshed(api)).toBe(messages + 1);
    expect(progressOf(api, job.importId)).toContainEqual(
      expect.objectContaining({ status: 'running', phase: 'taking_back' }),
    );
    expect(progressOf(api, job.importId).at(-1)).toEqual(taken);
    expect(await takeBack(api, job.importId)).toMatchObject({
      code: 1,
      msg: '这次导入已经撤销，不需要再撤销',
    });
    const list = await api.call('listImports', {}, { token: api.token });
    expect(list.data.rows[0]).toEqual(taken);
    expect(await api.import(csv('2,一号店,B,b,1,1,2024-03-02'))).toMatchObject({ linesAdded: 1 });
  });

  it('keeps what a later import brought too, or changed', async () => {
    const api = await importApi();
    const first = await api.import(
      csv(
        '1,一号店,A,a,1,1,2024-03-01',
        '2,一号店,A,a,1,1,2024-03-01',
        '3,一号店,A,a,1,1,2024-03-01',
      ),
    );
    const second = await api.import(
      csv('1,一号店,A,a,1,1,2024-03-01', '2,一号店,A,a,5,1,2024-03-01'),
    );
    await takeBack(api, first.importId);
    await api.ended(first.importId);
    expect(await quantities(api)).toEqual([1, 5]);
    await takeBack(api, second.importId);
    await api.ended(second.importId);
    expect(await quantities(api)).toEqual([]);
    const { shop_day: days, sku_month: months } = await figures(api);
    expect([days, months]).toEqual([[], []]);
  });

  it('is refused while another runs, of what failed, and to everybody else', async () => {
    const api = await importApi();
    const failed = await api.import(csv('1,一号店,A,a,x,1,2024-03-01'));
    expect(await takeBack(api, failed.importId)).toMatchObject({
      code: 1,
      msg: '这次导入没有写入数据，不需要撤销',
    });
    const job = await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    const stranger = await api.signIn();
    expect(await takeBack(api, job.importId, stranger.token)).toMatchObject({
      code: 1,
      msg: '导入记录不存在',
    });
    expect(
      await api.call('listImportChanges', { importId: job.importId }, { token: stranger.token }),
    ).toMatchObject({ code: 1, msg: '导入记录不存在' });
    const manager = await api.signIn({ role: 'manager', boss_id: api.ownerId });
    expect((await takeBack(api, job.importId, manager.token)).code).not.toBe(0);
    await api.db
      .updateTable('sales_import')
      .set({ status: 'running', heartbeat_at: api.clock.now() })
      .where('id', '=', Number(failed.importId))
      .execute();
    expect(await takeBack(api, job.importId)).toMatchObject({
      code: 1,
      msg: '已有导入正在进行，请等它完成或取消后再开始',
    });
    expect(await quantities(api)).toEqual([1]);
  });

  it('cannot be cancelled, and when its process dies the import stands and says so', async () => {
    const api = await importApi();
    const job = await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    await api.db
      .updateTable('sales_import')
      .set({ status: 'running', phase: 'taking_back', heartbeat_at: api.clock.now() })
      .where('id', '=', Number(job.importId))
      .execute();
    const { importId } = job;
    expect(await api.call('cancelImport', { importId }, { token: api.token })).toMatchObject({
      code: 1,
      msg: '正在撤销这次导入，请等它完成',
    });
    api.clock.advance(60_000);
    expect((await api.call('getImport', { importId }, { token: api.token })).data).toEqual({
      ...job,
      error: '撤销被中断，没有改变任何数据，请重新撤销',
    });
    await takeBack(api, importId);
    expect(await api.ended(importId)).toMatchObject({ status: 'taken_back', error: null });
  });

  it('asks for a later one first where it is not known what both have, as before the upgrade', async () => {
    const api = await importApi();
    const file = csv('1,一号店,A,a,1,1,2024-03-01');
    const first = await api.import(file);
    const second = await api.import(
      csv('1,一号店,A,a,1,1,2024-03-01', '2,一号店,A,a,1,1,2024-03-01'),
    );
    await api.db.updateTable('sales_import').set({ sequence: null }).execute();
    expect((await takeBack(api, first.importId)).msg).toContain('请先撤销它，再撤销这次导入');
    await takeBack(api, second.importId);
    await api.ended(second.importId);
    expect(await quantities(api)).toEqual([1]);
    await takeBack(api, first.importId);
    expect(await api.ended(first.importId)).toMatchObject({ status: 'taken_back' });
    expect(await quantities(api)).toEqual([]);
  });

  it('[R4-58] does nothing in a shop whose data is cleared, of which nothing is kept either', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    const job = await api.import(csv('1,一号店,A,a,2,1,2024-03-01'));
    await api.db.updateTable('shop').set({ expire_at: 0 }).execute();
    const { id } = await api.db.selectFrom('shop').select('id').executeTakeFirstOrThrow();
    expect(await clearShop(api.db, id, api.clock.now())).toBe(true);
    for (const table of ['import_line', 'import_repeat', 'import_change'] as const)
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await takeBack(api, job.importId);
    expect(await api.ended(job.importId)).toMatchObject({ status: 'taken_back' });
    expect(await quantities(api)).toEqual([]);
  });
});

describeOnEngines('what a dead server left unfinished', (engine) => {
  it('is ended at once, and not before it is dead', async () => {
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    const api = await importApi({ db, config: { databaseUrl } });
    const { uploadId, options } = await prepared(api, csv('1,一号店,A,a,1,1,2024-03-01'));
    const script = fileURLToPath(new URL('./imports-runner.ts', import.meta.url));
    const child = spawn(process.execPath, [script, api.deps.config.dataDir]);
    const [id] = await once(child.stdout, 'data');
    await db
      .insertInto('sales_import')
      .values({
        owner_id: api.ownerId,
        upload_id: 'other',
        file_name: 'other.csv',
        options: '{}',
        ...waitingImport,
        status: 'running',
        created_at: api.clock.now(),
        heartbeat_at: api.clock.now(),
        runner: String(id),
      })
      .execute();
    const start = () => api.call('startImport', { uploadId, options }, { token: api.token });
    expect(await start()).toMatchObject({
      code: 1,
      msg: '已有导入正在进行，请等它完成或取消后再开始',
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The clock stands still: nothing has been silent for long.
    const { data } = await start();
    expect(await api.ended(data.importId)).toMatchObject({ status: 'done', linesAdded: 1 });
    const list = await api.call('listImports', {}, { token: api.token });
    expect(list.data.rows.map((row: { status: string }) => row.status).sort()).toEqual([
      'done',
      'interrupted',
    ]);
  });
});
