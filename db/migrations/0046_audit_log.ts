import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required, zero } from './kit.ts';

/** Who did what, and from where and by what the sessions of people are used. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, createKeyed, index } = kit(db);
  await create(
    db.schema
      .createTable('audit_log')
      .addColumn('id', 'integer', generated)
      .addColumn('at', big, required)
      // No references: a line outlives whom and what it tells of.
      .addColumn('user_id', 'integer', required)
      .addColumn('owner_id', 'integer', required)
      .addColumn('person', text, required)
      .addColumn('call', text, required)
      .addColumn('kind', text, required)
      .addColumn('subjects', text, required)
      .addColumn('words', text, required)
      .addColumn('changes', text, required)
      .addColumn('changes_left_out', 'integer', zero)
      .addColumn('address', text)
      .addColumn('via', text, oneOf('via', ['session', 'key', 'helper', 'none']))
      .addColumn('via_id', text)
      .addColumn('outcome', text, oneOf('outcome', ['done', 'refused', 'failed']))
      .addColumn('msg', text),
  );
  await index('audit_log', ['owner_id', 'id']);
  await index('audit_log', ['user_id', 'id']);
  await index('audit_log', ['at']);

  await createKeyed(
    db.schema
      .createTable('audit_log_shop')
      .addColumn('entry_id', 'integer', owned('audit_log'))
      .addColumn('platform', text, required)
      .addColumn('mall_id', text, required)
      .addColumn('name', text, required)
      .addPrimaryKeyConstraint('audit_log_shop_key', ['entry_id', 'platform', 'mall_id']),
  );
  await index('audit_log_shop', ['mall_id']);

  // Unknown of the sessions that there are.
  for (const column of ['address', 'agent'] as const)
    await db.schema.alterTable('session').addColumn(column, text).execute();
  await db.schema.alterTable('session').addColumn('seen_at', big).execute();
}
