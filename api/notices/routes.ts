import type { z } from 'zod';
import { findNotice, listNotices, type Notice } from '../../db/notices/notices.ts';
import * as calls from '../contract/notices.ts';
import { type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { listPage } from '../statistics/ranges.ts';

const rowOf = (notice: Omit<Notice, 'body'>): z.output<typeof calls.noticeRow> => ({
  noticeId: String(notice.id),
  kind: notice.kind,
  title: notice.title,
  summary: notice.summary,
  isTop: notice.is_pinned === 1,
  publishTime: notice.published_at,
});

export const routes: Route[] = [
  route(calls.getIndexNoticeInfo, async (input, { db }) => {
    const { total, rows } = await listNotices(db, {
      ...listPage(input),
      kind: input.kind,
      keyword: input.keyword,
    });
    return { total, rows: rows.map(rowOf) };
  }),
  route(calls.getNotice, async ({ noticeId }, { db }) => {
    const notice = await findNotice(db, noticeId);
    if (notice === undefined) refuse(calls.getNotice, 'gone');
    return { ...rowOf(notice), body: notice.body };
  }),
];
