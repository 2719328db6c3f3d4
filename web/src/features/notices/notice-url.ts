import type { NoticeKind } from '../../graphql/schema.generated.ts';
import { type Codec, oneOf, printQuery, text, withValue } from '../../shared/url-state/codec.ts';

/** Which of the notices are looked at, as it stands in the address; an article keeps it for the way back. */
export type ListState = {
  readonly kind: 'all' | Kind;
  readonly search?: string;
  /** From 1 on. */
  readonly page: number;
};

/** In the order of the numbers that the public address of an article ends with. */
export const kinds = ['announcement', 'news', 'help'] as const;
export type Kind = (typeof kinds)[number];

export const kindInput = {
  announcement: 'ANNOUNCEMENT',
  news: 'NEWS',
  help: 'HELP',
} as const satisfies Record<Kind, NoticeKind>;

export const kindName = {
  ANNOUNCEMENT: 'announcement',
  NEWS: 'news',
  HELP: 'help',
} as const satisfies Record<NoticeKind, Kind>;

const searchCodec = text('q', 60);
const kindCodec = oneOf('kind', ['all', ...kinds]);
/** Further than any list goes; a larger number is no page. */
const mostPages = 1_000;

export const listCodec: Codec<ListState> = {
  read: (params) => {
    const page = Number(params.get('page'));
    return {
      kind: kindCodec.read(params),
      search: searchCodec.read(params).trim(),
      page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    };
  },
  write: ({ kind, page, search = '' }) => ({
    ...kindCodec.write(kind),
    ...searchCodec.write(search),
    page: page === 1 ? null : String(page),
  }),
};

/** The number of the article that is read, where the address has it among its parameters. */
export const idCodec = text('id', 20);

type Linked = { readonly noticeId: string; readonly kind: NoticeKind };

/** Where the notices are shown: the addresses of their list and of one of them. */
export type Place = {
  readonly list: (state: ListState) => string;
  readonly article: (notice: Linked, state: ListState) => string;
};

const withState = (path: string, state: ListState, noticeId?: string): string => {
  const params = new URLSearchParams(noticeId === undefined ? {} : { id: noticeId });
  return path + printQuery(withValue(params, listCodec, state));
};

const byQuery = (list: string, article: string): Place => ({
  list: (state) => withState(list, state),
  article: ({ noticeId }, state) => withState(article, state, noticeId),
});

export const consult = byQuery('/home/consult', '/home/consult/articleDetails');
/** On the phone, below the address of its workbench or of its preview. */
export const phoneNotices = (base: string): Place => {
  const place = byQuery(`${base}/notices`, `${base}/notices/article`);
  return {
    ...place,
    // Of the two lists of that page, alerts come first.
    list: (state) => {
      const address = place.list(state);
      return `${address}${address.includes('?') ? '&' : '?'}view=news`;
    },
  };
};
export const mobileNews = byQuery('/mobileHome/newsList', '/mobileHome/newsDetails');
export const publicNews: Place = {
  list: (state) => withState('/index/newsInformation', state),
  article: ({ noticeId, kind }, state) =>
    withState(`/index/newsDetail/${noticeId}/${kinds.indexOf(kindName[kind]) + 1}`, state),
};
