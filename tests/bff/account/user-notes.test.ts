import { describe, expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { embeddedWorld } from '../embedded.ts';
import { foreignWorld } from '../upstream/foreign.ts';
import { inhabit, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

const read = '{ viewer { id notes { name value changedAt } } }';
const save = `mutation ($notes: [UserNoteInput!]!) { saveUserNotes(input: { notes: $notes }) {
  notes { name value } error { message } errors { code field } } }`;

async function world() {
  const { api, ask, close } = await embeddedWorld();
  onTestFinished(close);
  const boss = await api.signIn();
  const notesOf = async (token: string) => (await ask(read, { token })).data.viewer.notes;
  const write = async (token: string, ...notes: { name: string; value: string | null }[]) =>
    (await ask(save, { token, variables: { notes } })).data.saveUserNotes;
  return { api, ask, boss, notesOf, write };
}

describe('notes of the viewer', () => {
  it('come with the viewer, as they were written last', async () => {
    const { api, boss, notesOf, write } = await world();
    expect(await notesOf(boss.token)).toEqual([]);
    const note = { name: 'homeLayout', value: '{}' };
    expect(await write(boss.token, note)).toEqual({ notes: [note], error: null, errors: [] });
    expect(await notesOf(boss.token)).toEqual([
      { ...note, changedAt: new Date(api.clock.now()).toISOString() },
    ]);
    await write(boss.token, { name: 'homeLayout', value: 'later' });
    expect(await notesOf(boss.token)).toMatchObject([{ value: 'later' }]);
    expect(await write(boss.token, { name: 'homeLayout', value: null })).toMatchObject({
      notes: [],
    });
    expect(await notesOf(boss.token)).toEqual([]);
  });

  it('are read after a write of the same request as it has left them', async () => {
    const { ask, boss } = await world();
    const notes = '{ name: "a", value: "1" }';
    const { data } = await ask(
      `mutation { a: saveUserNotes(input: { notes: [${notes}] }) { notes { name } }
        setNickName(input: { nickName: "王" }) { viewer { notes { name value } } } }`,
      { token: boss.token },
    );
    expect(data.setNickName.viewer.notes).toEqual([{ name: 'a', value: '1' }]);
  });

  it('are refused with the field, and when there are too many', async () => {
    const { boss, write } = await world();
    expect(await write(boss.token, { name: 'a b', value: '1' })).toMatchObject({
      notes: null,
      errors: [{ code: 'INVALID_INPUT', field: expect.stringContaining('notes') }],
    });
    const many = Array.from({ length: 200 }, (_, place) => ({ name: `n${place}`, value: '1' }));
    await write(boss.token, ...many);
    expect(await write(boss.token, { name: 'n200', value: '1' })).toEqual({
      notes: null,
      error: { message: '每人最多保存 200 项显示设置' },
      errors: [{ code: 'TOO_MANY_NOTES', field: 'notes' }],
    });
  });

  it('are nobody’s while a boss looks as another person, and stay unwritten then', async () => {
    const { api, ask, boss, notesOf, write } = await world();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    const note = { name: 'a', value: '1' };
    await write(manager.token, note);
    await boss.ask('viewAs', { workerId: String(manager.user.id) });
    expect(await notesOf(boss.token)).toBeNull();
    const { data, errors } = await ask(save, {
      token: boss.token,
      variables: { notes: [{ name: 'a', value: '2' }] },
    });
    expect(data?.saveUserNotes?.notes ?? null).toBeNull();
    expect(data?.saveUserNotes?.errors ?? errors).not.toEqual([]);
    expect(await notesOf(manager.token)).toMatchObject([note]);
  });

  it('are not asked for by a visitor, who cannot write any', async () => {
    const sent = inhabit(network, { people: { visitor: visitor() } });
    const { ask } = testBff();
    const { data, errors } = await ask(read, { token: 'visitor' });
    expect(errors).toBeUndefined();
    expect(data.viewer).toEqual({ id: 'visitor', notes: null });
    const variables = { notes: [{ name: 'a', value: '1' }] };
    const written = await ask(save, { token: 'visitor', variables });
    expect(written.errors?.[0]?.extensions?.code ?? written.data.saveUserNotes.errors[0].code).toBe(
      'VISITOR_BLOCKED',
    );
    expect(namesOf(sent)).toEqual(['getUserInfo']);
  });

  it('leave the viewer whole where they cannot be read', async () => {
    const listUserNotes = () => {
      throw new Refusal('暂时不可用');
    };
    inhabit(network, { people: { mine: person() }, data: { listUserNotes } });
    const { data, errors } = await testBff().ask(read, { token: 'mine' });
    expect(errors).toBeUndefined();
    expect(data.viewer).toEqual({ id: '1', notes: null });
  });

  it('are none, without an error, at an upstream that does not know them', async () => {
    const { ask, signIn } = await foreignWorld();
    const token = await signIn();
    const { data, errors } = await ask(read, { token });
    expect(errors).toBeUndefined();
    expect(data.viewer.notes).toBeNull();
    const written = await ask(save, { token, variables: { notes: [{ name: 'a', value: '1' }] } });
    expect(written.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_LACKS' });
  });
});
