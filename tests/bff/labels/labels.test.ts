import { describe, expect, it } from 'vitest';
import { addProduct } from '../../support/catalogue.ts';
import { bindingWorld } from '../binding/world.ts';

const text = {
  type: 'TEXT',
  seatObj: { x: 40, y: 30, w: 400, h: 60, weight: null, color: '#112233' },
  text: 'Made in China',
  bold: true,
  size: 28,
  lineHeight: null,
};
const code = {
  type: 'IMG',
  seatObj: { x: 0, y: 100, w: 300, h: 90, weight: 2, color: null },
  src: 'code128:SK-1',
};
const drawing = { width: 1000, height: 700, pointsList: [text, code] };

const drawn = `drawing { width height pointsList {
  type src text bold size lineHeight pdfSrc seatObj { x y w h weight color } } }`;
const fields = `id kind name market skuId version updatedAt ${drawn}`;

/** As it is answered: what was not given is null. */
const nothing = { src: null, text: null, bold: null, size: null, lineHeight: null, pdfSrc: null };
const answered = {
  ...drawing,
  pointsList: drawing.pointsList.map((one) => ({ ...nothing, ...one })),
};

async function world() {
  const { api, ask } = await bindingWorld();
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
  const stranger = await api.signIn();
  const shop = await api.shop(boss.user);
  await addProduct(api.db, shop, { K: [{ code: 'K-1' }] });
  const send = (query: string, token = boss.token, variables = {}) =>
    ask(query, { token, variables });
  const mutate = async (name: string, input: object, token = boss.token) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await send(
      `mutation ($input: ${type}!) { it: ${name}(input: $input) {
        label { ${fields} } error { code message field } } }`,
      token,
      { input },
    );
    return errors ? { errors } : data.it;
  };
  const save = (kind: string, rest = {}, token = boss.token) =>
    mutate('saveLabel', { kind, name: '常规', drawing, ...rest }, token);
  const remove = async (id: string, token = boss.token) =>
    (
      await send(
        'mutation ($id: ID!) { it: deleteLabel(id: $id) { deletedId error { code message field } } }',
        token,
        { id },
      )
    ).data.it;
  return { api, boss, manager, shipper, stranger, shop, send, mutate, save, remove };
}

