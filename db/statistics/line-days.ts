import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { among } from '../engine/among.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import { inParts, insertRows } from '../engine/insert-rows.ts';

/** How many lines of a day came from which import, and when: so that a figure can say where it comes from. */

/** In place of the number of an import: lines that a sync brought. */
export const synced = 0;

const rowsAtOnce = 4_000;

interface Came {
  readonly shopId: number;
  readonly source: DataSource;
  readonly importId: number | null;
}

type LineSum = [
  shopId: number,
  source: DataSource,
  day: string,
  importId: number,
  lines: number,
  arrivedAt: number | null,
];

interface Group {
  readonly shopId: number;
  readonly source: DataSource;
  readonly origin: number;
  /** By day. */
  readonly sums: Map<string, LineSum>;
}

/** What added and removed lines change in `line_day`, summed before it is written. */
export class LineDays {
  readonly #arrivedAt: number | null;
  readonly #groups = new Map<string, Group>();
  #group: Group | undefined;

  constructor(arrivedAt: number | null) {
    this.#arrivedAt = arrivedAt;
  }

  count({ shopId, source, importId }: Came, day: string, by: 1 | -1): void {
    const origin = importId ?? synced;
    const { sums } = this.#groupOf(shopId, source, origin);
    let sum = sums.get(day);
    if (sum === undefined) {
      sum = [shopId, source, day, origin, 0, null];
      sums.set(day, sum);
    }
    sum[4] += by;
    if (by === 1) sum[5] = this.#arrivedAt;
  }

  /** Lines that come after one another mostly are of one group. */
  #groupOf(shopId: number, source: DataSource, origin: number): Group {
    const last = this.#group;
    if (last?.shopId === shopId && last.source === source && last.origin === origin) return last;
    const key = `${shopId} ${source} ${origin}`;
    const group = this.#groups.get(key) ?? { shopId, source, origin, sums: new Map() };
    this.#groups.set(key, group);
    this.#group = group;
    return group;
  }

  /** Writes the sums, and begins anew. */
  async write(trx: DbOrTransaction): Promise<void> {
    const sums = [...this.#groups.values()].flatMap((group) => [...group.sums.values()]);
    this.#groups.clear();
    this.#group = undefined;
    for (const rows of inParts(sums, rowsAtOnce)) {
      await insertRows(
        trx,
        'line_day',
        'shop_id, source, day, import_id, line_count, arrived_at',
        rows,
        `on conflict (shop_id, source, day, import_id) do update set
          line_count = line_day.line_count + excluded.line_count,
          arrived_at = case
            when line_day.arrived_at is null or excluded.arrived_at > line_day.arrived_at
            then coalesce(excluded.arrived_at, line_day.arrived_at) else line_day.arrived_at end`,
      );
      await nextTurn();
    }
    await forgetEmpty(
      trx,
      sums.filter(([, , , importId, lines]) => importId !== synced && lines < 0),
    );
  }
}

/** Deletes the rows of which no line is left. Those of syncs stay: an import that is taken back may free their lines. */
async function forgetEmpty(trx: DbOrTransaction, fewer: readonly LineSum[]): Promise<void> {
  const alike = Map.groupBy(fewer, ([shopId, source, , importId]) =>
    [shopId, source, importId].join(' '),
  );
  for (const same of alike.values()) {
    const [shopId = 0, source = 'sales', , importId = synced] = same[0] ?? [];
    await trx
      .deleteFrom('line_day')
      .where('shop_id', '=', shopId)
      .where('source', '=', source)
      .where(among(trx, 'day', [...new Set(same.map((row) => row[2]))]))
      .where('import_id', '=', importId)
      .where('line_count', '<=', 0)
      .execute();
    await nextTurn();
  }
}
