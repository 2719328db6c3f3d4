import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../../api/contract/rules/calendar.ts';
import { shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { addShippingOrder } from '../../support/shipping.ts';

/** A boss of two shops with something of every kind to do, a manager of the first, and one of the second. */
async function world(db?: Db) {
  const api = await testApi(db === undefined ? {} : { db });
  const boss = await api.signIn({ phone: '13911110000', username: '13911110000' });
  const own = { role: 'manager', boss_id: boss.user.id } as const;
  const manager = await api.signIn({ ...own, nick_name: '小王' });
  const other = await api.signIn({
    ...own,
    is_operator: 1,
    username: '小李',
    phone: '13900008888',
  });
  const account = await addMainAccount(api.db, boss.user, { external_uid: 'u1', needs_rebind: 1 });
  const ends = { expire_at: testNow + 3 * dayMs };
  const shop = await api.shop(boss.user, { mall_id: '11', main_account_id: account, ...ends });
  const second = await api.shop(boss.user, { mall_id: '12', main_account_id: account, ...ends });
  await api.assign(manager.user, shop);
  await api.assign(other.user, second);
  const [cup = 0, hat = 0] = await addProduct(
    api.db,
    shop,
    { CUP: [{ code: 'CUP', price: 500, onHand: 0 }], HAT: [{ code: 'HAT' }] },
    { name: '保温杯' },
  );
  await appendSaleLines(api.db, [
    lineOf(shop, cup, '2026-03-09', { quantity: 20, amount: 20_000 }),
    lineOf(shop, hat, '2026-03-09', { quantity: 1, amount: 1_000 }),
  ]);
  const late = await addShippingOrder(api.db, shop, { [cup]: 4 }, { ship_by: testNow - hourMs });
  // Of what the hat is worth nobody has told anything.
  for (const [goods, hours] of [
    [cup, 5],
    [hat, 2],
  ] as const)
    await addShippingOrder(api.db, shop, { [goods]: 1 }, { ship_by: testNow + hours * hourMs });
  await addShippingOrder(api.db, second, {}, { ship_by: testNow + dayMs + hourMs });
  await api.db
    .insertInto('marketplace_rule')
    .values({ platform: 'temu', code: 'R1', title: '', content: '须有揽收轨迹', penalty: '' })
    .execute();
  const message = {
    shop_id: shop.id,
    message_id: 'V1',
    kind: 'violation',
    rule_code: 'R1',
    product_id: null,
    title: '违规通知：虚假发货',
    content: '无揽收轨迹',
    fine: 30_000,
    state: 'open',
    happened_at: testNow - dayMs,
    appeal_by: testNow + 2 * dayMs,
  } as const;
  await api.db
    .insertInto('shop_message')
    .values([message, { ...message, message_id: 'V2', state: 'fined' }])
    .execute();
  const report = {
    available_balance: 0,
    pending_amount: 0,
    review_count: 0,
    good_review_count: 0,
    previous_score: null,
    high_price_count: 0,
    documents_approved: 0,
    documents_reviewing: 0,
    documents_missing: 0,
    updated_at: 0,
  };
  await api.db
    .insertInto('shop_report')
    .values([
      { ...report, shop_id: shop.id, documents_rejected: 0 },
      { ...report, shop_id: second.id, documents_rejected: 3 },
    ])
    .execute();
  const list = async (fields: object = {}, by: { token: string } = boss) =>
    (await api.call('listTodos', { shopId: '11,12', pageSize: 50, ...fields }, by)).data;
  const kinds = async (fields: object = {}, by: { token: string } = boss): Promise<string[]> =>
    (await list(fields, by)).rows.map(({ kind }: { kind: string }) => kind);
  const violation = { shopId: '11', kind: 'violation', subject: 'V1' };
  return { api, boss, manager, other, shop, second, late, account, list, kinds, violation };
}

const nobody = {
  putOffUntil: null,
  putOffBy: null,
  handedTo: null,
  handedBy: null,
  handTime: null,
  note: '',
  settleTime: null,
  settledBy: null,
};

describeOnEngines('what there is to do', (engine) => {
  it('is found in what is known of the shops, with yuan and deadline, in the order of what is lost', async () => {
    const { list, late, account } = await world(await engine.fresh());
    const plain = {
      title: null,
      code: null,
      detail: null,
      prove: null,
      canSettle: false,
      ...nobody,
    };
    const row = (kind: string, mallId: string, more: object) => ({
      ...plain,
      kind,
      mallId,
      mallIds: [mallId],
      subject: 'shop',
      count: 1,
      stake: null,
      stakeKind: null,
      deadline: null,
      ...more,
    });
    const { rows, ...rest } = await list();
    const stakeOf = (shown: readonly { stake: number | null }[]) =>
      shown.reduce((sum, { stake }) => sum + (stake ?? 0), 0);
    const counts = { open: 8, mine: 0, putOff: 0 };
    expect(rest).toEqual({ total: 8, stake: stakeOf(rows), counts });
    // Of one kind alone, and of what has none.
    expect((await list({ kind: 'violation' })).stake).toBe(
      stakeOf(rows.filter(({ kind }: { kind: string }) => kind === 'violation')),
    );
    expect((await list({ kind: 'renewal' })).stake).toBeNull();
    expect(rows).toEqual([
      row('overdue', '11', {
        subject: late,
        title: late,
        stake: 2_000,
        stakeKind: 'goods',
        deadline: testNow - hourMs,
      }),
      row('rebind', '11', {
        subject: String(account),
        mallIds: ['11', '12'],
        title: '138****5678',
        count: 2,
      }),
      row('violation', '11', {
        subject: 'V1',
        title: '违规通知：虚假发货',
        detail: '无揽收轨迹',
        prove: '须有揽收轨迹',
        stake: 30_000,
        stakeKind: 'fine',
        deadline: testNow + 2 * dayMs,
        canSettle: true,
      }),
      row('dueSoon', '11', { count: 2, stakeKind: 'goods', deadline: testNow + 2 * hourMs }),
      row('renewal', '11', {
        subject: '2026-03-14',
        mallIds: ['11', '12'],
        count: 2,
        deadline: testNow + 3 * dayMs,
      }),
      row('soldOut', '11', {
        subject: 'CCUP',
        code: 'CUP',
        title: '保温杯',
        stake: 20_000,
        stakeKind: 'weekSales',
        canSettle: true,
      }),
      row('rejected', '12', { count: 3, canSettle: true }),
      row('uncosted', '11', { count: 2, stake: 21_000, stakeKind: 'uncostedSales' }),
    ]);
    expect(
      (await list({ pageSize: 2, pageIndex: 2 })).rows.map((one: { kind: string }) => one.kind),
    ).toEqual(['violation', 'dueSoon']);
    expect(await list({ kind: 'violation' })).toMatchObject({ total: 1, counts: { open: 1 } });
    expect((await list({ shopId: '12' })).rows).toMatchObject([
      // The account and the day are of both shops.
      { kind: 'rebind', mallId: '11' },
      { kind: 'renewal', mallId: '11' },
      { kind: 'rejected', mallId: '12' },
    ]);
  });

  it('is put off, handed over and ticked off once, for all of the business, and taken back', async () => {
    const { api, boss, manager, list, kinds, violation } = await world(await engine.fresh());
    const told = () =>
      api.published.filter(({ topic }) => topic === topicFor(shopRefresh, '11')).length;
    const until = testNow + hourMs;
    const putOff = { ...violation, until };
    const person = { userId: String(boss.user.id), name: '139****0000', role: 'boss' };
    for (let time = 0; time < 2; time += 1)
      expect((await api.call('putOffTodo', putOff, boss)).data).toMatchObject({
        putOffUntil: until,
        putOffBy: person,
      });
    expect(told()).toBe(1);
    expect(await kinds()).not.toContain('violation');
    expect(await list({ filter: 'putOff', shopId: '11' }, manager)).toMatchObject({
      total: 1,
      rows: [{ kind: 'violation', putOffUntil: until }],
    });
    api.clock.advance(hourMs);
    expect(await kinds()).toContain('violation');
    expect((await list()).counts.putOff).toBe(0);
    await api.call('putOffTodo', { ...putOff, until: until + hourMs }, manager);
    expect((await api.call('resumeTodo', violation, boss)).data).toMatchObject(nobody);

    const handed = { ...violation, userId: String(manager.user.id), note: ' 今天申诉 ' };
    expect((await api.call('handTodo', handed, boss)).data).toMatchObject({
      handedTo: { userId: String(manager.user.id), name: '小王', role: 'manager' },
      handedBy: person,
      handTime: testNow + hourMs,
      note: '今天申诉',
    });
    // It leads the list of whom it was handed to, and stands where it was for others.
    expect((await kinds({ shopId: '11' }, manager))[0]).toBe('violation');
    expect((await kinds())[0]).toBe('overdue');
    expect(await kinds({ filter: 'mine', shopId: '11' }, manager)).toEqual(['violation']);
    expect(await kinds({ filter: 'mine' })).toEqual([]);
    expect((await api.call('takeBackTodo', violation, manager)).data).toMatchObject(nobody);
    expect(await kinds({ filter: 'mine', shopId: '11' }, manager)).toEqual([]);

    expect((await api.call('settleTodo', violation, manager)).data).toMatchObject({
      settleTime: testNow + hourMs,
      settledBy: { name: '小王' },
    });
    expect(await kinds({ filter: 'putOff' })).toEqual(['violation']);
    expect(await kinds()).not.toContain('violation');
    await api.call('reopenTodo', violation, boss);
    expect(await kinds()).toContain('violation');

    const log = await api.call('listAudit', { kind: 'todos', pageSize: 20 }, boss);
    expect(log.data.rows.map(({ call }: { call: string }) => call)).toEqual([
      'reopenTodo',
      'settleTodo',
      'takeBackTodo',
      'handTodo',
      'resumeTodo',
      'putOffTodo',
      'putOffTodo',
      'putOffTodo',
    ]);
    expect(log.data.rows[3].changes).toEqual([
      { field: 'todoPerson', before: null, after: '小王' },
      { field: 'todoNote', before: null, after: '今天申诉' },
    ]);
  });

  it('[R6-06] is nobody’s again, once whom it was handed to is dismissed', async () => {
    const { api, boss, manager, list, violation } = await world(await engine.fresh());
    await api.call('handTodo', { ...violation, userId: String(manager.user.id) }, boss);
    const { phone } = manager.user;
    expect((await api.call('deleteManager', { phone }, boss)).code).toBe(0);
    expect((await list({ kind: 'violation' })).rows).toMatchObject([nobody]);
  });

  it('goes by itself with its cause, and with it the way to decide about it', async () => {
    const { api, boss, shop, kinds, late, violation } = await world(await engine.fresh());
    await api.db.updateTable('shop_message').set({ state: 'appealing' }).execute();
    await api.call('confirmPacking', { orderNo: late }, boss);
    await api.call('confirmShipping', { orderNo: late }, boss);
    await api.db.updateTable('sku').set({ cost: 100 }).execute();
    expect(await kinds({ shopId: '11' })).toEqual(['rebind', 'dueSoon', 'renewal', 'soldOut']);
    expect(await api.call('settleTodo', violation, boss)).toMatchObject({
      code: 1,
      msg: '该待办已不存在，请刷新列表',
    });
    // Once the paid time is over, nothing but the renewal, the account and what is still to be shipped is told.
    await api.db
      .updateTable('shop')
      .set({ expire_at: testNow - hourMs })
      .where('id', '=', shop.id)
      .execute();
    expect(await kinds({ shopId: '11' })).toEqual(['renewal', 'rebind', 'dueSoon']);
  });
});

describe('who may decide about what there is to do', () => {
  it('[R6-19] a manager is told of missing costs with the permission alone, of accounts and renewals never', async () => {
    const { api, manager, kinds } = await world();
    const plain = ['overdue', 'violation', 'dueSoon', 'soldOut'];
    expect(await kinds({ shopId: '11' }, manager)).toEqual(plain);
    const cost = { shopId: '11', kind: 'uncosted', subject: 'shop' };
    expect(await api.call('putOffTodo', { ...cost, until: testNow + 1 }, manager)).toMatchObject({
      code: 1,
      msg: '该待办已不存在，请刷新列表',
    });
    await api.grant(manager.user, 'lookCost');
    expect(await kinds({ shopId: '11' }, manager)).toEqual([...plain, 'uncosted']);
  });

  it('another business and a shipper are refused, as is what is of a shop that is not seen', async () => {
    const { api, boss, other, violation } = await world();
    const stranger = await api.signIn();
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    const sent = { ...violation, until: testNow + hourMs };
    for (const by of [stranger, shipper, other]) {
      expect((await api.call('putOffTodo', sent, by)).code).toBe(403);
      expect((await api.call('listTodos', { shopId: '11' }, by)).code).toBe(403);
      expect((await api.call('listTodoPeople', violation, by)).code).toBe(403);
    }
    expect((await api.call('putOffTodo', sent)).code).toBe(401);
    expect(await api.db.selectFrom('todo_mark').selectAll().execute()).toEqual([]);
  });

  it('something is handed only to who sees its shop, and what it is about', async () => {
    const { api, boss, manager, other, violation, list } = await world();
    const people = async (kind: string, by: { token: string } = boss) =>
      (await api.call('listTodoPeople', { shopId: '11', kind }, by)).data;
    const small = { userId: String(manager.user.id), name: '小王', role: 'manager' };
    expect(await people('violation')).toEqual([small]);
    expect(await people('uncosted')).toEqual([]);
    expect(await people('renewal')).toEqual([]);
    expect(await people('violation', manager)).toMatchObject([{ role: 'boss' }]);
    const stranger = await api.signIn();
    for (const { user } of [other, stranger])
      expect(
        await api.call('handTodo', { ...violation, userId: String(user.id) }, boss),
      ).toMatchObject({ code: 1, msg: '此人不能查看该店铺或该待办，不能转交' });
    await api.grant(manager.user, 'lookCost');
    expect(await people('uncosted')).toEqual([small]);
    // Who sees the shop no more has it no more.
    await api.call('handTodo', { ...violation, userId: small.userId }, boss);
    await api.db.deleteFrom('shop_assignment').execute();
    expect((await list({ kind: 'violation' })).rows).toMatchObject([nobody]);
  });

  it.each<[string, object, string]>([
    ['putOffTodo', { until: testNow }, '搁置的时间须在现在之后'],
    ['putOffTodo', { until: testNow + 30 * dayMs + 1 }, '最多搁置30天'],
    ['settleTodo', { kind: 'dueSoon', subject: 'shop' }, '不能手动标记'],
    ['resumeTodo', { subject: 'V2' }, '该待办已不存在'],
    ['handTodo', { userId: '1', note: '长'.repeat(201) }, '说明不能超过 200 个字'],
  ])('%s is refused with %o', async (call, fields, words) => {
    const { api, boss, violation } = await world();
    expect(await api.call(call, { ...violation, ...fields }, boss)).toMatchObject({
      code: 1,
      msg: expect.stringContaining(words),
    });
  });
});
