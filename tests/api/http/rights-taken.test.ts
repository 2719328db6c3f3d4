import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureForm, requestOf, type SignedIn, type TestApi } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { exportApi, exported } from '../../support/exports.ts';

/** A right that is taken away while a request is under way. */

/** A body of which the rest comes a while after the first byte; `meanwhile` happens before. */
function slowly(api: TestApi, body: Uint8Array, meanwhile: () => Promise<unknown>) {
  let hasBegun = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!hasBegun) {
        hasBegun = true;
        controller.enqueue(body.subarray(0, 1));
        return;
      }
      await meanwhile();
      api.clock.advance(60_000);
      controller.enqueue(body.subarray(1));
      controller.close();
    },
  });
}

const text = (value: string) => new TextEncoder().encode(value);

async function world() {
  const api = await exportApi();
  const boss = await api.signIn();
  const shop = await api.shop(boss.user, { mall_id: '11', mall_name_dis: '旧名' });
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(manager.user, 'newListing');
  await api.assign(manager.user, shop);
  const signOut =
    ({ user }: SignedIn) =>
    () =>
      api.db.deleteFrom('session').where('user_id', '=', user.id).execute();
  const send = (path: string, { token }: SignedIn, type: string, body: ReadableStream) => {
    const headers = { authorization: token, 'content-type': type };
    const sent = { method: 'POST', headers, body, duplex: 'half' as const };
    return api.send(path, sent);
  };
  const files = (folder: string) => readdir(join(api.deps.config.dataDir, folder)).catch(() => []);
  return { api, boss, shop, manager, signOut, send, files };
}

describe('[R6-27] whose right is taken away while their request is under way', () => {
  it('changes nothing by a form of which the end comes later', async () => {
    const { api, boss, signOut, send } = await world();
    const { path, init } = requestOf('renameShop', { shopId: '11', name: '新名' });
    const form = text(String(init.body));
    const type = 'application/x-www-form-urlencoded';
    const answer = await send(path, boss, type, slowly(api, form, signOut(boss)));
    expect(answer).toMatchObject({ code: 401, msg: '登录失效，请重新登录' });
    const rows = await api.db.selectFrom('shop').select('mall_name_dis').execute();
    expect(rows).toEqual([{ mall_name_dis: '旧名' }]);
    const again = await api.signIn();
    expect(
      await send(
        path,
        again,
        type,
        slowly(api, form, async () => {}),
      ),
    ).toMatchObject({
      code: 403,
    });
  });

  it.each([
    ['signed out', 401],
    ['without the permission', 403],
  ] as const)('leaves no picture: %s', async (how, code) => {
    const { api, manager, signOut, send, files } = await world();
    const form = new Response(pictureForm());
    const type = form.headers.get('content-type') ?? '';
    const body = new Uint8Array(await form.arrayBuffer());
    const takeRight = () => api.db.deleteFrom('user_permission').execute();
    const meanwhile = how === 'signed out' ? signOut(manager) : takeRight;
    expect(await send('/oss/upload', manager, type, slowly(api, body, meanwhile))).toMatchObject({
      code,
    });
    expect(await files('oss')).toEqual([]);
  });

  it('leaves no sales file', async () => {
    const { api, boss, signOut, send, files } = await world();
    const { path } = requestOf('uploadImport', { fileName: 'a.csv' });
    const csv = text('订单号,数量\n1,1\n');
    const type = 'application/octet-stream';
    expect(await send(path, boss, type, slowly(api, csv, signOut(boss)))).toMatchObject({
      code: 401,
    });
    expect(await files('uploads')).toEqual([]);
    expect(await api.db.selectFrom('upload').selectAll().execute()).toEqual([]);
  });

  it('gets no more of a file that they export', async () => {
    const { api, shop, manager } = await world();
    const skus = Array.from({ length: 2_000 }, (_, place) => ({ code: `N-${place}` }));
    await addProduct(api.db, shop, { N: skus });
    const job = await exported(api, { kind: 'products', shopIds: ['11'] }, manager.token);
    const open = async () => {
      const { body } = await api.handle(new Request(`http://api.test${job.downloadUrl}`));
      const reader = body?.getReader();
      if (reader === undefined) throw new Error('No file is sent');
      let size = (await reader.read()).value?.byteLength ?? 0;
      return async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read())
          size += part.value.byteLength;
        return size;
      };
    };
    const [first, second] = [await open(), await open()];
    api.clock.advance(60_000);
    expect(await first()).toBe(job.size);
    await api.db.deleteFrom('shop_assignment').execute();
    await expect(second()).rejects.toThrow('may not see it any more');
  });
});
