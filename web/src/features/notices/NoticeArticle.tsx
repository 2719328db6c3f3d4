import { Box, Button, chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inSource } from '../../i18n/languages.ts';
import { ChevronBackIcon } from '../../shared/ui/icons.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { NoticeDay, NoticeMeta } from './NoticeMeta.tsx';
import { type NoticeQuery, useNoticeQuery, useNoticesQuery } from './Notices.generated.ts';
import { kindName, type ListState, listCodec, type Place } from './notice-url.ts';
import { markNoticeRead } from './read-notices.ts';

type Notice = NonNullable<NoticeQuery['notice']>;

type Props = {
  /** The number of the notice as the address has it; empty where it has none. */
  readonly noticeId: string;
  readonly place: Place;
  /** Whose reading it is; nobody's on the public pages. */
  readonly userId?: string | undefined;
};

/** One notice with its text, the way back to the list that it was found in, and more of its kind. */
export const NoticeArticle = ({ noticeId, place, userId }: Props) => {
  const { t } = useTranslation('notices');
  const [list] = useUrlState(listCodec);
  return (
    <Stack gap="6">
      <Box>
        <Button
          asChild
          size="sm"
          variant="ghost"
          marginStart="-3"
          minHeight={{ base: '44px', lg: '9' }}
        >
          <Link to={place.list(list)}>
            <ChevronBackIcon />
            {t('back')}
          </Link>
        </Button>
      </Box>
      <Content noticeId={noticeId} place={place} userId={userId} list={list} />
    </Stack>
  );
};

const Content = ({ noticeId, place, userId, list }: Props & { list: ListState }) => {
  const { t } = useTranslation(['notices', 'common']);
  const { data, error, refetch } = useNoticeQuery({
    variables: { id: `notice:${noticeId}` },
    context: { quiet: true },
  });
  const notice = data?.notice;
  const isHere = Boolean(notice);
  useEffect(() => {
    if (isHere && userId !== undefined) markNoticeRead(userId, noticeId);
  }, [isHere, userId, noticeId]);
  if (notice) {
    return (
      <>
        <Article notice={notice} />
        <MoreOfKind notice={notice} place={place} list={list} />
      </>
    );
  }
  if (notice === null) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />;
  if (error) {
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          refetch().catch(() => {});
        }}
      />
    );
  }
  return (
    <Stack gap="4" role="status" aria-label={t('common:loading')}>
      <Skeleton height="10" width="70%" />
      <Skeleton height="5" width="12em" />
      <Skeleton height="200px" borderRadius="l2" />
    </Stack>
  );
};

/** The text is words only: paragraphs that empty lines divide, drawn as text whatever they contain. */
const Article = ({ notice }: { notice: Notice }) => (
  <Box as="article">
    <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.4" marginBottom="3">
      <span {...inSource}>{notice.title}</span>
    </Heading>
    <NoticeMeta notice={notice} />
    <Stack gap="4" marginTop="6" fontSize="md" lineHeight="1.9" {...inSource}>
      {paragraphsOf(notice.body).map(({ key, text }) => (
        <Text key={key} overflowWrap="anywhere" whiteSpace="pre-line">
          {text}
        </Text>
      ))}
    </Stack>
  </Box>
);

const paragraphsOf = (body: string) =>
  body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, place) => ({ key: `${place} ${text}`, text }));

const MORE = 5;

const MoreLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    alignItems: { md: 'center' },
    gap: { base: '1', md: '4' },
    paddingY: '2.5',
    _hover: { color: 'accent.fg' },
  },
});

/** What else there is of the same kind; nothing where it cannot be read. */
const MoreOfKind = ({
  notice: { id, kind },
  place,
  list,
}: {
  notice: Notice;
  place: Place;
  list: ListState;
}) => {
  const { t } = useTranslation('notices');
  const { data } = useNoticesQuery({
    variables: { kind, first: MORE + 1, skip: 0 },
    context: { quiet: true },
  });
  const others = data?.notices.edges
    .map(({ node }) => node)
    .filter((node) => node.id !== id)
    .slice(0, MORE);
  if (others === undefined || others.length === 0) return null;
  const title = t('more', { kind: t(`kinds.${kindName[kind]}`) });
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" paddingTop="5">
      <Heading as="h2" size="md" marginBottom="2">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {others.map((node) => (
          <li key={node.id}>
            <MoreLink to={place.article(node, list)}>
              <span {...inSource}>{node.title}</span>
              <Text as="span" color="fg.muted" fontSize="xs" flexShrink="0">
                <NoticeDay publishedAt={node.publishedAt} />
              </Text>
            </MoreLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
};
