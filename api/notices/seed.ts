import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { saveNotices } from '../../db/notices/notices.ts';
import { dayStart } from '../contract/rules/calendar.ts';
import { announcements } from './announcements.ts';
import { help } from './help.ts';
import { news } from './news.ts';

/** An article as it is written down here. */
export interface Article {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs. */
  readonly body: readonly string[];
  readonly isPinned?: boolean;
  /** The day in Asia/Shanghai; it appears at nine. */
  readonly day: string;
}

const nine = 9 * 3_600_000;

/** Brings the articles that come with the product into the database. */
export async function seedNotices(db: DbOrTransaction): Promise<void> {
  await saveNotices(
    db,
    (
      [
        ['announcement', announcements],
        ['news', news],
        ['help', help],
      ] as const
    ).flatMap(([kind, articles]) =>
      articles.map(({ id, title, summary, body, isPinned, day }) => ({
        id,
        kind,
        title,
        summary,
        body: body.join('\n\n'),
        is_pinned: isPinned ? (1 as const) : (0 as const),
        published_at: dayStart(day) + nine,
      })),
    ),
  );
}
