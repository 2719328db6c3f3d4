import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { kit, owned, required } from './kit.ts';

/** Products that are collected, translated, edited and published. */
export async function up(db: DbOrTransaction): Promise<void> {
  const { big, text, generated, create } = kit(db);

  await create(
    db.schema
      .createTable('listing_draft')
      .addColumn('id', 'integer', generated)
      .addColumn('owner_id', 'integer', owned('user'))
      .addColumn('shop_id', 'integer', owned('shop'))
      .addColumn('source_url', text, required)
      .addColumn('platform', text, required)
      .addColumn('country', text)
      .addColumn('candidate_id', text)
      .addColumn('state', text, (column) =>
        column
          .notNull()
          .check(
            sql`state in ('draft', 'translating', 'ready', 'publishing', 'published', 'failed')`,
          ),
      )
      .addColumn('failure', text)
      .addColumn('lease_until', big)
      .addColumn('attempts', 'integer', required)
      .addColumn('source_language', text, required)
      .addColumn('language', text, required)
      .addColumn('source_title', text, required)
      .addColumn('title', text, required)
      .addColumn('source_description', text, required)
      .addColumn('description', text, required)
      .addColumn('category', text)
      .addColumn('attributes', text, required)
      .addColumn('images', text, required)
      .addColumn('source_images', text, required)
      .addColumn('unknown_words', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('product_id', text)
      .addColumn('created_at', big, required)
      .addColumn('updated_at', big, required)
      .addColumn('published_at', big),
  );
  // The list: the newest change first.
  await db.schema
    .createIndex('listing_draft_by_shop_id_updated_at')
    .on('listing_draft')
    .columns(['shop_id', 'updated_at'])
    .execute();
  // One unpublished draft of an address for a shop, however many ask for it at once.
  await sql`create unique index listing_draft_one_shop_id_source_url on listing_draft (shop_id, source_url)
    where state <> 'published'`.execute(db);
  // What is picked in the selection tool is picked once.
  await sql`create unique index listing_draft_one_shop_id_candidate_id on listing_draft (shop_id, candidate_id)
    where candidate_id is not null`.execute(db);
  // What work is left, in a table where nearly nothing is.
  await sql`create index listing_draft_at_work on listing_draft (id)
    where state in ('translating', 'publishing')`.execute(db);

  await create(
    db.schema
      .createTable('listing_sku')
      .addColumn('draft_id', 'integer', owned('listing_draft'))
      .addColumn('place', 'integer', required)
      .addColumn('source_spec', text, required)
      .addColumn('spec', text, required)
      .addColumn('price', 'integer')
      .addColumn('stock', 'integer', required)
      .addPrimaryKeyConstraint('listing_sku_key', ['draft_id', 'place']),
  );
}
