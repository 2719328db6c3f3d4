import { type Insertable, sql, type Updateable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { LabelTemplate, LabelTemplateTable } from '../schema.ts';

/** Templates of labels of one business. Who may see which is told by the caller. */

export type NewTemplate = Insertable<LabelTemplateTable>;

export const findTemplates = (
  db: DbOrTransaction,
  ownerId: number,
  kind: LabelTemplate['kind'],
  limit: number,
): Promise<LabelTemplate[]> =>
  db
    .selectFrom('label_template')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many templates of a kind there are beside one, and of how many bytes their drawings are. */
export async function measureTemplates(
  db: DbOrTransaction,
  ownerId: number,
  kind: LabelTemplate['kind'],
  beside?: number,
): Promise<{ readonly count: number; readonly bytes: number }> {
  return db
    .selectFrom('label_template')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(drawing)), 0)`.as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .$if(beside !== undefined, (query) => query.where('id', '<>', beside ?? 0))
    .executeTakeFirstOrThrow();
}

export const findTemplate = (
  db: DbOrTransaction,
  ownerId: number,
  id: number,
): Promise<LabelTemplate | undefined> =>
  db
    .selectFrom('label_template')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findTemplateIn = (
  db: DbOrTransaction,
  ownerId: number,
  slot: string,
): Promise<LabelTemplate | undefined> =>
  db
    .selectFrom('label_template')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('slot', '=', slot)
    .executeTakeFirst();

export async function findTemplatesIn(
  db: DbOrTransaction,
  ownerId: number,
  slots: readonly string[],
): Promise<LabelTemplate[]> {
  if (slots.length === 0) return [];
  return db
    .selectFrom('label_template')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('slot', 'in', slots)
    .orderBy('id')
    .execute();
}

export const insertTemplate = (
  db: DbOrTransaction,
  template: NewTemplate,
): Promise<LabelTemplate> =>
  db.insertInto('label_template').values(template).returningAll().executeTakeFirstOrThrow();

/** Puts it in the place of the one in its slot, of which it then is the next version. */
export const replaceTemplate = (
  db: DbOrTransaction,
  template: NewTemplate,
): Promise<LabelTemplate> =>
  db
    .insertInto('label_template')
    .values(template)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'slot']).doUpdateSet((set) => ({
        author_id: set.ref('excluded.author_id'),
        name: set.ref('excluded.name'),
        drawing: set.ref('excluded.drawing'),
        updated_at: set.ref('excluded.updated_at'),
        version: set('label_template.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** The template as it is now; undefined when it was changed since that version, or is gone. */
export const changeTemplate = (
  db: DbOrTransaction,
  { id, version }: { readonly id: number; readonly version: number },
  change: Updateable<LabelTemplateTable>,
): Promise<LabelTemplate | undefined> =>
  db
    .updateTable('label_template')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

export async function deleteTemplate(db: DbOrTransaction, id: number): Promise<void> {
  await db.deleteFrom('label_template').where('id', '=', id).execute();
}

/** Whether one of the shops has the SKU. */
export async function hasSku(
  db: DbOrTransaction,
  shopIds: readonly number[],
  skuId: string,
): Promise<boolean> {
  if (shopIds.length === 0) return false;
  const found = await db
    .selectFrom('sku')
    .select('id')
    .where('sku_id', '=', skuId)
    .where('shop_id', 'in', shopIds)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of the SKUs that one of the shops has. */
export async function findSkusOf(
  db: DbOrTransaction,
  shopIds: readonly number[],
  skuIds: readonly string[],
): Promise<string[]> {
  if (shopIds.length === 0 || skuIds.length === 0) return [];
  const found = await db
    .selectFrom('sku')
    .select('sku_id')
    .distinct()
    .where('sku_id', 'in', skuIds)
    .where('shop_id', 'in', shopIds)
    .execute();
  return found.map(({ sku_id }) => sku_id);
}

/** The SKU of the shops that came first, with the name of its product. */
export const findFirstSku = (db: DbOrTransaction, shopIds: readonly number[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .select(['sku.sku_id', 'product.name'])
    .where('sku.shop_id', 'in', shopIds)
    .orderBy('sku.id')
    .limit(1)
    .executeTakeFirst();
