import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clearShop } from '../../../db/billing/expired-shops.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { waitingImport } from '../../support/sales-import.ts';
import {
  csv,
  figures,
  type ImportApi,
  importApi,
  prepared,
  progressOf,
  quantities,
  refreshed,
} from './imports-support.ts';

const takeBack = (api: ImportApi, importId: string, token = api.token) =>
  api.call('takeBackImport', { importId }, { token });

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
    const list = await api.ask('listImports');
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
    expect(await stranger.ask('listImportChanges', { importId: job.importId })).toMatchObject({
      code: 1,
      msg: '导入记录不存在',
    });
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
    expect(await api.ask('cancelImport', { importId })).toMatchObject({
      code: 1,
      msg: '正在撤销这次导入，请等它完成',
    });
    api.clock.advance(60_000);
    expect((await api.ask('getImport', { importId })).data).toEqual({
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
    const start = () => api.ask('startImport', { uploadId, options });
    expect(await start()).toMatchObject({
      code: 1,
      msg: '已有导入正在进行，请等它完成或取消后再开始',
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The clock stands still: nothing has been silent for long.
    const { data } = await start();
    expect(await api.ended(data.importId)).toMatchObject({ status: 'done', linesAdded: 1 });
    const list = await api.ask('listImports');
    expect(list.data.rows.map((row: { status: string }) => row.status).sort()).toEqual([
      'done',
      'interrupted',
    ]);
  });
});
