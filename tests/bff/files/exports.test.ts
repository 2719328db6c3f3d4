import { beforeEach, describe, expect, it } from 'vitest';
import { exportWork } from '../../../api/files/export-work.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import type { DataExport } from '../../../db/schema.ts';
import { type TestApi, testNow } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { listenTo } from '../../support/event-stream.ts';
import { exportApi, fetched } from '../../support/exports.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { testBff } from '../world.ts';

let api: TestApi;
let world: Awaited<ReturnType<typeof seededSales>>;
let graph: ReturnType<typeof testBff>;

beforeEach(async () => {
  api = await exportApi();
  world = await seededSales(api);
  const transport = fetchTransport((request) => api.handle(request));
  graph = testBff({ transport, previewTransport: transport });
  return () => graph.bff.close();
});

const start = (input: string) => `mutation { startExport(input: {${input}}) {
  dataExport { id kind format shopCount start end dataSource state } error { code field message } } }`;
const week = 'range: {start: "2026-03-04", end: "2026-03-10"}';
const whole = `{ id state rowsDone rowCount byteSize error createdAt finishedAt deletedAt
  downloadUrl downloadUrlExpiresAt }`;

/** Asks for an export, and waits until it is made. */
async function made(input: string, token: string) {
  const { data, errors } = await graph.ask(start(input), { token });
  expect(errors).toBeUndefined();
  await exportWork(api.deps).settled();
  return data.startExport;
}

describe('startExport', () => {
  it('makes a file for a tool that only reads, which follows it and fetches it by its address', async () => {
    const { secret } = await makeKey(api, world.boss.token, { rights: 'read' });
    const asked = `kind: DAILY_STATISTICS, selection: {all: true}, ${week}`;
    const { dataExport, error } = await made(asked, secret);
    expect(error).toBeNull();
    expect(dataExport).toEqual({
      id: expect.stringMatching(/^export:[\w-]{22}$/),
      kind: 'DAILY_STATISTICS',
      format: 'JSONL',
      shopCount: 2,
      start: '2026-03-04',
      end: '2026-03-10',
      dataSource: 'SALES',
      state: 'QUEUED',
    });
    const { data } = await graph.ask(
      `{ dataExport(id: "${dataExport.id}") ${whole} dataExports { id } node(id: "${dataExport.id}") { __typename id } }`,
      { token: secret },
    );
    const { downloadUrl, ...rest } = data.dataExport;
    const [status, text] = await fetched(api, downloadUrl);
    expect(status).toBe(200);
    expect(rest).toEqual({
      id: dataExport.id,
      state: 'DONE',
      rowsDone: 4,
      rowCount: 4,
      byteSize: Buffer.byteLength(text),
      error: null,
      createdAt: '2026-03-11T04:00:00.000Z',
      finishedAt: '2026-03-11T04:00:00.000Z',
      deletedAt: '2026-03-12T04:00:00.000Z',
      downloadUrlExpiresAt: '2026-03-11T05:00:00.000Z',
    });
    expect(data.dataExports).toEqual([{ id: dataExport.id }]);
    expect(data.node).toEqual({ __typename: 'DataExport', id: dataExport.id });
    // The same names and values as the graph has them.
    const day = JSON.parse(text.split('\n')[0] ?? '');
    const figures =
      'quantity { sold returned net } amount { sold returned net } profit { profit cost uncosted { sold returned amount } }';
    const { statistics } = (
      await graph.ask(
        `{ statistics(selection: {shop: "${day.shop.id}"}, range: {start: "${day.day}", end: "${day.day}"}) { totals { ${figures} } } }`,
        { token: secret },
      )
    ).data;
    const { shop: _, day: __, ...told } = day;
    expect(told).toEqual(statistics.totals);
  });

  it('says which field it cannot use, and is none for visitors and shippers', async () => {
    const { token } = world.boss;
    const refused = async (input: string, by = token) => (await made(input, by)).error;
    expect(await refused('kind: SALE_LINES, selection: {all: true}')).toMatchObject({
      code: 'REFUSED',
      message: '请选择导出的时间范围',
    });
    expect(
      await refused(
        `kind: SALE_LINES, selection: {platform: {platform: TEMU, managedType: SEMI_MANAGED}}, ${week}`,
      ),
    ).toMatchObject({ code: 'INVALID_INPUT', field: 'selection' });
    expect(await refused('kind: PRODUCTS, selection: {all: true}', 'visitor')).toMatchObject({
      code: 'VISITOR_BLOCKED',
    });
    const shipper = await api.signIn({ role: 'shipper', boss_id: world.boss.user.id });
    expect(await refused('kind: PRODUCTS, selection: {all: true}', shipper.token)).toMatchObject({
      code: 'FORBIDDEN',
    });
    const { errors } = await graph.ask('{ dataExports { id } }');
    expect(errors?.[0]?.extensions?.code).toBe('VISITOR_BLOCKED');
  });
});

