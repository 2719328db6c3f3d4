import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required, zero } from './kit.ts';

/** Pictures whose words are translated. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, index } = kit(db);
  await create(
    db.schema
      .createTable('image_translation')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('user_id', 'integer', owned('user'))
      .addColumn('image', text, required)
      .addColumn('source_language', text, required)
      .addColumn('language', text, required)
      .addColumn('state', text, oneOf('state', ['queued', 'running', 'done', 'failed']))
      .addColumn('failure', text)
      .addColumn('lease_until', big)
      .addColumn('attempts', 'integer', zero)
      .addColumn('started_at', big, zero)
      .addColumn('width', 'integer', zero)
      .addColumn('height', 'integer', zero)
      .addColumn('boxes', text)
      .addColumn('unknown_words', text, required)
      .addColumn('url', text)
      .addColumn('version', 'integer', zero)
      .addColumn('created_at', big, required)
      .addColumn('updated_at', big, required),
  );
  await index('image_translation', ['user_id', 'id']);
  await index('image_translation', ['owner_id', 'started_at']);
  await index('image_translation', ['state', 'id']);
  await index('image_translation', ['updated_at']);
}
