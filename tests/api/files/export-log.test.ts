import { expect, it } from 'vitest';
import { auditKinds, changeFields, subjectFields } from '../../../api/contract/rules/audit.ts';
import { insertAuditEntry } from '../../../db/audit/audit-log.ts';
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
    const renamed = await boss.ask('renameShop', { shopId: 't1', name: '甲店' });
    expect(renamed).toMatchObject({ code: 0 });
    api.clock.advance(1_000);
    const layout = { listShowTab: ['t1'], listClosedTab: [], listPinnedTab: ['t1'] };
    const ordered = await manager.ask('setShopTabAllMap', { layout });
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
    expect(line).toContain('=1+1 · 139****0002');
    for (const cell of line?.split(',') ?? []) expect(cell).not.toMatch(/^=(?!")/);
    const days = { startTime: '2020-01-01', endTime: '2020-01-02' };
    expect(await exported(api, { ...log, ...days }, boss.token)).toMatchObject({ rows: 0 });
    const backwards = { ...log, startTime: '2020-01-02', endTime: '2020-01-01' };
    expect(await boss.ask('startExport', backwards)).toMatchObject({
      code: 1,
      msg: '结束日期不能早于开始日期',
    });
  });

  it('has words for all that a line can be about and change, and for programs its names', async () => {
    const { api, boss } = await world();
    const subjects = subjectFields.map((field) => ({ field, value: '甲' }));
    const changes = changeFields.map((field) => ({ field, before: null, after: '乙' }));
    const told = [
      { subjects, changes },
      {
        subjects: [
          { field: 'todo', value: 'violation 图片 violation' },
          { field: 'export', value: 'auditLog csv' },
          { field: 'sku', value: 'auditLog' },
        ],
        changes: [
          { field: 'cost:359', before: '7.77', after: '20.01' },
          { field: 'todoSettled', before: null, after: '2026-11-29T06:30' },
          { field: 'nickName', before: '=1+1', after: 'paid' },
          { field: 'groupName:4', before: 'a', after: null },
        ],
      },
    ];
    for (const kind of auditKinds)
      for (const line of told)
        await insertAuditEntry(
          api.db,
          {
            at: api.clock.now(),
            user_id: boss.user.id,
            owner_id: boss.user.id,
            person: '老板',
            phone: boss.user.phone,
            call: 'settleTodo',
            kind,
            subjects: JSON.stringify(line.subjects),
            words: '',
            changes: JSON.stringify(line.changes),
            changes_left_out: 0,
            address: null,
            via: 'session',
            via_id: null,
            outcome: 'done',
            msg: null,
          },
          [],
        );
    const file = async (format: string) => {
      const job = await exported(api, { ...log, format }, boss.token);
      return (await fetched(api, job.downloadUrl))[1];
    };
    const people = await file('csv');
    const lines = people.split('\r\n').filter((line) => line.includes('老板'));
    expect(lines).toHaveLength(2 * auditKinds.length);
    expect(lines[0]).toMatch(/^2026-03-11 12:00,/);
    const named = lines.filter((line) => line.includes('乙'));
    expect(named).toHaveLength(auditKinds.length);
    // Of names in letters people know these; which call it was has a column of its own.
    for (const line of named)
      expect(line.replace(/,settleTodo,|SKU|SKC|API/g, '')).not.toMatch(/[a-z]/i);
    expect(people).toContain(
      '待办：违规待处理 图片 violation；导出：操作日志 CSV；SKU：auditLog,' +
        '成本价 359：7.77 → 20.01；标记为已处理：空 → 2026-11-29 06:30；昵称：=1+1 → paid；分组名称：a → 空,',
    );
    const programs = await file('jsonl');
    expect(programs).toContain('todo: violation 图片 violation；export: auditLog csv');
    expect(programs).toContain('cost:359: 7.77 → 20.01；todoSettled:  → 2026-11-29T06:30');
    expect(programs).toContain('"kind":"TODOS"');
  });

  it('of shops still needs some', async () => {
    const { boss } = await world();
    expect(await boss.ask('startExport', { kind: 'products', shopIds: [] })).toMatchObject({
      code: 1,
      msg: '请选择店铺',
    });
  });
});
