import { describe, expect, it } from 'vitest';
import { bindingWorld } from '../binding/world.ts';

async function world() {
  const { api, ask, listen } = await bindingWorld();
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const first = await api.shop(boss.user, {
    mall_id: '11',
    mall_name: '甲店',
    mall_name_dis: '甲店',
  });
  await api.shop(boss.user, {
    mall_id: '12',
    platform: 'shein',
    mall_name: '乙店',
    mall_name_dis: '乙店',
  });
  await api.assign(manager.user, first);
  return { api, ask, listen, boss, stranger, manager };
}

describe('the name of a shop', () => {
  const rename = /* GraphQL */ `
    mutation Rename($id: ID!, $name: String!) {
      renameShop(input: { id: $id, name: $name }) {
        shop { id name marketplaceName nativeName }
        error { code message field }
      }
    }
  `;

  it('[R5.8-01] [R5.8-02] [R5.8-03] is changed by the boss, with the marketplace’s name beside it', async () => {
    const { ask, boss } = await world();
    const send = async (name: string, id = 'temu:11') =>
      (await ask(rename, { token: boss.token, variables: { id, name } })).data.renameShop;
    expect(await send('  新店名 ')).toMatchObject({
      shop: { id: 'temu:11', name: '新店名', marketplaceName: '甲店' },
      error: null,
    });
    expect(await send('乙店')).toMatchObject({
      shop: null,
      error: { code: 'REFUSED', message: '店铺名称不可与其它店铺重复' },
    });
    expect(await send(' ')).toMatchObject({
      shop: null,
      error: { code: 'INVALID_INPUT', message: '请输入文字', field: 'name' },
    });
    expect(await send('丙', 'temu:99')).toMatchObject({ error: { code: 'INVALID_INPUT' } });
  });

  it('[R6-21] is not changed by a manager, a stranger or a visitor', async () => {
    const { ask, manager, stranger } = await world();
    for (const [token, code] of [
      [manager.token, 'FORBIDDEN'],
      [stranger.token, 'INVALID_INPUT'],
      [undefined, 'VISITOR_BLOCKED'],
    ] as const) {
      const { data } = await ask(rename, {
        ...(token !== undefined && { token }),
        variables: { id: 'temu:11', name: '丙' },
      });
      expect(data.renameShop).toMatchObject({ shop: null, error: { code } });
    }
  });
});

describe('groups', () => {
  it('[R2.6-28] [R2.6-29] [R2.6-30] [R2.6-31] [R2.6-32] are added, renamed, filled, emptied and removed', async () => {
    const { ask, boss } = await world();
    const send = async (mutation: string) =>
      (await ask(`mutation { it: ${mutation} }`, { token: boss.token })).data.it;
    const group = '{ group { id name shops { id } } error { message } }';
    const { group: made } = await send(`createShopGroup(input: { name: "组" }) ${group}`);
    expect(made).toMatchObject({ name: '组', shops: [] });
    expect(
      await send(`renameShopGroup(input: { id: "${made.id}", name: "新组" }) ${group}`),
    ).toMatchObject({ group: { id: made.id, name: '新组' }, error: null });
    const set = (ids: string) =>
      send(`setShopGroupShops(input: { id: "${made.id}", shopIds: [${ids}] }) ${group}`);
    expect(await set('"shein:12", "temu:11"')).toMatchObject({
      group: { shops: [{ id: 'temu:11' }, { id: 'shein:12' }] },
    });
    expect(await set('"temu:99"')).toMatchObject({ group: null });
    expect(await set('')).toMatchObject({ group: { shops: [] } });
    expect(
      await send(`deleteShopGroups(ids: ["${made.id}"]) { deletedIds error { message } }`),
    ).toEqual({ deletedIds: [made.id], error: null });
    expect(
      await send(`deleteShopGroups(ids: ["${made.id}"]) { deletedIds error { message } }`),
    ).toEqual({ deletedIds: [], error: { message: '该分组不存在或已删除，请刷新页面' } });
  });
});

describe('the side panel of another window', () => {
  it('hears of a new order, a hidden shop, a name and a group, and nobody else does', async () => {
    const { ask, listen, boss, stranger, manager } = await world();
    const query = `subscription { shopLayoutChanged {
      shops { id name position isHidden isNew } groups { name } } }`;
    const hear = (person: typeof boss) =>
      listen(query, `web_shop_layout/${person.user.id}`, { token: person.token });
    const [own, foreign, theirs] = [await hear(boss), await hear(stranger), await hear(manager)];
    // Each begins with how it stands.
    for (const window of [own, foreign, theirs]) await window.frame(1);
    await ask(
      'mutation { saveShopLayout(input: { shown: ["shein:12"], hidden: ["temu:11"] }) { error { message } } }',
      { token: boss.token },
    );
    expect((await own.frame(2)).data.shopLayoutChanged).toEqual({
      shops: [
        { id: 'shein:12', name: '乙店', position: 0, isHidden: false, isNew: false },
        { id: 'temu:11', name: '甲店', position: 1, isHidden: true, isNew: false },
      ],
      groups: [],
    });
    await ask(
      'mutation { renameShop(input: { id: "temu:11", name: "丙店" }) { error { message } } }',
      { token: boss.token },
    );
    // A manager has an order of their own, and reads the names of their boss.
    expect((await theirs.frame(2)).data.shopLayoutChanged.shops).toEqual([
      { id: 'temu:11', name: '丙店', position: 0, isHidden: false, isNew: true },
    ]);
    await own.frame(3);
    await ask('mutation { createShopGroup(input: { name: "组" }) { error { message } } }', {
      token: boss.token,
    });
    expect((await own.frame(4)).data.shopLayoutChanged.groups).toEqual([{ name: '组' }]);
    expect(foreign.frames).toHaveLength(1);
  });

  it('is not told to a visitor', async () => {
    const { ask } = await world();
    const { errors } = await ask('subscription { shopLayoutChanged { shops { id } } }');
    expect(errors).toBeDefined();
  });
});

it('[R7.4-61] [R3-16] shein shops are listed as shops', async () => {
  const { ask, boss } = await world();
  const { data } = await ask('{ sheinShops { id mallId name } }', { token: boss.token });
  expect(data.sheinShops).toEqual([{ id: 'shein:12', mallId: '12', name: '乙店' }]);
});
