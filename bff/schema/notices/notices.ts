import type { z } from 'zod';
import * as calls from '../../../api/contract/notices.ts';
import type { Context } from '../../context.ts';
import { Fault, UpstreamRefusal } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { node, nodesOf } from '../node.ts';
import { connectionOfPages, numberedPages, pageOf } from '../paging.ts';

/** Articles for everybody. */

/** A row of the list; one that was read by itself has its text. */
type Notice = z.output<typeof calls.noticeRow> & { readonly body?: string };

const noticeKind = builder.enumType('NoticeKind', {
  description: 'What a notice is.',
  values: {
    ANNOUNCEMENT: { value: 'announcement', description: 'News of this product (公告).' },
    NEWS: { value: 'news', description: 'News of the trade (行业资讯).' },
    HELP: { value: 'help', description: 'How things are done (帮助).' },
  } as const,
});

const notice = builder.objectRef<Notice>('Notice').implement({
  description: 'An article for everybody, signed in or not. Source: getIndexNoticeInfo.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, for example notice:7.',
      resolve: (row) => `notice:${row.noticeId}`,
    }),
    noticeId: t.exposeID('noticeId', { description: 'The number of the notice.' }),
    kind: t.expose('kind', { type: noticeKind, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    summary: t.exposeString('summary', { description: 'One sentence about it.' }),
    body: t.string({
      description:
        'Its text: paragraphs, separated by empty lines. Read by itself: ask for it for one notice. Source: getNotice.',
      extensions: { fieldCost: 10 },
      resolve: async (row, _args, context) =>
        row.body ?? (await context.call(calls.getNotice, { noticeId: row.noticeId })).body,
    }),
    isPinned: t.exposeBoolean('isTop', {
      description: 'Whether it is kept at the top of the list.',
    }),
    publishedAt: t.expose('publishTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it appeared. Null where the upstream does not say.',
    }),
  }),
});

const connection = connectionType('Notice', notice, { one: 'notice', page: 'A page of notices.' });

async function findNotice(context: Context, id: string): Promise<Notice | null> {
  const [, noticeId] = /^notice:(\d{1,9})$/.exec(id) ?? [];
  if (noticeId === undefined) return null;
  try {
    return await context.call(calls.getNotice, { noticeId });
  } catch (error) {
    // The upstream says in words, or by its status, that there is no such notice.
    if (error instanceof UpstreamRefusal && error.code === 'UPSTREAM_REFUSED') return null;
    if (error instanceof Fault && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

nodesOf({ words: ['notice'], type: 'Notice', may: () => true, find: findNotice });

builder.queryFields((t) => ({
  notices: t.field({
    type: connection,
    description:
      'Notices for everybody, visitors too: those at the top first, then the newest. Source: getIndexNoticeInfo.',
    args: {
      kind: t.arg({ type: noticeKind, description: 'Only notices of this kind.' }),
      search: t.arg.string({
        description:
          'Only notices with this in the title or the summary. An upstream that does not know it answers all.',
      }),
      ...numberedPages(t.arg, 10),
    },
    resolve: (_root, args, context) =>
      connectionOfPages<Notice>(pageOf(args), (pageIndex, pageSize) =>
        context.call(calls.getIndexNoticeInfo, {
          ...(args.kind && { kind: args.kind }),
          ...(args.search?.trim() && { keyword: args.search.trim() }),
          pageIndex,
          pageSize,
        }),
      ),
  }),
  notice: t.field({
    type: notice,
    nullable: true,
    description: 'One notice, for everybody. Null when there is none. Source: getNotice.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the notice.' }) },
    resolve: (_root, { id }, context) => findNotice(context, id),
  }),
}));
