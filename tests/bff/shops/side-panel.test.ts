import { describe, expect, it } from 'vitest';
import { type BindingWorld, bindingWorld } from '../binding/world.ts';

/** A boss with the temu shops 11, 12, 13 and the shein shop 21, and a manager with shop 12. */
async function world() {
  const made = await bindingWorld();
  const boss = await made.api.signIn();
  const manager = await made.api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shopOf = (mall_id: string, platform: 'temu' | 'shein' = 'temu') =>
    made.api.shop(boss.user, { mall_id, platform, mall_name: `店铺${mall_id}` });
  await shopOf('11');
  const second = await shopOf('12');
  await shopOf('13');
  await shopOf('21', 'shein');
  await made.api.assign(manager.user, second);
  return { ...made, boss, manager };
}

const asked = async (made: BindingWorld, token: string | undefined, query: string) => {
  const { data, errors } = await made.ask(query, token === undefined ? {} : { token });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const rename = (id: string, name: string) =>
  `mutation { renameShop(input: { id: "${id}", name: ${JSON.stringify(name)} }) {
    shop { id name marketplaceName nativeName } error { code message field } } }`;
const save = (shown: string[], hidden: string[] = []) =>
  `mutation { saveShopLayout(input: { shown: ${JSON.stringify(shown)}, hidden: ${JSON.stringify(hidden)} }) {
    shops { id position isHidden isNew } error { message } } }`;
const everyShop =
  '{ shops(includeHidden: true) { edges { node { id position isHidden isNew } } } }';
const shopsOf = async (made: BindingWorld, token: string) =>
  (await asked(made, token, everyShop)).shops.edges.map(({ node }: { node: object }) => node);
const place = (id: string, position: number, isNew = false, isHidden = false) => ({
  id,
  position,
  isHidden,
  isNew,
});

describe('the order of shops', () => {
  it('is the saved one; a shop that was not saved is new and stands behind the others', async () => {
    const made = await world();
    const { token } = made.boss;
    expect(await shopsOf(made, token)).toEqual([
      place('temu:11', 0, true),
      place('temu:12', 1, true),
      place('temu:13', 2, true),
      place('shein:21', 3, true),
    ]);
    const saved = await asked(made, token, save(['temu:13', 'temu:11'], ['temu:12']));
    const after = [
      place('temu:13', 0),
      place('temu:11', 1),
      place('shein:21', 2, true),
      place('temu:12', 3, false, true),
    ];
    expect(saved.saveShopLayout).toEqual({ shops: after, error: null });
    expect(await shopsOf(made, token)).toEqual(after);
  });

  it('[R7.3-02] keeps what another window has hidden since it was read', async () => {
    const made = await world();
    const { token } = made.boss;
    const hide = async (hidden: string, shown: string[]) => {
      const variables = { input: { shown, hidden: [hidden], hiddenWas: [] } };
      const { data } = await made.ask(
        'mutation($input: ShopLayoutInput!) { saveShopLayout(input: $input) { shops { id isHidden } } }',
        { token, variables },
      );
      return data.saveShopLayout;
    };
    await hide('temu:12', ['temu:11', 'temu:13', 'shein:21']);
    expect(await hide('temu:13', ['temu:11', 'temu:12', 'shein:21'])).toEqual({
      shops: [
        { id: 'temu:11', isHidden: false },
        { id: 'shein:21', isHidden: false },
        { id: 'temu:13', isHidden: true },
        { id: 'temu:12', isHidden: true },
      ],
    });
  });

  it('shows one shop when those that were shown are gone', async () => {
    const made = await world();
    const { token } = made.boss;
    await asked(made, token, save(['temu:11'], ['temu:13', 'temu:12', 'shein:21']));
    await made.api.db
      .updateTable('shop')
      .set({ unbound_at: 1 })
      .where('mall_id', '=', '11')
      .execute();
    expect(await shopsOf(made, token)).toEqual([
      place('temu:13', 0),
      place('temu:12', 1, false, true),
      place('shein:21', 2, false, true),
    ]);
  });
});

describe('the name of a shop', () => {
  it('may be the marketplace’s again', async () => {
    const made = await world();
    const { token } = made.boss;
    expect((await asked(made, token, rename('temu:12', '新'))).renameShop.error).toBeNull();
    expect((await asked(made, token, rename('temu:12', '店铺12'))).renameShop).toMatchObject({
      shop: { name: '店铺12' },
      error: null,
    });
  });

  it.each([
    [
      "[R5.8-02] another shop's",
      'temu:12',
      '店铺11',
      'REFUSED',
      '店铺名称不可与其它店铺重复',
      'name',
    ],
    [
      '[R5.8-02] the one it has',
      'temu:12',
      '店铺12',
      'REFUSED',
      '店铺名称不可与其它店铺重复',
      'name',
    ],
    ['empty', 'temu:12', ' \t ', 'INVALID_INPUT', '请输入文字', 'name'],
    [
      'too long',
      'temu:12',
      '店'.repeat(129),
      'INVALID_INPUT',
      '店铺名称过长，最多128个汉字或256个字符',
      'name',
    ],
    ['of no own shop', 'temu:99', '新', 'INVALID_INPUT', '店铺不存在，或您无权查看', null],
  ])('%s is refused', async (_what, id, name, code, message, field) => {
    const made = await world();
    const { renameShop } = await asked(made, made.boss.token, rename(id, name));
    expect(renameShop).toEqual({ shop: null, error: { code, message, field } });
    expect((await asked(made, made.boss.token, '{ shop(id: "temu:12") { name } }')).shop.name).toBe(
      '店铺12',
    );
  });
});

describe('shop groups', () => {
  const group = '{ id name shops { id } }';
  const error = '{ code message field }';
  const create = (name: string) =>
    `mutation { createShopGroup(input: { name: ${JSON.stringify(name)} }) { group ${group} error ${error} } }`;
  const renameGroup = (id: string, name: string) =>
    `mutation { renameShopGroup(input: { id: "${id}", name: "${name}" }) { group ${group} error ${error} } }`;
  const setShops = (id: string, shopIds: string[]) =>
    `mutation { setShopGroupShops(input: { id: "${id}", shopIds: ${JSON.stringify(shopIds)} }) { group ${group} error ${error} } }`;
  const remove = (ids: string[]) =>
    `mutation { deleteShopGroups(ids: ${JSON.stringify(ids)}) { deletedIds error ${error} } }`;
  const list = `{ shopGroups ${group} }`;

  it('refuse names and shops that they cannot have, and say which field is wrong', async () => {
    const made = await world();
    const ask = (query: string) => asked(made, made.boss.token, query);
    const { id } = (await ask(create('欧洲站'))).createShopGroup.group;
    const errorOf = async (query: string) => {
      const [payload] = Object.values<{ error: object }>(await ask(query));
      return payload?.error;
    };
    const invalid = (message: string, field: string) => ({ code: 'INVALID_INPUT', message, field });
    expect(await errorOf(create('  '))).toEqual(invalid('请输入分组名称', 'name'));
    expect(await errorOf(create('组'.repeat(51)))).toEqual(invalid('分组名称最多50个字', 'name'));
    expect(await errorOf(create('欧洲站'))).toEqual({
      code: 'REFUSED',
      message: '分组名称已存在，请换一个名称',
      field: 'name',
    });
    const gone = { ...invalid('该分组不存在或已删除，请刷新页面', ''), field: null };
    expect(await errorOf(renameGroup('temu:1', '新'))).toEqual(gone);
    expect(await errorOf(setShops('group', []))).toEqual(gone);
    expect(await errorOf(setShops(id, ['temu:99']))).toEqual({
      ...invalid('店铺不存在，或您无权查看', ''),
      field: null,
    });
    expect(await errorOf(remove([]))).toEqual(invalid('请选择分组', 'ids'));
    expect(await errorOf(remove(['group:1,2']))).toEqual(gone);
    expect(await errorOf(remove(['group:99999999999']))).toMatchObject({ code: 'REFUSED' });
    expect((await ask(list)).shopGroups).toHaveLength(1);
  });

  it('are not for managers, nor for visitors, to change', async () => {
    const made = await world();
    const { id } = (await asked(made, made.boss.token, create('欧洲站'))).createShopGroup.group;
    const writes = [create('新'), renameGroup(id, '新'), setShops(id, []), remove([id])];
    for (const [token, code] of [
      [made.manager.token, 'FORBIDDEN'],
      [undefined, 'VISITOR_BLOCKED'],
    ] as const)
      for (const query of writes) {
        const [payload] = Object.values<{ error: { code: string } }>(
          await asked(made, token, query),
        );
        expect(payload?.error.code).toBe(code);
      }
  });
});

it('[R7.4-61] shein shops come in the saved order, and only those that the viewer may see', async () => {
  const made = await world();
  await made.api.shop(made.boss.user, { mall_id: '22', platform: 'shein' });
  await asked(made, made.boss.token, save(['shein:22', 'temu:11', 'shein:21']));
  expect((await asked(made, made.boss.token, '{ sheinShops { id } }')).sheinShops).toEqual([
    { id: 'shein:22' },
    { id: 'shein:21' },
  ]);
  expect((await asked(made, made.manager.token, '{ sheinShops { id } }')).sheinShops).toEqual([]);
});

describe('news of layout, names and groups', () => {
  const query =
    'subscription { shopLayoutChanged { shops { id name } groups { name shops { id } } } }';
  /** Resolves when the first has come, which tells how the panel stands. */
  const listen = async (made: Awaited<ReturnType<typeof world>>, who: 'boss' | 'manager') => {
    const heard = await made.listen(query, `web_shop_layout/${made[who].user.id}`, made[who]);
    await heard.frame(1);
    return heard;
  };

  it('reach every window of the user whose layout changed, and nobody else', async () => {
    const made = await world();
    const windows = [await listen(made, 'boss'), await listen(made, 'boss')];
    const managers = await listen(made, 'manager');
    await asked(made, made.boss.token, save(['temu:13', 'temu:11'], ['temu:12']));
    for (const window of windows) {
      const { shopLayoutChanged: change } = (await window.frame(2)).data;
      expect(change.shops.map(({ id }: { id: string }) => id)).toEqual([
        'temu:13',
        'temu:11',
        'shein:21',
        'temu:12',
      ]);
    }
    await asked(made, made.manager.token, save(['temu:12']));
    expect((await managers.frame(2)).data.shopLayoutChanged.shops).toEqual([
      { id: 'temu:12', name: '店铺12' },
    ]);
    expect([windows[0]?.frames.length, managers.frames.length]).toEqual([2, 2]);
  });

  it('reach the managers of a shop when its name or its group changes', async () => {
    const made = await world();
    const boss = await listen(made, 'boss');
    const managers = await listen(made, 'manager');
    const ask = (text: string) => asked(made, made.boss.token, text);
    await ask(rename('temu:11', '别人的'));
    await ask(rename('temu:12', '他们的'));
    expect((await managers.frame(2)).data.shopLayoutChanged.shops).toEqual([
      { id: 'temu:12', name: '他们的' },
    ]);
    expect((await boss.frame(3)).data.shopLayoutChanged.shops[0].name).toBe('别人的');
    const created = await ask(
      'mutation { createShopGroup(input: { name: "组" }) { group { id } } }',
    );
    const { id } = created.createShopGroup.group;
    const setShops = (ids: string) =>
      `mutation { setShopGroupShops(input: { id: "${id}", shopIds: ${ids} }) { error { message } } }`;
    await ask(setShops('["temu:12", "temu:11"]'));
    expect((await managers.frame(3)).data.shopLayoutChanged.groups).toEqual([
      { name: '组', shops: [{ id: 'temu:12' }] },
    ]);
    await ask(setShops('["temu:11"]'));
    expect((await managers.frame(4)).data.shopLayoutChanged.groups).toEqual([]);
    await ask(setShops('["temu:12"]'));
    await ask(`mutation { deleteShopGroups(ids: ["${id}"]) { deletedIds } }`);
    expect((await managers.frame(6)).data.shopLayoutChanged.groups).toEqual([]);
    expect((await boss.frame(8)).data.shopLayoutChanged.groups).toEqual([]);
    expect(managers.frames).toHaveLength(6);
  });

  it('[R2.5-02] tell the other windows what the viewer wants to be called, who is answered at once', async () => {
    const made = await world();
    const query = 'subscription { shopLayoutChanged { viewer { nickName } } }';
    const heard = await made.listen(query, `web_shop_layout/${made.boss.user.id}`, made.boss);
    expect((await heard.frame(1)).data.shopLayoutChanged.viewer).toEqual({ nickName: null });
    const call = (nickName: string) =>
      asked(
        made,
        made.boss.token,
        `mutation { setNickName(input: { nickName: "${nickName}" }) {
          viewer { nickName } errors { message code field } } }`,
      );
    expect((await call(' 王老板 ')).setNickName).toEqual({
      viewer: { nickName: '王老板' },
      errors: [],
    });
    expect((await heard.frame(2)).data.shopLayoutChanged.viewer).toEqual({ nickName: '王老板' });
    expect((await call('长'.repeat(21))).setNickName).toEqual({
      viewer: null,
      errors: [{ message: '昵称最多 20 个字', code: 'INVALID_INPUT', field: 'nickName' }],
    });
  });

  it('are not for visitors', async () => {
    const made = await world();
    await expect(made.listen(query, 'web_shop_layout/visitor')).rejects.toBeDefined();
    expect(made.events.listeners()).toBe(0);
  });
});
