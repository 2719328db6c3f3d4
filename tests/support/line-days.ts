import { expect } from 'vitest';
import type { Db } from '../../db/engine/connect.ts';

/** That what is kept of the origin of lines is what the lines themselves say, counted in the plainest way. */
export async function expectLineDaysOfFacts(db: Db): Promise<void> {
  const counts = new Map<string, number>();
  const facts = await db
    .selectFrom('sale_line')
    .select(['shop_id', 'source', 'sold_at', 'import_id'])
    .execute();
  for (const line of facts) {
    const day = new Date(line.sold_at + 8 * 3_600_000).toISOString().slice(0, 10);
    const key = `${line.shop_id} ${line.source} ${day} ${line.import_id ?? 0}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kept = await db.selectFrom('line_day').selectAll().execute();
  const rows = kept
    // A sync's row stays when an import has replaced its lines.
    .filter((row) => row.import_id !== 0 || row.line_count !== 0)
    .map((row) => `${row.shop_id} ${row.source} ${row.day} ${row.import_id}: ${row.line_count}`);
  expect(rows.sort()).toEqual([...counts].map(([key, count]) => `${key}: ${count}`).sort());
}
