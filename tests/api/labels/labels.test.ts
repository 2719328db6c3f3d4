import { describe, expect, it } from 'vitest';
import { labelDrawing } from '../../../api/contract/label-drawing.ts';
import { mostBytes, mostTemplates } from '../../../api/contract/labels.ts';
import { labelLimits } from '../../../api/contract/rules/label-drawing.ts';
import { testApi } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { describeOnEngines, type Engine, memoryDatabase } from '../../support/databases.ts';

const item = {
  type: 'text',
  seatObj: { x: 40, y: 30, w: 400, h: 60, weight: 2, color: '#112233' },
  text: 'Made in China',
  bold: true,
  size: 28,
  lineHeight: 32,
};
const drawing = {
  width: 1_000,
  height: 700,
  pointsList: [
    item,
    { type: 'img', seatObj: { x: 0, y: 0, w: 300, h: 90 }, src: 'code128:SK-1' },
    {
      type: 'pdf',
      seatObj: { x: 0, y: 0, w: 10, h: 10 },
      pdfSrc: 'https://files.example.com/a.pdf',
    },
  ],
};

/** A boss with a manager and a product, and a boss of another business. */
async function world(engine?: Engine) {
  const api = await testApi({ db: await (engine ? engine.fresh() : memoryDatabase()) });
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const stranger = await api.signIn();
  const shop = await api.shop(boss.user);
  await addProduct(api.db, shop, { K: [{ code: 'K-1' }] });
  const as =
    ({ token }: { token: string }) =>
    (name: string, fields: object = {}) =>
      api.call(name, { ...fields }, { token });
  return {
    api,
    as,
    owner: boss.user,
    shop,
    manager,
    boss: as(boss),
    ofManager: as(manager),
    stranger: as(stranger),
  };
}

