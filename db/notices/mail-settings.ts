import type { Insertable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { MailCodeTable, MailSetting, MailSettingTable } from '../schema.ts';

/** Where people have alerts sent by e-mail, and the codes by which they confirm that they read there. */

export function findMailSetting(
  db: DbOrTransaction,
  userId: number,
): Promise<MailSetting | undefined> {
  return db.selectFrom('mail_setting').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The setting that a link of a message is about. */
export function findMailSettingByKey(
  db: DbOrTransaction,
  linkKey: string,
): Promise<MailSetting | undefined> {
  return db
    .selectFrom('mail_setting')
    .selectAll()
    .where('link_key', '=', linkKey)
    .executeTakeFirst();
}

/** The address that a person has named and may still confirm. */
export function findMailCode(db: DbOrTransaction, userId: number, now: number) {
  return db
    .selectFrom('mail_code')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Keeps a code in the place of the last one. */
export async function saveMailCode(
  db: DbOrTransaction,
  code: Omit<Insertable<MailCodeTable>, 'attempts'>,
): Promise<void> {
  const row = { ...code, attempts: 0 };
  const { user_id, ...rest } = row;
  await db
    .insertInto('mail_code')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/** Counts an entry of the code of a person, in one statement, and gives what it is compared with. */
export function countMailCode(db: DbOrTransaction, userId: number) {
  return db
    .updateTable('mail_code')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a code up. False when somebody else was quicker, or another was sent meanwhile. */
export async function useMailCode(
  trx: DbOrTransaction,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const used = await trx
    .deleteFrom('mail_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Keeps a confirmed address; the kinds that were chosen before stay. */
export async function saveMailAddress(
  trx: DbOrTransaction,
  setting: Insertable<MailSettingTable>,
): Promise<void> {
  const { address, language, link_key, confirmed_at } = setting;
  await trx
    .insertInto('mail_setting')
    .values(setting)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ address, language, link_key, confirmed_at }),
    )
    .execute();
}

/** Keeps which kinds are sent and how they are written. False without an address. */
export async function updateMailSetting(
  db: DbOrTransaction,
  userId: number,
  changed: Pick<MailSetting, 'kinds' | 'language'>,
): Promise<boolean> {
  const updated = await db
    .updateTable('mail_setting')
    .set(changed)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Forgets where a person had alerts sent, with what was to be sent and what was. */
export async function deleteMailSetting(trx: DbOrTransaction, userId: number): Promise<void> {
  await trx.deleteFrom('mail_setting').where('user_id', '=', userId).execute();
  await trx.deleteFrom('mail_code').where('user_id', '=', userId).execute();
  await trx.deleteFrom('mail_message').where('user_id', '=', userId).execute();
}

/** Forgets addresses that were never confirmed. */
export async function purgeMailCodes(db: DbOrTransaction, now: number): Promise<void> {
  await db.deleteFrom('mail_code').where('expires_at', '<=', now).execute();
}

/** Everybody who has alerts sent, with what they want of it. */
export function listMailAudience(db: DbOrTransaction) {
  return db
    .selectFrom('mail_setting as setting')
    .innerJoin('user', 'user.id', 'setting.user_id')
    .leftJoin('alert_setting as rules', 'rules.user_id', 'user.id')
    .orderBy('user.id')
    .select([
      'user.id as userId',
      'user.role',
      'setting.confirmed_at as since',
      'setting.kinds',
      'rules.fine_from as fineFrom',
      'rules.sold_out_from as soldOutFrom',
    ])
    .execute();
}
