import { describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../../api/account/tokens.ts';
import { calls } from '../../../api/contract/index.ts';
import { insertSession } from '../../../db/account/accounts.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';

/** The token of another session, as of another browser of the same person. */
async function secondSession({ db, clock }: TestApi, userId: number): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const times = { now, expiresAt: now + 3_600_000 };
  await insertSession(db, { tokenHash: hashToken(token), userId, ...times });
  return token;
}

async function team() {
  const api = await testApi();
  const boss = await api.signIn();
  const [seen, hidden] = [await api.shop(boss.user), await api.shop(boss.user)];
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id, nick_name: '小周' });
  await api.assign(manager.user, seen);
  const stranger = await api.signIn();
  const ofStranger = await api.signIn({ role: 'manager', boss_id: stranger.user.id });
  const by = (token: string) => (name: string, fields: object) =>
    api.call(name, { ...fields }, { token });
  const asBoss = by(boss.token);
  const begin = () => asBoss('viewAs', { workerId: String(manager.user.id) });
  return { api, boss, manager, stranger, ofStranger, seen, hidden, by, asBoss, begin };
}

const lookOnly = { code: 403, msg: '正在以他人身份查看，只能查看，不能操作，请先退出查看' };

describe('a boss who looks at the product as one of their people', () => {
  it('is answered as that person: who they are, their shops, their rights', async () => {
    const { asBoss, begin, boss, manager, by, seen } = await team();
    const own = await by(manager.token)('getUserInfo', {});
    expect(await begin()).toMatchObject({ code: 0 });
    const { data } = await asBoss('getUserInfo', {});
    expect(data).toEqual({
      ...own.data,
      viewedBy: { userId: String(boss.user.id), name: boss.user.phone },
    });
    expect(own.data.viewedBy).toBeUndefined();
    const shops = await asBoss('getShopListByWorkerPhone', {});
    expect(shops.data).toEqual((await by(manager.token)('getShopListByWorkerPhone', {})).data);
    expect(JSON.stringify(shops)).toContain(seen.mall_id);
  });

  it('sees no shop that the person does not see', async () => {
    const { asBoss, begin, seen, hidden } = await team();
    expect(JSON.stringify(await asBoss('getShopList', {}))).toContain(hidden.mall_id);
    await begin();
    const answer = JSON.stringify(await asBoss('getShopListByWorkerPhone', {}));
    expect(answer).toContain(seen.mall_id);
    expect(answer).not.toContain(hidden.mall_id);
  });

  it('can do nothing but leave: every call that writes is refused, and none is told of in the log', async () => {
    const { api, asBoss, begin } = await team();
    await begin();
    const lines = () => api.db.selectFrom('audit_log').selectAll().execute();
    const before = await lines();
    const writes = [...calls.values()].filter(
      ({ name, kind, helpers }) =>
        kind === 'write' && helpers !== 'only' && !['endViewing', 'logout'].includes(name),
    );
    expect(writes.length).toBeGreaterThan(60);
    for (const { name, encoding } of writes) {
      if (encoding === 'binary' || encoding === 'multipart') continue;
      expect({ name, ...(await asBoss(name, {})) }).toMatchObject({ name, ...lookOnly });
    }
    expect(await lines()).toEqual(before);
  });

  it('does not see what is the person’s own', async () => {
    const { asBoss, begin } = await team();
    await begin();
    for (const name of ['listSessions', 'listApiKeys', 'getPushSettings'])
      expect(await asBoss(name, {})).toMatchObject({
        code: 403,
        msg: '正在以他人身份查看，看不到对方的个人内容',
      });
  });

  it('is themselves again afterwards, in every other session all the while, and the person notices nothing', async () => {
    const { api, asBoss, begin, boss, manager, by } = await team();
    const { secret } = await makeKey(api, boss.token);
    const before = await by(boss.token)('getUserInfo', {});
    const seenBefore = await api.db
      .selectFrom('user')
      .select('last_seen_at')
      .where('id', '=', manager.user.id)
      .execute();
    await begin();
    api.clock.advance(3_600_000);
    await asBoss('getUserInfo', {});
    expect(await by(secret)('getUserInfo', {})).toMatchObject({ data: { isBoss: true } });
    expect(await asBoss('endViewing', {})).toMatchObject({ code: 0 });
    expect((await asBoss('getUserInfo', {})).data).toEqual(before.data);
    expect(
      await api.db
        .selectFrom('user')
        .select('last_seen_at')
        .where('id', '=', manager.user.id)
        .execute(),
    ).toEqual(seenBefore);
    expect((await by(manager.token)('listSessions', {})).data).toHaveLength(1);
    expect(await asBoss('endViewing', {})).toMatchObject({
      code: 1,
      msg: '已退出查看，请刷新页面',
    });
  });

  it('is begun for people of their own alone, by no one else and by no key; the log says who and whom', async () => {
    const { api, asBoss, boss, manager, ofStranger, stranger, by, begin } = await team();
    const gone = { code: 1, msg: '该人员已不在您的团队中，请刷新列表' };
    for (const id of [ofStranger.user.id, stranger.user.id, boss.user.id, 999_999])
      expect(await asBoss('viewAs', { workerId: String(id) })).toMatchObject(gone);
    expect(await by(manager.token)('viewAs', { workerId: String(manager.user.id) })).toMatchObject({
      code: 1,
      msg: '仅BOSS账号可以操作，请联系BOSS',
    });
    const { secret } = await makeKey(api, boss.token, { rights: 'write' });
    expect(await by(secret)('viewAs', { workerId: String(manager.user.id) })).toMatchObject({
      code: 403,
    });
    await begin();
    await asBoss('logout', {});
    const lines = await api.db
      .selectFrom('audit_log')
      .select(['call', 'user_id', 'outcome', 'subjects'])
      .where('outcome', '=', 'done')
      .where('call', 'in', ['viewAs', 'logout'])
      .execute();
    expect(lines).toEqual([
      {
        call: 'viewAs',
        user_id: boss.user.id,
        outcome: 'done',
        subjects: JSON.stringify([{ field: 'person', value: manager.user.phone }]),
      },
      { call: 'logout', user_id: boss.user.id, outcome: 'done', subjects: '[]' },
    ]);
    expect(await asBoss('getUserInfo', {})).toMatchObject({ code: 401 });
    expect(await by(manager.token)('getUserInfo', {})).toMatchObject({ code: 0 });
  });

  it('[R6-14] is answered as the boss again when the person leaves the team, but changes nothing before that is noted', async () => {
    const { api, asBoss, begin, boss, manager, by } = await team();
    await begin();
    const elsewhere = by(await secondSession(api, boss.user.id));
    expect(await elsewhere('deleteManager', { phone: manager.user.phone })).toMatchObject({
      code: 0,
    });
    expect(await asBoss('getUserInfo', {})).toMatchObject({
      data: { isBoss: true, viewedGone: '小周' },
    });
    const rename = { nickName: '王老板' };
    expect(await asBoss('setNickName', rename)).toMatchObject({
      code: 403,
      msg: '您正在查看的 小周 已不在您的团队中，查看已结束，请先确认再以自己的身份操作',
    });
    expect(await elsewhere('setNickName', rename)).toMatchObject({ code: 0 });
    expect(await asBoss('endViewing', {})).toMatchObject({ code: 0 });
    expect((await asBoss('getUserInfo', {})).data.viewedGone).toBeUndefined();
    expect(await asBoss('setNickName', rename)).toMatchObject({ code: 0 });
  });

  it('is the same when the person goes over to another team', async () => {
    const { api, asBoss, begin, manager, stranger } = await team();
    await begin();
    await api.db
      .updateTable('user')
      .set({ boss_id: stranger.user.id })
      .where('id', '=', manager.user.id)
      .execute();
    expect(await asBoss('getUserInfo', {})).toMatchObject({
      data: { isBoss: true, viewedGone: '小周' },
    });
    expect(await asBoss('setNickName', { nickName: '王老板' })).toMatchObject({ code: 403 });
  });
});
