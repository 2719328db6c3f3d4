import { type Insertable, type Selectable, sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import { holdsKeyword } from '../engine/keyword.ts';
import type { NoticeTable } from '../schema.ts';

/** Articles for everybody. */

export type Notice = Selectable<NoticeTable>;

/** A page of the notices of one kind or of all, those at the top first, then the newest. */
export async function listNotices(
  db: DbOrTransaction,
  page: {
    readonly kind?: Notice['kind'] | undefined;
    /** Part of a title or of its summary. */
    readonly keyword?: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ total: number; rows: Omit<Notice, 'body'>[] }> {
  const { kind, keyword } = page;
  const query = db
    .selectFrom('notice')
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'news'))
    .$if(Boolean(keyword), (all) =>
      all.where(holdsKeyword(sql`(title || ' ' || summary)`, keyword ?? '')),
    );
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'kind', 'title', 'summary', 'is_pinned', 'published_at'])
    .orderBy('is_pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total, rows };
}

export function findNotice(db: DbOrTransaction, id: number): Promise<Notice | undefined> {
  return db.selectFrom('notice').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Stores notices; one that is there already is brought up to date. */
export async function saveNotices(
  db: DbOrTransaction,
  notices: readonly Insertable<NoticeTable>[],
): Promise<void> {
  await insertRows(
    db,
    'notice',
    'id, kind, title, summary, body, is_pinned, published_at',
    notices.map((one) => [
      one.id,
      one.kind,
      one.title,
      one.summary,
      one.body,
      one.is_pinned,
      one.published_at,
    ]),
    `on conflict (id) do update set kind = excluded.kind, title = excluded.title,
       summary = excluded.summary, body = excluded.body, is_pinned = excluded.is_pinned,
       published_at = excluded.published_at`,
  );
}
