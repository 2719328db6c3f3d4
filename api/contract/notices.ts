import { z } from 'zod';
import { defineCall } from './call.ts';
import { completed, type Given, sameFact, unless } from './completed.ts';
import { formInt, id, instant, paging } from './fields.ts';
import { inputSentences } from './rules/input-sentences.ts';

/** Notices: articles for everybody, signed in or not (specification section 7 "Labels, notices, payment"). */

const source = 'spec 7 Labels, notices, payment';

export const noticeKinds = ['announcement', 'news', 'help'] as const;

const wholeNoticeRow = z.object({
  noticeId: id,
  /** 公告, 行业资讯, 帮助. */
  kind: z.enum(noticeKinds),
  title: z.string(),
  summary: z.string(),
  /** Kept at the top of the list. */
  isTop: z.boolean(),
  /** Null where an upstream does not say. */
  publishTime: instant.nullable(),
});

function completeNotice(row: Given): void {
  sameFact(row, 'body', 'content');
  unless(row, { kind: 'announcement', title: '', summary: '', isTop: false, body: '' });
}

export const noticeRow = completed(completeNotice, wholeNoticeRow);

export const getIndexNoticeInfo = defineCall({
  name: 'getIndexNoticeInfo',
  keys: 'open',
  path: '/api/notice/getIndexNoticeInfo',
  visitor: 'normal',
  role: 'anyone',
  summary: 'Notices, of one kind or all: those at the top first, then the newest.',
  source,
  input: z.object({
    kind: z.enum(noticeKinds).optional(),
    keyword: z
      .string()
      .trim()
      .max(60, inputSentences.searchTooLong)
      .optional()
      .describe('part of a title or its summary; an upstream that does not know it answers all'),
    ...paging,
  }),
  output: z.object({ total: z.int(), rows: z.array(noticeRow) }),
});

export const getNotice = defineCall({
  name: 'getNotice',
  keys: 'open',
  refusals: {
    gone: { msg: '文章不存在或已下架，请返回列表查看其他内容', name: 'noticeGone' },
  },
  method: 'GET',
  encoding: 'query',
  path: '/api/notice/{noticeId}',
  visitor: 'normal',
  role: 'anyone',
  summary: 'One notice with its text.',
  source,
  input: z.object({ noticeId: formInt.min(1).max(2_000_000_000) }),
  /** Paragraphs, separated by empty lines. */
  output: completed(completeNotice, wholeNoticeRow.extend({ body: z.string() })),
});
