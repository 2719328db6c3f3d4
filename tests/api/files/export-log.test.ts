import { expect, it } from 'vitest';
import { describeOnEngines } from '../../support/databases.ts';
import { exportApi, exported, fetched, objectsOf } from '../../support/exports.ts';

const log = { kind: 'auditLog', shopIds: [], startTime: undefined, endTime: undefined };

describeOnEngines('an export of the audit log', (engine) => {
  const world = async () => {
    const api = await exportApi({ db: await engine.fresh() });
    const boss = await api.signIn();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id, nick_name: '=1+1' });
    const shop = await api.shop(boss.user, { mall_id: 't1' });
    await api.assign(manager.user, shop);
    const renamed = await api.call(
      'renameShop',
      { shopId: 't1', name: '甲店' },
      { token: boss.token },
    );
    expect(renamed).toMatchObject({ code: 0 });
    api.clock.advance(1_000);
    const layout = { listShowTab: ['t1'], listClosedTab: [], listPinnedTab: ['t1'] };
    const ordered = await api.call('setShopTabAllMap', { layout }, { token: manager.token });
    expect(ordered).toMatchObject({ code: 0 });
    return { api, boss, manager };
  };

  it('has the lines of the firm for its boss, the newest first, and for others their own', async () => {
    const { api, boss, manager } = await world();
    const job = await exported(api, log, boss.token);
    expect(job).toMatchObject({ state: 'done', error: null });
    const lines = await objectsOf(api, job);
    const told = lines.filter(({ act }) => act !== 'startExport');
    expect(told).toMatchObject([
      { act: 'setShopTabAllMap', person: '=1+1', outcome: 'DONE', way: 'SESSION' },
      { act: 'renameShop', person: boss.user.phone, kind: 'SHOPS', actName: expect.any(String) },
    ]);
    expect(Date.parse(told[0].at)).toBeGreaterThan(Date.parse(told[1].at));
    const own = await objectsOf(api, await exported(api, log, manager.token));
    expect(new Set(own.map(({ person }) => person))).toEqual(new Set(['=1+1']));
  });

  it('has what is filtered, as a table in words that no spreadsheet runs', async () => {
    const { api, boss, manager } = await world();
    const filter = { kind: 'shops', userId: String(manager.user.id) };
    const job = await exported(api, { ...log, format: 'csv', filter }, boss.token);
    expect(job).toMatchObject({ state: 'done', rows: 1 });
    const [status, text] = await fetched(api, job.downloadUrl);
    expect(status).toBe(200);
    const [head, line, ...rest] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(rest).toEqual([]);
    expect(head?.split(',').slice(0, 5)).toEqual(['时间', '人员', '接口', '操作', '类型']);
    expect(line).toContain('店铺与分组');
    expect(line).toContain('成功');
    for (const cell of line?.split(',') ?? []) expect(cell).not.toMatch(/^=(?!")/);
    const days = { startTime: '2020-01-01', endTime: '2020-01-02' };
    expect(await exported(api, { ...log, ...days }, boss.token)).toMatchObject({ rows: 0 });
    const backwards = { ...log, startTime: '2020-01-02', endTime: '2020-01-01' };
    expect(await api.call('startExport', backwards, { token: boss.token })).toMatchObject({
      code: 1,
      msg: '结束日期不能早于开始日期',
    });
  });

  it('of shops still needs some', async () => {
    const { api, boss } = await world();
    expect(
      await api.call('startExport', { kind: 'products', shopIds: [] }, { token: boss.token }),
    ).toMatchObject({ code: 1, msg: '请选择店铺' });
  });
});
