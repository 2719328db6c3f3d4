import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';

type Written = { readonly name: string; readonly value: string | null };

async function people() {
  const api = await testApi();
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const save = (token: string, ...notes: readonly Written[]) =>
    api.call('saveUserNotes', { notes }, { token });
  const list = (token: string) => api.call('listUserNotes', {}, { token });
  const notes = async (token: string) =>
    (await list(token)).data.map(({ name, value }: Written) => [name, value]);
  return { api, boss, manager, save, list, notes };
}

describe('notes of how the product looks', () => {
  it('are written and read by their person alone, and the last write of a note counts', async () => {
    const { api, boss, manager, save, list, notes } = await people();
    const first = { name: 'homeLayout', value: '{"hidden":["league"]}' };
    const { data: made } = await save(boss.token, first, { name: 'trendColors', value: 'red' });
    expect(made).toEqual([
      { ...first, changedAt: api.clock.now() },
      { name: 'trendColors', value: 'red', changedAt: api.clock.now() },
    ]);
    expect((await list(boss.token)).data).toEqual(made);
    expect(await notes(manager.token)).toEqual([]);
    await save(manager.token, { name: 'homeLayout', value: 'of the manager' });

    api.clock.advance(1_000);
    const { data: again } = await save(boss.token, { name: 'trendColors', value: 'green' });
    expect(again).toEqual([{ name: 'trendColors', value: 'green', changedAt: api.clock.now() }]);
    expect(await notes(boss.token)).toEqual([
      ['homeLayout', first.value],
      ['trendColors', 'green'],
    ]);
    expect(await notes(manager.token)).toEqual([['homeLayout', 'of the manager']]);
  });

  it('are taken away by nothing in their place; of one name the last counts', async () => {
    const { boss, save, notes } = await people();
    await save(boss.token, { name: 'a', value: '1' }, { name: 'b', value: '1' });
    const { data } = await save(
      boss.token,
      { name: 'a', value: null },
      { name: 'b', value: '' },
      { name: 'c', value: '1' },
      { name: 'c', value: '2' },
    );
    expect(data).toMatchObject([{ name: 'c', value: '2' }]);
    expect(await notes(boss.token)).toEqual([['c', '2']]);
  });

  it('have names of plain signs, a length, and a number of them', async () => {
    const { boss, manager, save, notes } = await people();
    for (const name of ['', 'a'.repeat(65), '名', '../a', '.a', 'a b', '<a>'])
      expect(await save(boss.token, { name, value: '1' }), name).toMatchObject({
        code: 1,
        msg: expect.stringContaining('name'),
      });
    const long = { name: 'a', value: 'x'.repeat(4001) };
    expect(await save(boss.token, long)).toMatchObject({ msg: expect.stringContaining('4000') });
    expect(await save(boss.token)).toMatchObject({ code: 1 });
    expect(await notes(boss.token)).toEqual([]);

    const many = Array.from({ length: 200 }, (_, place) => ({ name: `n${place}`, value: '1' }));
    expect(await save(boss.token, ...many)).toMatchObject({ code: 0 });
    expect(await save(boss.token, { name: 'n200', value: '1' })).toMatchObject({
      code: 1,
      msg: '每人最多保存 200 项显示设置',
    });
    expect(await save(boss.token, { name: 'n7', value: '2' })).toMatchObject({ code: 0 });
    const inPlace = [
      { name: 'n0', value: null },
      { name: 'n200', value: '1' },
    ];
    expect(await save(boss.token, ...inPlace)).toMatchObject({ code: 0 });
    expect(await notes(boss.token)).toHaveLength(200);
    // The limit is everybody's own.
    expect(await save(manager.token, { name: 'n200', value: '1' })).toMatchObject({ code: 0 });
  });

  it('are written by whoever is signed in, a warehouse shipper too, and by no key or visitor', async () => {
    const { api, boss, save, list } = await people();
    const note = { name: 'a', value: '1' };
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    expect(await save(shipper.token, note)).toMatchObject({ code: 0 });
    const { secret } = await makeKey(api, boss.token, { rights: 'write' });
    expect(await save(secret, note)).toMatchObject({ code: 403 });
    expect(await list(secret)).toMatchObject({ code: 403 });
    expect(await save('', note)).toMatchObject({ code: 401 });
    expect(await list('')).toMatchObject({ code: 401 });
    const preview = await testApi({ db: api.db, config: { readOnly: true } });
    expect(await preview.call('saveUserNotes', { notes: [note] })).not.toMatchObject({ code: 0 });
  });

  it('stay as they are, and personal, while a boss looks at the product as somebody else', async () => {
    const { boss, manager, save, list, notes } = await people();
    await save(manager.token, { name: 'a', value: 'of the manager' });
    await save(boss.token, { name: 'a', value: 'of the boss' });
    await boss.ask('viewAs', { workerId: String(manager.user.id) });
    expect(await save(boss.token, { name: 'a', value: 'changed' })).toMatchObject({ code: 403 });
    expect(await list(boss.token)).toMatchObject({ code: 403, data: null });
    await boss.ask('endViewing');
    expect(await notes(manager.token)).toEqual([['a', 'of the manager']]);
    expect(await notes(boss.token)).toEqual([['a', 'of the boss']]);
  });

  it('are nothing that the log tells of', async () => {
    const { api, boss, save } = await people();
    await save(boss.token, { name: 'a', value: '1' });
    await boss.ask('setNickName', { nickName: '王老板' });
    const lines = await api.db.selectFrom('audit_log').select('call').execute();
    expect(lines).toEqual([{ call: 'setNickName' }]);
  });
});