describe('deleteExport', () => {
  it('deletes an export once', async () => {
    const { token } = world.boss;
    const { dataExport } = await made('kind: PRODUCTS, selection: {all: true}', token);
    const remove = async (id: string) =>
      (
        await graph.ask(`mutation { deleteExport(id: "${id}") { ok error { code message } } }`, {
          token,
        })
      ).data.deleteExport;
    expect(await remove(dataExport.id)).toEqual({ ok: true, error: null });
    expect((await remove(dataExport.id)).error.code).toBe('REFUSED');
    expect((await remove('group:1')).ok).toBe(false);
    const { data } = await graph.ask(`{ dataExport(id: "${dataExport.id}") { id } }`, { token });
    expect(data.dataExport).toBeNull();
  });
});

describe('exportProgressed', () => {
  const change = (row: Partial<DataExport>) => api.db.updateTable('data_export').set(row).execute();

  const listen = (id: string, token: string) =>
    listenTo(
      (request) => graph.bff.handle(request),
      `subscription { exportProgressed(id: "${id}") { state rowsDone } }`,
      token,
    );
  const step = (exportProgressed: object | null) => ({ data: { exportProgressed } });

  it('tells how it stands, whenever it gets on, and ends with it', async () => {
    const { token } = world.boss;
    const { dataExport } = await made('kind: PRODUCTS, selection: {all: true}', token);
    const news = () => graph.events.publish(`web_export_progress/${dataExport.id.slice(7)}`, {});
    await change({ state: 'running', rows_done: 1, lease_until: testNow + 1_000 });
    const next = await listen(dataExport.id, token);
    expect(await next()).toEqual(step({ state: 'RUNNING', rowsDone: 1 }));
    await change({ rows_done: 2 });
    news();
    expect(await next()).toEqual(step({ state: 'RUNNING', rowsDone: 2 }));
    await change({ state: 'done', rows_done: 3 });
    news();
    expect(await next()).toEqual(step({ state: 'DONE', rowsDone: 3 }));
    expect(await next()).toBe('over');
    const late = await listen(dataExport.id, token);
    expect([await late(), await late()]).toEqual([step({ state: 'DONE', rowsDone: 3 }), 'over']);
  });

  it('of a deleted one tells so and ends; of an unknown one is refused', async () => {
    const { token } = world.boss;
    const { dataExport } = await made('kind: PRODUCTS, selection: {all: true}', token);
    await change({ state: 'running', lease_until: testNow + 1_000 });
    const next = await listen(dataExport.id, token);
    expect(await next()).toMatchObject(step({ state: 'RUNNING' }));
    await api.db.deleteFrom('data_export').execute();
    graph.events.publish(`web_export_progress/${dataExport.id.slice(7)}`, {});
    expect([await next(), await next()]).toEqual([step(null), 'over']);
    expect(await (await listen(dataExport.id, token))()).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });
});
