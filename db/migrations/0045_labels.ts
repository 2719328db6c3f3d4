import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, oneOf, owned, required } from './kit.ts';

/** Templates of labels: of a person, of a business, and of single SKUs. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create, index, unique } = kit(db);
  await create(
    db.schema
      .createTable('label_template')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('author_id', 'integer', (column) =>
        column.references('user.id').onDelete('set null'),
      )
      .addColumn('kind', text, oneOf('kind', ['user', 'plain', 'gpsr', 'sku']))
      .addColumn('slot', text)
      .addColumn('sku_id', text)
      .addColumn('name', text, required)
      .addColumn('market', text)
      .addColumn('drawing', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('updated_at', big, required),
  );
  await unique('label_template', ['owner_id', 'slot']);
  await index('label_template', ['owner_id', 'kind', 'updated_at']);
  await index('label_template', ['author_id']);
}
