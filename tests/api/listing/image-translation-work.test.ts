import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { imageWork } from '../../../api/listing/images/work.ts';
import { Refusal } from '../../../api/refusal.ts';
import { pictureOf } from '../../support/pictures.ts';
import { knowing, served, settled, words, world } from './image-translation-world.ts';

describe('Work on pictures', () => {
  /** A reader that is let go by the test, picture by picture. */
  function held() {
    const read: PromiseWithResolvers<void>[] = [];
    const seen: (() => void)[] = [];
    const reader = knowing(async ({ signal }) => {
      signal.throwIfAborted();
      const turn = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => turn.reject(signal.reason));
      read.push(turn);
      for (const tell of seen.splice(0)) tell();
      await turn.promise;
      return [];
    });
    const begun = async (count: number) => {
      while (read.length < count) await new Promise<void>((resolve) => seen.push(resolve));
    };
    return { reader, read, begun };
  }

  const distinct = (number: number) =>
    pictureOf([{ text: String(number), x: 60, y: 100, size: 40 }]);

  it('is done one at a time, and a business with many pictures keeps no other waiting', async () => {
    const { reader, read, begun } = held();
    const { api, boss, upload, submit, state } = await world({ reader });
    const other = await api.signIn();
    const mine: string[] = [];
    for (let number = 0; number < 3; number += 1)
      mine.push((await submit({ image: await upload(await distinct(number)) })).data.taskId);
    const image = await upload(await distinct(9), other.token);
    const theirs: string = (await submit({ image }, other.token)).data.taskId;
    await begun(1);
    expect(read).toHaveLength(1);
    expect(await state(mine[2] ?? '')).toMatchObject({ state: 'queued', ahead: 2 });
    // Each has waited a little by then.
    api.clock.advance(1_000);
    read[0]?.resolve();
    await begun(2);
    expect((await state(theirs, other.token)).state).toBe('running');
    expect((await state(mine[1] ?? '', boss.token)).state).toBe('queued');
    api.clock.advance(1_000);
    read[1]?.resolve();
    await begun(3);
    read[2]?.resolve();
    await begun(4);
    read[3]?.resolve();
    await settled(api);
    expect((await state(mine[2] ?? '')).state).toBe('done');
  });

  it('refuses more than a business may have waiting, until one is done or given up', async () => {
    const { reader, begun } = held();
    const { boss, upload, submit, state } = await world({ reader });
    const ids: string[] = [];
    for (let number = 0; number < 10; number += 1)
      ids.push((await submit({ image: await upload(await distinct(number)) })).data.taskId);
    await begun(1);
    const image = await upload(await distinct(10));
    const refused = await submit({ image });
    expect(refused.msg).toBe('已有10张图片在等待翻译，请等其中一张完成后再提交');
    // The one that is worked on is given up: its place is free at once.
    await boss.ask('cancelImage', { taskId: ids[0] });
    await begun(2);
    expect((await submit({ image })).code).toBe(0);
    expect(await state(ids[1] ?? '')).toMatchObject({ state: 'running' });
    const gone = await boss.ask('getImageState', { taskId: ids[0] });
    expect(gone.msg).toMatch(/请重新翻译这张图片/);
  });

  it('goes on after the server was stopped in the middle of it', async () => {
    const { reader, begun } = held();
    const { api, upload, submit, state, result } = await world({ reader });
    const { taskId } = (await submit({ image: await upload(await pictureOf(words)) })).data;
    await begun(1);
    await imageWork(api.deps).close();
    expect(await state(taskId)).toMatchObject({ state: 'queued' });
    const deps = { ...api.deps, listing: { reader: knowing() } };
    await imageWork(api.deps).close();
    const next = createApi(deps);
    onTestFinished(() => next.close());
    await imageWork(deps).settled();
    expect((await result(taskId)).data).toMatchObject({ version: 1 });
  });

  it('of a server that was killed is taken over, and given up after a while', async () => {
    const { api, upload, submit, state } = await world();
    const { taskId } = (await submit({ image: await upload(await pictureOf(words)) })).data;
    await settled(api);
    const left = (attempts: number) =>
      api.db
        .updateTable('image_translation')
        .set({ state: 'running', lease_until: api.clock.now() + 1_000, attempts })
        .execute();
    await left(1);
    await state(taskId);
    await settled(api);
    expect((await state(taskId)).state).toBe('running');
    api.clock.advance(1_001);
    await state(taskId);
    await settled(api);
    expect((await state(taskId)).state).toBe('done');
    await left(3);
    api.clock.advance(1_001);
    await state(taskId);
    await settled(api);
    expect(await state(taskId)).toMatchObject({
      state: 'failed',
      failure: '翻译多次中断，请重新翻译这张图片',
    });
  });

  it('tells why it failed, and nothing of a fault', async () => {
    const problems = [new Refusal('翻译服务响应超时，请稍后重试'), new Error('secret')];
    const { api, upload, submit, state } = await world({
      reader: knowing(() => Promise.reject(problems.shift())),
    });
    const image = await upload(await pictureOf(words));
    const failures: unknown[] = [];
    for (let number = 0; number < 2; number += 1) {
      const { taskId } = (await submit({ image })).data;
      await settled(api);
      failures.push((await state(taskId)).failure);
    }
    expect(failures).toEqual(['翻译服务响应超时，请稍后重试', '系统繁忙，请稍后重新翻译这张图片']);
    expect(api.logged).toMatchObject([{ level: 'error', message: 'Work on a picture failed' }]);
  });

  it('is forgotten after 30 days, while the pictures stay', async () => {
    const { api, upload, submit, state, result } = await world();
    const { taskId } = (await submit({ image: await upload(await pictureOf(words)) })).data;
    await settled(api);
    const { url } = (await result(taskId)).data;
    api.clock.advance(30 * 24 * 3_600_000 - 1);
    imageWork(api.deps).look();
    await settled(api);
    // A session is shorter than that.
    const count = () =>
      api.db
        .selectFrom('image_translation')
        .select('id')
        .execute()
        .then((rows) => rows.length);
    expect(await count()).toBe(1);
    api.clock.advance(2);
    imageWork(api.deps).look();
    await settled(api);
    expect(await count()).toBe(0);
    expect(await state(taskId)).toBeNull();
    expect((await served(api, url)).byteLength).toBeGreaterThan(1_000);
  });
});