describeOnEngines('templates of labels', (engine) => {
  it('[R3-46] [R7.5-01] [R7.5-07] keep one label of each person, in place of the one before', async () => {
    const { boss, ofManager } = await world(engine);
    expect(await boss('getLabelByUid')).toMatchObject({ code: 0, data: null });
    expect(await boss('saveLabel', { drawing })).toMatchObject({ code: 0 });
    const second = { ...drawing, width: 600 };
    expect(await boss('saveLabel', { name: '第二版', drawing: second })).toMatchObject({ code: 0 });
    expect(await boss('getLabelByUid')).toMatchObject({
      code: 0,
      data: { kind: 'user', name: '第二版', version: 2, drawing: second },
    });
    expect(await ofManager('getLabelByUid')).toMatchObject({ code: 0, data: null });
  });

  it('[R3-46] [R7.5-03] [R7.5-04] [R7.5-05] [R7.5-06] list the templates of the business by kind, the newest first', async () => {
    const { api, shop, manager, boss, ofManager, stranger } = await world(engine);
    await api.assign(manager.user, shop);
    expect(await boss('saveTemplate', { name: '常规', drawing })).toMatchObject({ code: 0 });
    api.clock.advance(1_000);
    expect(await ofManager('saveTemplate', { name: '小号', drawing })).toMatchObject({ code: 0 });
    const gpsr = await boss('saveGpsrTemplate', { name: '德国', market: 'DE', drawing });
    expect(gpsr).toMatchObject({ code: 0, data: { kind: 'gpsr', market: 'DE', version: 1 } });
    const names = async (as: typeof boss, name: string) =>
      (await as(name)).data.map((row: { name: string }) => row.name);
    expect(await names(boss, 'getTemplates')).toEqual(['小号', '常规']);
    expect(await names(ofManager, 'getGpsrTemplates')).toEqual(['德国']);
    expect(await names(stranger, 'getTemplates')).toEqual([]);
    expect(await names(stranger, 'getGpsrTemplates')).toEqual([]);
  });

  it('[R3-46] [R7.5-09] [R7.5-10] keep the label of a SKU that the person may see', async () => {
    const { api, boss, ofManager, stranger, manager, shop } = await world(engine);
    const fields = { skuId: 'SK-1', name: '一件', drawing };
    expect(await boss('getLabelBySkuId', { skuId: 'SK-1' })).toMatchObject({ code: 0, data: null });
    expect(await boss('saveTemplateWithSku', fields)).toMatchObject({
      code: 0,
      data: { kind: 'sku', skuId: 'SK-1' },
    });
    expect(await boss('getLabelBySkuId', { skuId: 'SK-1' })).toMatchObject({
      code: 0,
      data: { name: '一件', drawing },
    });
    const refused = { code: 1, msg: '没有SKU SK-1，或您无权操作，请检查后重试' };
    for (const as of [stranger, ofManager]) {
      expect(await as('getLabelBySkuId', { skuId: 'SK-1' })).toMatchObject(refused);
      expect(await as('saveTemplateWithSku', fields)).toMatchObject(refused);
    }
    await api.assign(manager.user, shop);
    expect(await ofManager('getLabelBySkuId', { skuId: 'SK-1' })).toMatchObject({
      code: 0,
      data: { name: '一件' },
    });
  });

  it('are read for several SKUs at once, of those that the person may see', async () => {
    const { api, boss, ofManager, stranger, manager, shop } = await world(engine);
    const fields = { skuId: 'SK-1', name: '一件', drawing };
    expect(await boss('saveTemplateWithSku', fields)).toMatchObject({ code: 0 });
    const asked = { skuIds: 'SK-1,SK-2,SK-1' };
    expect(await boss('getLabelsBySkuIds', asked)).toMatchObject({
      code: 0,
      data: [{ skuId: 'SK-1', drawing }],
    });
    for (const as of [stranger, ofManager])
      expect(await as('getLabelsBySkuIds', asked)).toMatchObject({ code: 0, data: [] });
    const shipper = await api.signIn({ role: 'shipper', boss_id: manager.user.boss_id });
    await api.assign(shipper.user, shop);
    const { data } = await shipper.ask('getLabelsBySkuIds', asked);
    expect(data).toMatchObject([{ skuId: 'SK-1' }]);
    const many = Array.from({ length: labelLimits.mostSkus + 1 }, (_, index) => `SK-${index}`);
    for (const skuIds of ['', many.join(',')])
      expect(await boss('getLabelsBySkuIds', { skuIds })).toMatchObject({ code: 1 });
  });

  it('[R7.5-02] change on the version that was read, and none of anybody else', async () => {
    const { api, shop, manager, boss, ofManager, stranger } = await world(engine);
    await api.assign(manager.user, shop);
    const { data } = await boss('saveGpsrTemplate', { name: '德国', market: 'DE', drawing });
    const { data: own } = await boss('saveLabel', { drawing });
    const { templateId } = data;
    const change = { templateId, version: 1, name: '法国', market: 'FR' };
    expect(await ofManager('updateLabel', change)).toMatchObject({ code: 0, data: { version: 2 } });
    expect(await boss('getGpsrTemplates')).toMatchObject({
      data: [{ name: '法国', market: 'FR', drawing }],
    });
    expect(await boss('updateLabel', change)).toMatchObject({
      code: 1,
      msg: expect.stringContaining('已被修改'),
    });
    const gone = { code: 1, msg: '标签模板不存在或已删除，请刷新后重试' };
    expect(await stranger('updateLabel', { ...change, version: 2 })).toMatchObject(gone);
    expect(await boss('updateLabel', { ...change, templateId: 'x' })).toMatchObject(gone);
    const others = { templateId: own.templateId, version: 1 };
    expect(await ofManager('updateLabel', others)).toMatchObject(gone);
  });

  it('[R7.5-08] are deleted by their id, and only by people of the business', async () => {
    const { boss, stranger } = await world(engine);
    const { data } = await boss('saveTemplate', { name: '常规', drawing });
    const { templateId } = data;
    expect(await stranger('deleteLabel', { templateId })).toMatchObject({ code: 1 });
    expect(await boss('getTemplates')).toMatchObject({ data: [{ templateId }] });
    expect(await boss('deleteLabel', { templateId })).toMatchObject({ code: 0 });
    expect(await boss('getTemplates')).toMatchObject({ data: [] });
    expect(await boss('deleteLabel', { templateId })).toMatchObject({ code: 1 });
  });

  it('[R6-27] [R7.5-08] of the business are deleted by their maker and the boss, those of SKUs by who has the shop', async () => {
    const { api, shop, manager, boss, ofManager } = await world(engine);
    await api.assign(manager.user, shop);
    const made = async (by: typeof boss, name: string, fields: object = {}) =>
      (await by(name, { name: '常规', drawing, ...fields })).data;
    const gpsr = ['saveGpsrTemplate', { market: 'DE' }] as const;
    for (const theirs of [await made(boss, 'saveTemplate'), await made(boss, ...gpsr)]) {
      expect(await ofManager('deleteLabel', theirs)).toMatchObject({
        code: 1,
        msg: '只有创建人或老板可以删除该模板',
      });
      // The same may be changed by both.
      const { templateId, version } = theirs;
      expect(await ofManager('updateLabel', { templateId, version, name: '新名' })).toMatchObject({
        code: 0,
        data: { mayDelete: false },
      });
    }
    expect((await ofManager('getTemplates')).data).toMatchObject([{ mayDelete: false }]);
    expect((await boss('getGpsrTemplates')).data).toMatchObject([{ mayDelete: true }]);
    const own = await made(ofManager, ...gpsr);
    const ofSku = await made(boss, 'saveTemplateWithSku', { skuId: 'SK-1' });
    for (const each of [own, ofSku])
      expect(await ofManager('deleteLabel', each)).toMatchObject({ code: 0 });
    expect(await boss('deleteLabel', await made(ofManager, 'saveTemplate'))).toMatchObject({
      code: 0,
    });
  });

  it('are not changed by who has no shop of the business, but for their own label', async () => {
    const { boss, ofManager } = await world(engine);
    const { data } = await boss('saveTemplate', { name: '常规', drawing });
    const { templateId } = data;
    const writes: readonly (readonly [string, object])[] = [
      ['saveTemplate', { name: '常规', drawing }],
      ['saveGpsrTemplate', { name: '德国', market: 'DE', drawing }],
      ['updateLabel', { templateId, version: 1, name: '新名' }],
      ['deleteLabel', { templateId }],
    ];
    for (const [name, sent] of writes)
      expect(await ofManager(name, sent), name).toMatchObject({
        code: 403,
        msg: '无权限，请联系BOSS',
      });
    expect(await ofManager('saveLabel', { drawing })).toMatchObject({ code: 0 });
    expect(await boss('getTemplates')).toMatchObject({ data: [{ name: '常规', version: 1 }] });
  });

  it('[R7.5-06] are read, and not written, by shippers, those of SKUs for the shops that they ship for', async () => {
    const { api, shop, owner, boss, as } = await world(engine);
    const shipper = await api.signIn({ role: 'shipper', boss_id: owner.id });
    const { data } = await boss('saveTemplate', { name: '常规', drawing });
    const fields = { skuId: 'SK-1', name: '一件', drawing };
    expect(await boss('saveTemplateWithSku', fields)).toMatchObject({ code: 0 });
    const ofShipper = as(shipper);
    expect(await ofShipper('getTemplates')).toMatchObject({ code: 0, data: [{ name: '常规' }] });
    expect(await ofShipper('getLabelBySkuId', { skuId: 'SK-1' })).toMatchObject({ code: 1 });
    await api.assign(shipper.user, shop);
    expect(await ofShipper('getLabelBySkuId', { skuId: 'SK-1' })).toMatchObject({
      code: 0,
      data: { name: '一件' },
    });
    const { templateId } = data;
    const writes: readonly (readonly [string, object])[] = [
      ['saveTemplate', { name: '常规', drawing }],
      ['saveGpsrTemplate', { name: '德国', market: 'DE', drawing }],
      ['saveTemplateWithSku', fields],
      ['saveLabel', { drawing }],
      ['updateLabel', { templateId, version: 1, name: '新名' }],
      ['deleteLabel', { templateId }],
      ['getLabelByUid', {}],
    ];
    for (const [name, sent] of writes)
      expect(await ofShipper(name, sent), name).toMatchObject({ code: 403 });
    expect(await boss('getTemplates')).toMatchObject({ data: [{ name: '常规', version: 1 }] });
  });

  it('[R7.5-10] of a SKU are out of reach for a manager who no longer has its shop', async () => {
    const { api, shop, manager, boss, ofManager } = await world(engine);
    await api.assign(manager.user, shop);
    const fields = { skuId: 'SK-1', name: '一件', drawing };
    const { data } = await ofManager('saveTemplateWithSku', fields);
    expect(data).toMatchObject({ kind: 'sku' });
    const { templateId } = data;
    await api.db.deleteFrom('shop_assignment').execute();
    const change = { templateId, version: 1, name: '新名' };
    const gone = { code: 1, msg: '标签模板不存在或已删除，请刷新后重试' };
    expect(await ofManager('updateLabel', change)).toMatchObject(gone);
    expect(await ofManager('deleteLabel', { templateId })).toMatchObject(gone);
    expect(await boss('updateLabel', change)).toMatchObject({ code: 0, data: { version: 2 } });
  });

  it('take no more room than a list of them can be answered in', async () => {
    const { boss } = await world(engine);
    const picture = `data:image/png;base64,${'A'.repeat(labelLimits.mostSource - 30)}`;
    const heavy = {
      ...drawing,
      pointsList: [1, 2].map(() => ({
        type: 'img',
        seatObj: { x: 0, y: 0, w: 9, h: 9 },
        src: picture,
      })),
    };
    const size = Buffer.byteLength(JSON.stringify(heavy));
    const fitting = Math.floor(mostBytes.plain / size);
    for (let count = 0; count < fitting; count += 1)
      expect(await boss('saveTemplate', { name: `${count}`, drawing: heavy })).toMatchObject({
        code: 0,
      });
    const refused = {
      code: 1,
      msg: '同类模板的图片合计过大，请先删除不用的模板，或改用较小的图片',
    };
    expect(await boss('saveTemplate', { name: '多', drawing: heavy })).toMatchObject(refused);
    const { data } = await boss('saveTemplate', { name: '少', drawing });
    expect(data).toMatchObject({ name: '少' });
    const change = { templateId: data.templateId, version: 1 };
    expect(await boss('updateLabel', { ...change, drawing: heavy })).toMatchObject(refused);
    expect(await boss('updateLabel', { ...change, name: '改' })).toMatchObject({ code: 0 });
    const { data: all } = await boss('getTemplates');
    expect(all).toHaveLength(fitting + 1);
    // Of one that is there, its own room is free for it.
    const [{ templateId }] = all.filter(({ name }: { name: string }) => name === '0');
    expect(await boss('updateLabel', { templateId, version: 1, drawing: heavy })).toMatchObject({
      code: 0,
    });
    const gpsr = { name: '德国', market: 'DE', drawing: heavy };
    expect(await boss('saveGpsrTemplate', gpsr)).toMatchObject({ code: 0 });
  });
});

