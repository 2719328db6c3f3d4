import type { Flag } from '../engine/columns.ts';

/** An article for everybody. */
export interface NoticeTable {
  id: number;
  kind: 'announcement' | 'news' | 'help';
  title: string;
  summary: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  is_pinned: Flag;
  published_at: number;
}

/** What this site tells its users. */
export interface NoticesTables {
  notice: NoticeTable;
}
