import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inSource } from '../../i18n/languages.ts';
import { Pager } from '../../shared/table/Pager.tsx';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { NoticeMeta } from './NoticeMeta.tsx';
import { type NoticesQuery, useNoticesQuery } from './Notices.generated.ts';
import {
  firstPage,
  kindInput,
  kinds,
  type ListState,
  listCodec,
  type Place,
} from './notice-url.ts';
import { useReadNotices } from './read-notices.ts';
import { UnreadDot } from './UnreadDot.tsx';

const PAGE_SIZE = 10;

type Notice = NoticesQuery['notices']['edges'][number]['node'];

type Props = {
  readonly place: Place;
  /** Who reads here, and is told what they have not opened yet; nobody on the public pages. */
  readonly userId?: string | undefined;
};

/** The notices of a kind or of all, page by page. */
export const NoticeList = ({ place, userId }: Props) => {
  const { t } = useTranslation('notices');
  const [list, setList] = useUrlState(listCodec);
  const { kind, page, search = '' } = list;
  const { data, previousData, error, loading, refetch } = useNoticesQuery({
    variables: {
      kind: kind === 'all' ? null : kindInput[kind],
      search: search || null,
      first: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const total = (data ?? previousData)?.notices.totalCount ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isBeyond = data !== undefined && !loading && page > lastPage;
  useEffect(() => {
    if (isBeyond) setList({ kind, page: lastPage, search });
  }, [isBeyond, kind, lastPage, search, setList]);

  const notices = data?.notices.edges.map(({ node }) => node);
  const read = useReadNotices(userId ?? '');
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        <Segments
          label={t('kind')}
          value={kind}
          segments={(['all', ...kinds] as const).map((value) => ({
            value,
            label: t(`kinds.${value}`),
          }))}
          onChange={(value) => setList({ kind: value, page: 1, search }, { push: true })}
        />
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={search}
          width="240px"
          onSearch={(next) => setList({ kind, page: 1, search: next })}
        />
      </Flex>
      {notices === undefined && error ? (
        <ErrorState
          error={error}
          onRetry={() => {
            // A new failure shows in the same place as the one that is retried.
            refetch().catch(() => {});
          }}
        />
      ) : notices === undefined || isBeyond ? (
        <Waiting />
      ) : notices.length === 0 ? (
        <NoNotices list={list} onAll={() => setList(firstPage, { push: true })} />
      ) : (
        <>
          <Stack as="ul" aria-label={t('list')} listStyleType="none" gap="0" aria-busy={loading}>
            {notices.map((notice) => (
              <Row
                key={notice.id}
                notice={notice}
                to={place.article(notice, list)}
                isUnread={userId !== undefined && !read.has(notice.noticeId)}
              />
            ))}
          </Stack>
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={total}
            isBusy={loading}
            label={t('pager')}
            onPage={(next) => setList({ kind, page: next, search }, { push: true })}
          />
        </>
      )}
    </Stack>
  );
};

const RowLink = chakra(Link, {
  base: {
    display: 'block',
    position: 'relative',
    paddingX: '5',
    paddingY: '4',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted', '& h2': { color: 'accent.fg' } },
  },
});

type RowProps = {
  readonly notice: Notice;
  readonly to: string;
  /** Not opened yet by whoever reads here. */
  readonly isUnread: boolean;
};

const Row = ({ notice, to, isUnread }: RowProps) => {
  const { t } = useTranslation('notices');
  return (
    <Box as="li" borderBottomWidth="1px">
      <RowLink to={to}>
        {isUnread && <UnreadDot label={t('unread')} top="6" />}
        <Heading as="h2" fontSize="md" lineHeight="1.6" marginBottom="1">
          <span {...inSource}>{notice.title}</span>
        </Heading>
        <Text color="fg.muted" marginBottom="2">
          <span {...inSource}>{notice.summary}</span>
        </Text>
        <NoticeMeta notice={notice} />
      </RowLink>
    </Box>
  );
};

const Waiting = () => {
  const { t } = useTranslation();
  return (
    <Stack gap="3" role="status" aria-label={t('loading')}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <Skeleton key={key} height="104px" borderRadius="l2" />
      ))}
    </Stack>
  );
};

const NoNotices = ({ list, onAll }: { list: ListState; onAll: () => void }) => {
  const { t } = useTranslation('notices');
  if (list.kind === 'all' && !list.search)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <EmptyState
      title={t(list.search ? 'emptySearch' : 'emptyKind')}
      action={
        <Button size="sm" variant="outline" onClick={onAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
};
