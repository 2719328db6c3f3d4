import type { NoticeKind } from '../../graphql/schema.generated.ts';
import {
  oneOf,
  pageUpTo,
  printQuery,
  text,
  together,
  trimmed,
  withValue,
} from '../../shared/url-state/codec.ts';

/** Which of the notices are looked at, as it stands in the address; an article keeps it for the way back. */
export type ListState = {
  readonly kind: 'all' | Kind;
  readonly search: string;
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

export const listCodec = together<ListState>({
  kind: oneOf('kind', ['all', ...kinds]),
  search: trimmed('q', 60),
  page: pageUpTo(1_000),
});

export const firstPage: ListState = { kind: 'all', search: '', page: 1 };

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
