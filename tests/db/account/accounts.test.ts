import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  clearLimit,
  clearLimits,
  countLimit,
  deleteSession,
  findFirstBoss,
  findFirstSaleDay,
  findPermissions,
  findSessionUser,
  findUserByPhone,
  insertBoss,
  insertOutboxMessage,
  insertSession,
  listOutbox,
  purgeAccounts,
  replacePassword,
  uncountLimit,
} from '../../../db/account/accounts.ts';
import { confirmChatLogin } from '../../../db/account/chat-logins.ts';
import { isKnownDevice, rememberDevice } from '../../../db/account/known-devices.ts';
import {
  countCodeAttempt,
  insertPhoneCode,
  usePhoneCode,
} from '../../../db/account/phone-codes.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { describeOnEngines } from '../../support/databases.ts';

const phone = '13911112222';
const now = Date.parse('2026-03-11T04:00:00Z');
const day = 24 * 60 * 60 * 1000;

async function boss(db: Db, of = phone): Promise<number> {
  const id = await insertBoss(db, { phone: of, passwordHash: 'hash', now });
  if (id === undefined) throw new Error('not inserted');
  return id;
}

describeOnEngines('accounts', (engine) => {
  it('[R7.2-02] keeps one account per phone', async () => {
    const db = await engine.fresh();
    const id = await boss(db);
    expect(await insertBoss(db, { phone, passwordHash: 'other', now })).toBeUndefined();
    expect(await findUserByPhone(db, phone)).toMatchObject({
      id,
      phone,
      username: phone,
      role: 'boss',
      boss_id: null,
      password_hash: 'hash',
      register_time: now,
      is_first: 1,
    });
    expect(await findUserByPhone(db, '13900000000')).toBeUndefined();
    await boss(db, '13911113333');
    expect(await findFirstBoss(db)).toMatchObject({ id });
  });

  it('[R7.2-27] finds the user of a session until it ends', async () => {
    const db = await engine.fresh();
    const userId = await boss(db);
    await insertSession(db, { tokenHash: 'a', userId, now, expiresAt: now + day });
    expect(await findSessionUser(db, 'a', now + day - 1)).toMatchObject({ id: userId, phone });
    expect(await findSessionUser(db, 'a', now + day)).toBeUndefined();
    expect(await findSessionUser(db, 'b', now)).toBeUndefined();
    await deleteSession(db, 'a');
    expect(await findSessionUser(db, 'a', now)).toBeUndefined();
  });

  it('ends every session of the one user whose password is replaced', async () => {
    const db = await engine.fresh();
    const [one, two] = [await boss(db), await boss(db, '13911113333')];
    await insertSession(db, { tokenHash: 'a', userId: one, now, expiresAt: now + day });
    await insertSession(db, { tokenHash: 'b', userId: one, now, expiresAt: now + day });
    await insertSession(db, { tokenHash: 'c', userId: two, now, expiresAt: now + day });
    await replacePassword(db, one, 'new');
    const found = await Promise.all(['a', 'b', 'c'].map((each) => findSessionUser(db, each, now)));
    expect(found.map((user) => user?.id)).toEqual([undefined, undefined, two]);
    expect((await findUserByPhone(db, phone))?.password_hash).toBe('new');
    expect((await findUserByPhone(db, '13911113333'))?.password_hash).toBe('hash');
  });

  it('takes the mark of the first time at the second session', async () => {
    const db = await engine.fresh();
    const userId = await boss(db);
    const marks = [];
    for (const tokenHash of ['a', 'b']) {
      await insertSession(db, { tokenHash, userId, now, expiresAt: now + day });
      marks.push((await findSessionUser(db, tokenHash, now))?.is_first);
    }
    expect(marks).toEqual([1, 0]);
  });

  it('counts every attempt at the newest code of a phone and purpose, and uses it up once', async () => {
    const db = await engine.fresh();
    const place = { deviceHash: null, network: '10.0.0.1' };
    const code = { ...place, phone, purpose: 'login', now, expiresAt: now + 1000 };
    await insertPhoneCode(db, { ...code, codeHash: 'old' });
    await insertPhoneCode(db, { ...code, codeHash: 'new' });
    await insertPhoneCode(db, { ...code, purpose: 'register', codeHash: 'other' });
    const tried = (given: Partial<typeof code> = {}) => countCodeAttempt(db, { ...code, ...given });
    const attempts = await Promise.all(Array.from({ length: 5 }, () => tried()));
    expect(attempts.map((each) => each?.attempts).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(attempts.map((each) => each?.code_hash))).toEqual(new Set(['new']));
    expect(await tried({ purpose: 'resetPassword' })).toBeUndefined();
    expect(await tried({ phone: '13900000000' })).toBeUndefined();
    expect(await tried({ network: '10.0.0.2' })).toBeUndefined();

    const id = attempts[0]?.id ?? 0;
    const used = await Promise.all([1, 2, 3].map((each) => usePhoneCode(db, id, now + each)));
    expect(used.sort()).toEqual([false, false, true]);
  });

  it('gives a browser the code that it asked for, and counts others at its address apart', async () => {
    const db = await engine.fresh();
    const code = { phone, purpose: 'login', now, expiresAt: now + 1000, network: '10.0.0.1' };
    await insertPhoneCode(db, { ...code, deviceHash: 'own', codeHash: 'own' });
    await insertPhoneCode(db, { ...code, deviceHash: null, codeHash: 'newer' });
    const by = (deviceHash: string | null, network = code.network) =>
      countCodeAttempt(db, { ...code, deviceHash, network });
    expect(await by('own')).toMatchObject({ code_hash: 'own', attempts: 1 });
    expect(await by('own', '10.9.9.9')).toMatchObject({ code_hash: 'own', attempts: 2 });
    expect(await by('drawn')).toMatchObject({ code_hash: 'newer', attempts: 1 });
    expect(await by(null)).toMatchObject({ code_hash: 'newer', attempts: 2 });
    expect(await by('drawn', '10.9.9.9')).toBeUndefined();
    // Its own one is over: then the newest of the address will do.
    expect(
      await countCodeAttempt(db, { ...code, deviceHash: 'own', now: now + 1000 }),
    ).toMatchObject({ code_hash: 'newer', attempts: 3 });
  });

  it('knows the last 20 browsers of an account, until its password changes', async () => {
    const db = await engine.fresh();
    const userId = await boss(db);
    for (let each = 0; each < 21; each += 1)
      await rememberDevice(db, { userId, deviceHash: `d${each}`, now: now + each });
    await rememberDevice(db, { userId, deviceHash: 'd20', now: now + 30 });
    expect(await isKnownDevice(db, phone, 'd0')).toBe(false);
    expect(await isKnownDevice(db, phone, 'd1')).toBe(true);
    expect(await isKnownDevice(db, phone, 'd20')).toBe(true);
    expect(await isKnownDevice(db, '13900000000', 'd20')).toBe(false);
    await replacePassword(db, userId, 'new');
    expect(await isKnownDevice(db, phone, 'd20')).toBe(false);
  });

  it('takes over the codes and sign-ins of a database from before askers were told apart', async () => {
    const db = await engine.fresh();
    for (const column of ['device_hash', 'network', 'network_attempts'])
      await db.schema.alterTable('phone_code').dropColumn(column).execute();
    await db.schema.alterTable('chat_login').dropColumn('link_session').execute();
    await db.schema.dropTable('known_device').execute();
    await sql`delete from applied_migration where name = '0024_askers'`.execute(db);
    const userId = await boss(db);
    await sql`insert into phone_code (phone, purpose, code_hash, attempts, created_at, expires_at)
      values (${phone}, 'login', 'old', 1, ${now}, ${now + 1000})`.execute(db);
    await sql`insert into chat_login (session_id, link_user_id, expires_at)
      values ('s', ${userId}, ${now + 1000})`.execute(db);
    await migrate(db);
    // A code of before is of no place that anybody asks from; the next one is.
    const asked = { phone, purpose: 'login', now, deviceHash: null, network: '10.0.0.1' };
    expect(await countCodeAttempt(db, asked)).toBeUndefined();
    await insertPhoneCode(db, { ...asked, codeHash: 'new', expiresAt: now + 1000 });
    expect(await countCodeAttempt(db, asked)).toMatchObject({ code_hash: 'new', attempts: 1 });
    expect(await confirmChatLogin(db, 's', now)).toEqual({
      link_user_id: userId,
      link_session: null,
    });
    await rememberDevice(db, { userId, deviceHash: 'd', now });
    expect(await isKnownDevice(db, phone, 'd')).toBe(true);
  });

  it('forgets a name with its places, and no other', async () => {
    const db = await engine.fresh();
    for (const key of ['n:1', 'n:1@10.0.0.1', 'n:1#d', 'n:12', 'n:12@10.0.0.1'])
      await countLimit(db, key, 1000, now);
    await clearLimits(db, 'n:1');
    const left = await db.selectFrom('rate_limit').select('key').orderBy('key').execute();
    expect(left.map(({ key }) => key)).toEqual(['n:12', 'n:12@10.0.0.1']);
  });

  it('counts events of a window that begins with the first of them', async () => {
    const db = await engine.fresh();
    const counted = await Promise.all(
      Array.from({ length: 6 }, () => countLimit(db, 'key', 1000, now)),
    );
    expect(counted.map((each) => each.count).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await countLimit(db, 'key', 1000, now + 999)).toEqual({ count: 7, window_start: now });
    expect(await countLimit(db, 'other', 1000, now)).toEqual({ count: 1, window_start: now });
    await uncountLimit(db, 'key');
    expect(await countLimit(db, 'key', 1000, now + 999)).toMatchObject({ count: 7 });
    expect(await countLimit(db, 'key', 1000, now + 1000)).toEqual({
      count: 1,
      window_start: now + 1000,
    });
    await clearLimit(db, 'key');
    expect(await countLimit(db, 'key', 1000, now + 1001)).toMatchObject({ count: 1 });
  });

  it('shows the newest 100 messages', async () => {
    const db = await engine.fresh();
    for (let each = 0; each < 101; each += 1)
      await insertOutboxMessage(db, {
        phone: each === 5 ? '13911113333' : phone,
        purpose: 'login',
        text: `message ${each}`,
        created_at: now + each,
      });
    const all = await listOutbox(db);
    expect([all.length, all[0]?.text, all[99]?.text]).toEqual([100, 'message 100', 'message 1']);
    expect((await listOutbox(db, '13911113333')).map(({ text }) => text)).toEqual(['message 5']);
  });

  it('keeps nothing that has been of no use for a day', async () => {
    const db = await engine.fresh();
    const userId = await boss(db);
    for (const [name, age] of [
      ['old', day],
      ['new', day - 1],
    ] as const) {
      const place = { deviceHash: null, network: '' };
      const code = { ...place, phone, purpose: 'login', codeHash: name, now: now - age };
      await insertPhoneCode(db, { ...code, expiresAt: now - age });
      await countLimit(db, name, 1000, now - age);
      const message = { phone, purpose: 'login', text: name, created_at: now - age };
      await insertOutboxMessage(db, message);
    }
    await insertSession(db, { tokenHash: 'old', userId, now, expiresAt: now });
    await insertSession(db, { tokenHash: 'new', userId, now, expiresAt: now + 1 });
    await purgeAccounts(db, now);
    const left = [
      (await db.selectFrom('session').select('token_hash as name').execute())[0],
      (await db.selectFrom('phone_code').select('code_hash as name').execute())[0],
      (await db.selectFrom('rate_limit').select('key as name').execute())[0],
      (await db.selectFrom('outbox_message').select('text as name').execute())[0],
    ];
    expect(left).toEqual(Array.from({ length: 4 }, () => ({ name: 'new' })));
    const counts = await Promise.all(
      (['session', 'phone_code', 'rate_limit', 'outbox_message'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(counts.map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
  });

  it('lists permissions, and no first sale without shops', async () => {
    const db = await engine.fresh();
    const id = await boss(db);
    await db
      .insertInto('user_permission')
      .values(['selectGoods', 'lookCost'].map((perms_code) => ({ user_id: id, perms_code })))
      .execute();
    expect(await findPermissions(db, id)).toEqual(['lookCost', 'selectGoods']);
    const user = await findUserByPhone(db, phone);
    if (user === undefined) throw new Error('no user');
    expect(await findFirstSaleDay(db, user)).toBeNull();
    expect(await findFirstSaleDay(db, { ...user, role: 'manager' })).toBeNull();
  });
});
