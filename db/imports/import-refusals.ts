import type { Selectable } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { ImportRefusalTable } from '../schema.ts';

/** The rows that an import refused. */

export type ImportRefusal = Omit<Selectable<ImportRefusalTable>, 'import_id'>;

export async function insertRefusals(
  db: DbOrTransaction,
  importId: number,
  refusals: readonly { rowNo: number; reason: string; raw: string }[],
): Promise<void> {
  await insertRows(
    db,
    'import_refusal',
    'import_id, row_no, reason, raw',
    refusals.map(({ rowNo, reason, raw }) => [importId, rowNo, reason, raw]),
  );
}

/** The refused rows that were kept, in the order of the file. */
export async function listRefusals(
  db: DbOrTransaction,
  importId: number,
  page: { offset: number; limit: number },
): Promise<{ total: number; rows: ImportRefusal[] }> {
  const all = db.selectFrom('import_refusal').where('import_id', '=', importId);
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .select(['row_no', 'reason', 'raw'])
    .orderBy('row_no')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { total, rows };
}
