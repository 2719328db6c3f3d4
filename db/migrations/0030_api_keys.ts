import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required } from './kit.ts';

/** Keys that people make for their tools, and the shops that a key is limited to. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, createKeyed, index, unique } = kit(db);
  await create(
    db.schema
      .createTable('api_key')
      .addColumn('id', 'integer', generated)
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('name', text, required)
      .addColumn('key_hash', text, required)
      .addColumn('key_start', text, required)
      .addColumn('rights', text, oneOf('rights', ['read', 'write']))
      .addColumn('all_shops', 'integer', required)
      .addColumn('with_cost', 'integer', required)
      .addColumn('created_at', big, required)
      .addColumn('expires_at', big, required)
      .addColumn('revoked_at', big)
      .addColumn('used_at', big)
      .addColumn('used_address', text)
      .addColumn('used_tool', text),
  );
  await unique('api_key', ['key_hash']);
  await index('api_key', ['user_id']);

  await createKeyed(
    db.schema
      .createTable('api_key_shop')
      .addColumn('key_id', 'integer', owned('api_key'))
      .addColumn('shop_id', 'integer', owned('shop'))
      .addPrimaryKeyConstraint('api_key_shop_key', ['key_id', 'shop_id']),
  );
  await index('api_key_shop', ['shop_id']);
}
