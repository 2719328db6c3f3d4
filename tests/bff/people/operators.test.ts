import { describe, expect, it } from 'vitest';
import { addMainAccount } from '../../support/main-account.ts';
import { bindingWorld } from '../binding/world.ts';
import { inhabit, manager, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();
const phone = '13711110001';

async function world() {
  const { api, ask } = await bindingWorld();
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const accounts: number[] = [];
  for (const [platform, uid] of [
    ['temu', '70000001'],
    ['shein', '80000001'],
  ] as const) {
    const account = { platform, phone: uid, external_uid: uid };
    accounts.push(await addMainAccount(api.db, boss.user, account));
  }
  await api.shop(boss.user, { mall_id: '11', main_account_id: accounts[0] ?? null });
  const shein = { platform: 'shein', main_account_id: accounts[1] ?? null } as const;
  await api.shop(boss.user, { mall_id: '12', ...shein });
  await api.shop(boss.user, { mall_id: '13' });
  const send = async (operation: string, token = boss.token) =>
    (await ask(operation, { token })).data;
  const change = async (mutation: string, token = boss.token) =>
    (await send(`mutation { it: ${mutation} }`, token)).it;
  const answer = '{ operator { id account shopCount } error { code message field } }';
  const add = (shopIds: string, who = phone) =>
    change(`addOperator(input: { phone: "${who}", shopIds: [${shopIds}] }) ${answer}`);
  return { api, ask, boss, stranger, send, change, add, answer };
}

describe('[R6-08] the operators of a boss', () => {
  it('are added with shops and listed with their main accounts', async () => {
    const { add, send, stranger } = await world();
    expect(await add('"temu:11", "temu:13"')).toMatchObject({
      operator: { account: phone, shopCount: 2 },
      error: null,
    });
    const query =
      '{ operators { id account shopCount addedAt mainAccounts { uid } shops { id } } }';
    expect(await send(query)).toEqual({
      operators: [
        {
          id: expect.stringMatching(/^operator:\d+$/),
          account: phone,
          shopCount: 2,
          addedAt: '2026-03-11T04:00:00.000Z',
          mainAccounts: [{ uid: '70000001' }],
          shops: [{ id: 'temu:11' }, { id: 'temu:13' }],
        },
      ],
    });
    expect(await send(query, stranger.token)).toEqual({ operators: [] });
  });

  it('[R3-37] have account, worker id, main accounts and shops', async () => {
    const { add, send } = await world();
    const { id } = (await add('"temu:11", "shein:12"')).operator;
    const { operatorAssignments } = await send(
      `{ operatorAssignments(id: "${id}") { account workerId entities shopIds } }`,
    );
    expect(operatorAssignments).toEqual({
      account: phone,
      workerId: id.slice('operator:'.length),
      entities: ['70000001', '80000001'],
      shopIds: ['temu:11', 'shein:12'],
    });
  });

  it('may be given shops of any main account', async () => {
    const { send } = await world();
    const data = await send(`{
      ownedAccounts { uid platform shops { id } }
      one: shopsOfAccounts(uids: ["80000001"]) { id }
      both: shopsOfAccounts(uids: ["80000001", "70000001"]) { id }
      none: shopsOfAccounts(uids: []) { id }
    }`);
    expect(data).toEqual({
      ownedAccounts: [
        { uid: '70000001', platform: 'TEMU', shops: [{ id: 'temu:11' }] },
        { uid: '80000001', platform: 'SHEIN', shops: [{ id: 'shein:12' }] },
      ],
      one: [{ id: 'shein:12' }],
      both: [{ id: 'temu:11' }, { id: 'shein:12' }],
      none: [],
    });
  });

  it('get other shops, another phone, and are removed', async () => {
    const { api, add, change, answer, stranger } = await world();
    const { id } = (await add('"temu:11"')).operator;
    const shops = (ids: string, token?: string) =>
      change(`setOperatorShops(input: { id: "${id}", shopIds: [${ids}] }) ${answer}`, token);
    expect(await shops('"temu:13", "shein:12"')).toMatchObject({ operator: { id, shopCount: 2 } });
    expect(await shops('')).toMatchObject({
      operator: null,
      error: { code: 'INVALID_INPUT', message: '请选择店铺名称', field: 'shopIds' },
    });
    const gone = { message: '该运营人员不存在或已删除，请刷新页面' };
    expect(await shops('', stranger.token)).toMatchObject({ error: gone });

    const newPhone = '13711110009';
    const sent = await change(
      `sendCode(input: { phone: "${newPhone}", purpose: OPERATOR_PHONE }) { ok }`,
    );
    expect(sent).toEqual({ ok: true });
    const move = (code: string) =>
      change(
        `changeOperatorPhone(input: { id: "${id}", phone: "${newPhone}", code: "${code}" }) ${answer}`,
      );
    expect(await move('12')).toMatchObject({ error: { code: 'INVALID_INPUT', field: 'code' } });
    expect(await move(api.codeFor(newPhone))).toMatchObject({
      operator: { id, account: newPhone, shopCount: 2 },
    });

    const remove = (token?: string) =>
      change(`removeOperator(id: "${id}") { removedId error { message } }`, token);
    expect(await remove(stranger.token)).toEqual({ removedId: null, error: gone });
    expect(await remove()).toEqual({ removedId: id, error: null });
    expect(await remove()).toEqual({ removedId: null, error: gone });
  });

  it('are refused with a phone that is taken, and the refusal names the field', async () => {
    const { api, boss, add } = await world();
    await api.signIn({ phone: '13922220001', role: 'manager', boss_id: boss.user.id });
    expect(await add('"temu:11"', '13922220001')).toMatchObject({
      operator: null,
      error: {
        code: 'REFUSED',
        message: '该手机号已是店长/财务，不能同时分配为运营人员，请更换手机号',
        field: 'phone',
      },
    });
    await add('"temu:11"');
    expect(await add('"temu:13"')).toMatchObject({
      error: { message: '该手机号已是运营人员，请直接编辑', field: 'phone' },
    });
  });
});

describe('an operator who is signed in', () => {
  it('is a viewer of their own role, with the shops of a manager and no cost', async () => {
    const operator = manager({ user: { staffKind: 'operator' } });
    const sent = inhabit(network, { people: { operator } });
    const { ask } = testBff();
    const { data } = await ask(
      '{ viewer { role isBoss permissions } shops { totalCount } operators { id } }',
      { token: 'operator' },
    );
    expect(data).toBeNull();
    const own = await ask('{ viewer { role isBoss permissions } shops { totalCount } }', {
      token: 'operator',
    });
    expect(own.data).toEqual({
      viewer: { role: 'OPERATOR', isBoss: false, permissions: [] },
      shops: { totalCount: 3 },
    });
    expect(namesOf(sent)).toContain('getShopListByWorkerPhone');
    expect(namesOf(sent)).not.toContain('getShopList');
    expect(namesOf(sent)).not.toContain('listOperators');
  });
});

describe('operators and visitors', () => {
  it('are those of the preview, and nothing is changed', async () => {
    const row = { workerId: '9', account: phone, entity: ['T'], shopNum: 1, createTime: 0 };
    const people = { boss: person(), visitor: visitor() };
    const sent = inhabit(network, { people, data: { listOperators: [row] } });
    const { ask } = testBff();
    const read = await ask('{ operators { id account shopCount } }');
    expect(read.data.operators).toEqual([{ id: 'operator:9', account: phone, shopCount: 1 }]);
    expect(sent.every(({ server }) => server === 'preview')).toBe(true);
    sent.length = 0;
    const { data } = await ask(`mutation {
      addOperator(input: { phone: "${phone}", shopIds: [] }) { error { code } }
      setOperatorShops(input: { id: "operator:9", shopIds: [] }) { error { code } }
      changeOperatorPhone(input: { id: "operator:9", phone: "", code: "" }) { error { code } }
      removeOperator(id: "operator:9") { error { code } }
    }`);
    for (const [name, value] of Object.entries(data))
      expect(value, name).toEqual({ error: { code: 'VISITOR_BLOCKED' } });
    expect(namesOf(sent).filter((name) => name !== 'getUserInfo')).toEqual([]);
  });
});