describe('templates of labels', () => {
  it('are so many of a kind and no more', async () => {
    const { boss } = await world();
    const small = { width: 100, height: 100, pointsList: [] };
    for (let count = 0; count < mostTemplates; count += 1)
      await boss('saveTemplate', { name: '常规', drawing: small });
    expect(await boss('saveTemplate', { name: '常规', drawing: small })).toMatchObject({
      code: 1,
      msg: '同类模板最多保存 200 个，请先删除不用的模板',
    });
    const gpsr = { name: '德国', market: 'DE', drawing: small };
    expect(await boss('saveGpsrTemplate', gpsr)).toMatchObject({ code: 0 });
  });

  it('[R3-47] have the drawing as it was sent, and refuse what is none', async () => {
    const { boss } = await world();
    expect(await boss('saveTemplate', { name: '常规', drawing })).toMatchObject({
      code: 0,
      data: { drawing },
    });
    const [first] = drawing.pointsList;
    const wrong: readonly object[] = [
      { width: 1_000, height: 700 },
      { ...drawing, width: 1 },
      { ...drawing, pointsList: [{ ...first, type: 'script' }] },
      { ...drawing, pointsList: [{ ...first, onclick: 'alert(1)' }] },
      { ...drawing, pointsList: [{ ...first, seatObj: { ...item.seatObj, color: 'url(x)' } }] },
      { ...drawing, pointsList: [{ ...first, src: 'javascript:alert(1)' }] },
      { ...drawing, pointsList: [{ ...first, src: 'data:image/svg+xml;base64,PHN2Zy8+' }] },
      { ...drawing, pointsList: [{ ...first, src: 'http://127.0.0.1/a.png' }] },
      { ...drawing, pointsList: [{ ...first, pdfSrc: 'file:///etc/passwd' }] },
      { ...drawing, pointsList: [{ ...first, text: 'x'.repeat(labelLimits.mostText + 1) }] },
      { ...drawing, pointsList: Array.from({ length: labelLimits.mostItems + 1 }, () => first) },
    ];
    for (const sent of wrong)
      expect(
        await boss('saveTemplate', { name: '常规', drawing: sent }),
        JSON.stringify(sent).slice(0, 200),
      ).toMatchObject({ code: 1 });
    expect(await boss('getTemplates')).toMatchObject({ data: [{ drawing }] });
  });

  it('[R7.5-03] of GPSR are for a country of the Union or the Economic Area', async () => {
    const { boss } = await world();
    for (const market of ['QQ', 'US', 'de', '', '__proto__'])
      expect(await boss('saveGpsrTemplate', { name: '德国', market, drawing })).toMatchObject({
        code: 1,
        msg: expect.stringContaining('请选择欧盟'),
      });
    expect(await boss('getGpsrTemplates')).toMatchObject({ code: 0, data: [] });
  });

  it.each([
    'https://example.com/a.png',
    '/oss/a-1.png',
    'data:image/jpeg;base64,AAAA',
    'qr:https://example.com/?a=1&b=中文',
    'code128:{{skuCode}}',
    'ean13:4006381333931',
    'not-under-3',
  ])('[R3-47] have pictures such as %s', (src) => {
    expect(
      labelDrawing.safeParse({
        ...drawing,
        pointsList: [{ type: 'img', seatObj: { x: 0, y: 0, w: 1, h: 1 }, src }],
      }),
    ).toMatchObject({ success: true });
  });

  it.each([
    '//example.com/a.png',
    '/oss/../etc/passwd',
    'https://example.com/a b',
    'data:text/html;base64,AAAA',
    'qr:',
    'CE',
    'vbscript:x',
    'ftp://example.com',
  ])('[R3-47] have no pictures such as %s', (src) => {
    expect(
      labelDrawing.safeParse({
        ...drawing,
        pointsList: [{ type: 'img', seatObj: { x: 0, y: 0, w: 1, h: 1 }, src }],
      }),
    ).toMatchObject({ success: false });
  });
});
