import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { NoticeArticle } from './NoticeArticle.tsx';
import { NoticeList } from './NoticeList.tsx';
import type { Place } from './notice-url.ts';

/** The notices outside of the product's own frame, with the client that reads them. */
export default function PublicNotices(props: {
  readonly place: Place;
  /** Null: the list. */
  readonly noticeId: string | null;
}) {
  const { place, noticeId } = props;
  return (
    <GraphQLProvider>
      {noticeId === null ? (
        <NoticeList place={place} />
      ) : (
        <NoticeArticle noticeId={noticeId} place={place} />
      )}
    </GraphQLProvider>
  );
}
