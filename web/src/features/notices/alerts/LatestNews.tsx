import { Box, Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inSource } from '../../../i18n/languages.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { NoticeMeta } from '../NoticeMeta.tsx';
import { useNoticesQuery } from '../Notices.generated.ts';
import { consult, firstPage } from '../notice-url.ts';

const shown = 8;

const RowLink = chakra(Link, {
  base: { display: 'block', padding: '2', borderRadius: 'l2', _hover: { bg: 'bg.muted' } },
});

/** 公告与资讯: the newest of them, and the way to all. */
export function LatestNews({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['alerts', 'notices']);
  const { data, error, refetch } = useNoticesQuery({
    variables: { kind: null, search: null, first: shown, skip: 0 },
    context: { quiet: true },
  });
  if (data === undefined)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Skeleton height="240px" borderRadius="l2" />
    );
  const notices = data.notices.edges.map(({ node }) => node);
  if (notices.length === 0) return <EmptyState title={t('notices:empty')} />;
  return (
    <Stack gap="3">
      <Stack as="ul" gap="0" listStyleType="none" aria-label={t('notices:list')}>
        {notices.map((notice) => (
          <Box as="li" key={notice.id} borderBottomWidth="1px">
            <RowLink to={consult.article(notice, firstPage)} onClick={onLeave}>
              <Text marginBottom="1">
                <span {...inSource}>{notice.title}</span>
              </Text>
              <NoticeMeta notice={notice} />
            </RowLink>
          </Box>
        ))}
      </Stack>
      <Button asChild variant="outline" colorPalette="gray" size="sm">
        <Link to={consult.list(firstPage)} onClick={onLeave}>
          {t('allNews')}
        </Link>
      </Button>
    </Stack>
  );
}
