import type { Insertable } from 'kysely';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { Database } from '../../db/schema.ts';

/** The account of a boss at a marketplace, by which shops are bound; its id. */
export async function addMainAccount(
  db: DbOrTransaction,
  owner: { readonly id: number },
  part: Partial<Insertable<Database['main_account']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('main_account')
    .values({
      owner_id: owner.id,
      platform: 'temu',
      phone: '13812345678',
      external_uid: 'U1',
      created_at: 0,
      ...part,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
