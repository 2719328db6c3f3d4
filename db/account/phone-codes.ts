import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';

/** Verification codes. Instants are milliseconds since 1970. */

/** Whoever asks for a code or enters one. */
export interface CodePlace {
  /** Of the browser's secret; null where it has none. */
  readonly deviceHash: string | null;
  /** Empty where it is not known. */
  readonly network: string;
}

export interface NewPhoneCode extends CodePlace {
  readonly phone: string;
  readonly purpose: string;
  readonly codeHash: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function insertPhoneCode(db: DbOrTransaction, code: NewPhoneCode): Promise<void> {
  await db
    .insertInto('phone_code')
    .values({
      phone: code.phone,
      purpose: code.purpose,
      code_hash: code.codeHash,
      device_hash: code.deviceHash,
      network: code.network,
      attempts: 0,
      created_at: code.now,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
}

/**
 * Counts one attempt at the code that this browser has asked for, or at the newest that was asked for from
 * its network address, and gives that code with the attempts of its kind: in one statement, so that attempts
 * made at the same moment are all counted. Codes that were asked for elsewhere are not looked at.
 */
export function countCodeAttempt(
  db: DbOrTransaction,
  given: CodePlace & { readonly phone: string; readonly purpose: string; readonly now: number },
) {
  const { deviceHash, network, now } = given;
  const isOwn = sql<boolean>`(device_hash is not null and device_hash = ${deviceHash})`;
  const isOpen = sql<boolean>`(used_at is null and expires_at > ${now})`;
  return db
    .updateTable('phone_code')
    .set({
      attempts: sql<number>`case when ${isOwn} then attempts + 1 else attempts end`,
      network_attempts: sql<number>`case when ${isOwn} then network_attempts else network_attempts + 1 end`,
    })
    .where('id', '=', (code) =>
      code
        .selectFrom('phone_code as newest')
        .select('newest.id')
        .where('newest.phone', '=', given.phone)
        .where('newest.purpose', '=', given.purpose)
        .where((newest) =>
          newest.or([
            newest('newest.device_hash', '=', deviceHash),
            newest('newest.network', '=', network),
          ]),
        )
        .orderBy(sql`case when ${isOwn} and ${isOpen} then 0 else 1 end`)
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .returning([
      'id',
      'code_hash',
      'expires_at',
      'used_at',
      sql<number>`case when ${isOwn} then attempts else network_attempts end`.as('attempts'),
    ])
    .executeTakeFirst();
}

/** Uses a code up. False when somebody else was quicker. */
export async function usePhoneCode(db: DbOrTransaction, id: number, now: number): Promise<boolean> {
  const used = await db
    .updateTable('phone_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
