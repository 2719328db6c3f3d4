import { type Insertable, type Selectable, sql } from 'kysely';
import type { AuditKind } from '../../api/contract/rules/audit.ts';
import type { Db, DbOrTransaction } from '../engine/connect.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import type { AuditLogShopTable, AuditLogTable } from '../schema.ts';

/** The log of who did what. Instants are milliseconds since 1970. */

export type AuditShop = Omit<Selectable<AuditLogShopTable>, 'entry_id'>;

/** A line with the shops that it is about. */
export interface AuditEntry extends Selectable<AuditLogTable> {
  readonly shops: readonly AuditShop[];
  /** What its maker calls the key by which it was done; null for none, and for one that is forgotten. */
  readonly keyName: string | null;
}

export function insertAuditEntry(
  db: Db,
  entry: Omit<Insertable<AuditLogTable>, 'id'>,
  shops: readonly AuditShop[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('audit_log')
      .values(entry)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (shops.length === 0) return;
    await trx
      .insertInto('audit_log_shop')
      .values(shops.map((shop) => ({ entry_id: id, ...shop })))
      .execute();
  });
}

export interface AuditFilter {
  /** Whose lines: of a whole firm, or of one person. */
  readonly of: { readonly ownerId: number } | { readonly userId: number };
  readonly userId?: number | undefined;
  readonly from?: number | undefined;
  /** Up to and without. */
  readonly to?: number | undefined;
  readonly mallIds?: readonly string[] | undefined;
  readonly kind?: AuditKind | undefined;
  readonly outcome?: Selectable<AuditLogTable>['outcome'] | undefined;
  /** Part of what it was about, such as the number of an order. */
  readonly keyword?: string | undefined;
}

const matching = (db: DbOrTransaction, filter: AuditFilter) => {
  const { of, userId, from, to, mallIds, kind, outcome, keyword } = filter;
  let lines = db.selectFrom('audit_log');
  lines =
    'ownerId' in of
      ? lines.where('owner_id', '=', of.ownerId)
      : lines.where('user_id', '=', of.userId);
  if (userId !== undefined) lines = lines.where('user_id', '=', userId);
  if (from !== undefined) lines = lines.where('at', '>=', from);
  if (to !== undefined) lines = lines.where('at', '<', to);
  if (kind !== undefined) lines = lines.where('kind', '=', kind);
  if (outcome !== undefined) lines = lines.where('outcome', '=', outcome);
  if (mallIds !== undefined)
    lines = lines.where('id', 'in', (shops) =>
      shops
        .selectFrom('audit_log_shop')
        .select('entry_id')
        .where('mall_id', 'in', mallIds.length === 0 ? [''] : mallIds),
    );
  if (keyword !== undefined) {
    lines = lines.where(holdsKeyword(sql.ref('words'), keyword.toLowerCase()));
  }
  return lines;
};

/** A page of the lines, the newest first. */
export async function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; rows: AuditEntry[] }> {
  const total = await countAuditEntries(db, filter);
  const lines = await matching(db, filter)
    .selectAll('audit_log')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total, rows: await told(db, lines) };
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The lines before one, the newest first; `next` is undefined behind the oldest. */
export async function auditPart(
  db: Db,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<{ rows: AuditEntry[]; next: number | undefined }> {
  const lines = await matching(db, filter)
    .$if(before !== undefined, (found) => found.where('id', '<', before ?? 0))
    .selectAll('audit_log')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const last = lines.length < limit ? undefined : lines.at(-1)?.id;
  return { rows: await told(db, lines), next: last };
}

/** With the shops that they are about, and what the key is called. */
async function told(db: Db, lines: readonly Selectable<AuditLogTable>[]): Promise<AuditEntry[]> {
  if (lines.length === 0) return [];
  const shops = await db
    .selectFrom('audit_log_shop')
    .selectAll()
    .where(
      'entry_id',
      'in',
      lines.map(({ id }) => id),
    )
    .orderBy('name')
    .orderBy('mall_id')
    .execute();
  const names = await keyNames(db, lines);
  const byEntry = Map.groupBy(shops, ({ entry_id }) => entry_id);
  return lines.map((line) => ({
    ...line,
    shops: byEntry.get(line.id) ?? [],
    keyName: line.via === 'key' ? (names.get(line.via_id ?? '') ?? null) : null,
  }));
}

async function keyNames(
  db: Db,
  lines: readonly Selectable<AuditLogTable>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ via, via_id }) => (via === 'key' ? Number(via_id) : []));
  if (ids.length === 0) return new Map();
  const keys = await db
    .selectFrom('api_key')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(keys.map(({ id, name }) => [String(id), name]));
}

/** Everybody whom lines of a firm tell of, by what they were called last. */
export async function listAuditPeople(
  db: Db,
  ownerId: number,
): Promise<Pick<AuditEntry, 'user_id' | 'person' | 'phone'>[]> {
  const last = db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('owner_id', '=', ownerId)
    .groupBy('user_id');
  return db
    .selectFrom('audit_log')
    .where('id', 'in', last)
    .select(['user_id', 'person', 'phone'])
    .orderBy('user_id')
    .execute();
}

/** Deletes the lines that are older. */
export async function purgeAuditLog(db: DbOrTransaction, before: number): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
}