describe('labels', () => {
  it('[R3-46] [R3-47] [R7.5-05] [R7.5-06] are kept as templates with all that was drawn, and listed by kind', async () => {
    const { save, send } = await world();
    const saved = await save('TEMPLATE');
    expect(saved).toEqual({
      label: {
        id: expect.stringMatching(/^label:\d+$/),
        kind: 'TEMPLATE',
        name: '常规',
        market: null,
        skuId: null,
        version: 1,
        updatedAt: '2026-03-11T04:00:00.000Z',
        drawing: answered,
      },
      error: null,
    });
    const { data } = await send(
      `{ plain: labelTemplates(kind: TEMPLATE) { ${fields} } gpsr: labelTemplates(kind: GPSR) { id } }`,
    );
    expect(data).toEqual({ plain: [saved.label], gpsr: [] });
  });

  it('[R3-46] [R7.5-03] [R7.5-04] of GPSR are for a country', async () => {
    const { save, send } = await world();
    expect(await save('GPSR', { market: 'DE' })).toMatchObject({
      label: { kind: 'GPSR', market: 'DE' },
    });
    const { data } = await send('{ labelTemplates(kind: GPSR) { market } }');
    expect(data).toEqual({ labelTemplates: [{ market: 'DE' }] });
    for (const market of [undefined, 'US'])
      expect(await save('GPSR', { market })).toMatchObject({
        label: null,
        error: { code: 'INVALID_INPUT', field: 'market' },
      });
  });

  it('[R3-46] [R7.5-01] [R7.5-07] are one of each person', async () => {
    const { save, send, manager } = await world();
    const query = '{ ownLabel { id name version } }';
    expect((await send(query)).data).toEqual({ ownLabel: null });
    await save('PERSON');
    await save('PERSON', { name: '第二版' });
    expect((await send(query)).data).toMatchObject({ ownLabel: { name: '第二版', version: 2 } });
    expect((await send(query, manager.token)).data).toEqual({ ownLabel: null });
  });

  it('[R3-46] [R7.5-09] [R7.5-10] are one of each SKU, for those who see its shop', async () => {
    const { api, save, send, manager, shipper, stranger, shop } = await world();
    const query = '{ labelOfSku(skuId: "SK-1") { id skuId kind } }';
    expect((await send(query)).data).toEqual({ labelOfSku: null });
    const { label } = await save('SKU', { skuId: 'SK-1' });
    expect(label).toMatchObject({ kind: 'SKU', skuId: 'SK-1' });
    expect(label.id).toMatch(/^skuLabel:\d+:SK-1$/);
    for (const { token } of [manager, shipper, stranger]) {
      expect((await send(query, token)).errors).toMatchObject([
        { message: expect.stringContaining('SK-1') },
      ]);
    }
    for (const { token } of [manager, stranger])
      expect(await save('SKU', { skuId: 'SK-1' }, token)).toMatchObject({
        label: null,
        error: { code: 'REFUSED', field: 'skuId' },
      });
    for (const { user, token } of [manager, shipper]) {
      await api.assign(user, shop);
      expect((await send(query, token)).data).toMatchObject({ labelOfSku: { id: label.id } });
    }
    expect(await save('SKU', {})).toMatchObject({ label: null, error: { field: 'skuId' } });
  });

  it('are read for several SKUs at once, by shippers as well', async () => {
    const { api, save, send, shipper, shop } = await world();
    const { label } = await save('SKU', { skuId: 'SK-1' });
    const query = '{ labelsOfSkus(skuIds: ["SK-1", "SK-9"]) { id skuId } }';
    const found = { labelsOfSkus: [{ id: label.id, skuId: 'SK-1' }] };
    expect((await send(query)).data).toEqual(found);
    expect((await send(query, shipper.token)).data).toEqual({ labelsOfSkus: [] });
    await api.assign(shipper.user, shop);
    expect((await send(query, shipper.token)).data).toEqual(found);
    expect((await send('{ labelsOfSkus(skuIds: []) { id } }')).data).toEqual({ labelsOfSkus: [] });
    const many = JSON.stringify(Array.from({ length: 21 }, (_, index) => `SK-${index}`));
    expect((await send(`{ labelsOfSkus(skuIds: ${many}) { id } }`)).errors).toMatchObject([
      { message: expect.stringContaining('20'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('[R7.5-02] are changed on the version that was read', async () => {
    const { save, mutate, stranger } = await world();
    const { id } = (await save('TEMPLATE')).label;
    const change = { id, version: 1, name: '小号' };
    expect(await mutate('updateLabel', change)).toMatchObject({
      label: { id, name: '小号', version: 2, drawing: answered },
      error: null,
    });
    expect(await mutate('updateLabel', change)).toMatchObject({
      label: null,
      error: { code: 'REFUSED', message: expect.stringContaining('已被修改') },
    });
    const again = { ...change, version: 2 };
    const gone = { label: null, error: { message: '标签模板不存在或已删除，请刷新后重试' } };
    expect(await mutate('updateLabel', again, stranger.token)).toMatchObject(gone);
    for (const other of ['7', 'label:', 'shop:7', `label:${'9'.repeat(40)}`])
      expect(await mutate('updateLabel', { ...again, id: other }), other).toMatchObject({
        label: null,
        error: { code: expect.stringMatching(/REFUSED|INVALID_INPUT/) },
      });
  });

  it('[R7.5-08] are deleted by their global id', async () => {
    const { save, send, remove, stranger } = await world();
    for (const given of [
      { kind: 'TEMPLATE' },
      { kind: 'PERSON' },
      { kind: 'SKU', skuId: 'SK-1' },
    ]) {
      const { id } = (await save(given.kind, given)).label;
      expect(await remove(id, stranger.token)).toMatchObject({
        deletedId: null,
        error: { code: 'REFUSED' },
      });
      expect(await remove(id)).toEqual({ deletedId: id, error: null });
      expect(await remove(id)).toMatchObject({ deletedId: null, error: { code: 'REFUSED' } });
    }
    const { data } = await send(
      '{ labelTemplates(kind: TEMPLATE) { id } ownLabel { id } labelOfSku(skuId: "SK-1") { id } }',
    );
    expect(data).toEqual({ labelTemplates: [], ownLabel: null, labelOfSku: null });
  });

  it('can be asked for by their global ids, by those who may see them', async () => {
    const { save, send, shipper, stranger } = await world();
    const ids: string[] = [];
    for (const given of [
      { kind: 'TEMPLATE' },
      { kind: 'GPSR', market: 'DE' },
      { kind: 'PERSON' },
      { kind: 'SKU', skuId: 'SK-1' },
    ])
      ids.push((await save(given.kind, given)).label.id);
    const named = async (token?: string) =>
      (
        await send('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', token, {
          ids: [...ids, 'label:999', 'skuLabel:1:none', 'label:x'],
        })
      ).data.nodes;
    const found = ids.map((id) => ({ __typename: 'Label', id }));
    expect(await named()).toEqual([...found, null, null, null]);
    expect(await named(shipper.token)).toEqual([found[0], found[1], ...Array(5).fill(null)]);
    expect(await named(stranger.token)).toEqual(Array(7).fill(null));
  });

  it('[R3-47] refuse a drawing that is none, and name what is wrong', async () => {
    const { save, send } = await world();
    for (const wrong of [
      { ...drawing, width: 1 },
      { ...drawing, pointsList: [{ ...code, src: 'javascript:alert(1)' }] },
      { ...drawing, pointsList: [{ ...text, seatObj: { ...text.seatObj, color: 'red' } }] },
    ])
      expect(await save('TEMPLATE', { drawing: wrong })).toMatchObject({
        label: null,
        error: { code: 'INVALID_INPUT' },
      });
    for (const wrong of [
      { width: 1000, height: 700 },
      { ...drawing, pointsList: [{ ...text, type: 'SCRIPT' }] },
    ])
      expect(await save('TEMPLATE', { drawing: wrong })).toMatchObject({
        errors: [{ extensions: { code: expect.any(String) } }],
      });
    const { data } = await send('{ labelTemplates(kind: TEMPLATE) { id } }');
    expect(data).toEqual({ labelTemplates: [] });
  });

  it('are written by managers too, and by no shipper', async () => {
    const { api, shop, save, send, manager, shipper } = await world();
    await api.assign(manager.user, shop);
    expect(await save('TEMPLATE', {}, manager.token)).toMatchObject({ error: null });
    const query = '{ labelTemplates(kind: TEMPLATE) { name } }';
    expect((await send(query, shipper.token)).data).toEqual({ labelTemplates: [{ name: '常规' }] });
    expect(await save('TEMPLATE', {}, shipper.token)).toMatchObject({
      label: null,
      error: { code: 'FORBIDDEN' },
    });
    expect((await send(query)).data).toEqual({ labelTemplates: [{ name: '常规' }] });
  });
});
