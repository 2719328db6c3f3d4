import { Box, Heading } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../shared/lazy-part.ts';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { usePageTitle } from '../../shared/ui/page-title.ts';
import { useIsMounted } from '../../shared/ui/use-is-mounted.ts';
import { column } from './column.ts';
import { idCodec, mobileNews, publicNews } from './notice-url.ts';

// What reads the notices is fetched when the page is in sight: public pages bring no GraphQL along.
const PublicNotices = lazyPart(() => import('./PublicNotices.tsx'));

/** The news on the public site and on phones: the list, or the one that the address names. */
export default function PublicNewsPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { noticeId } = useParams();
  const [params] = useSearchParams();
  const isMounted = useIsMounted();
  const isList = usePageTitle() === 'news';
  return (
    // As high as the screen from the start, so that what comes pushes nothing that is seen out of its place.
    <Box {...column} minHeight="100dvh">
      {isList && (
        <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.4" marginBottom="5">
          {t('title.news')}
        </Heading>
      )}
      {isMounted ? (
        <Suspense fallback={<PageSkeleton of="table" />}>
          <PublicNotices
            place={pathname.startsWith('/mobileHome') ? mobileNews : publicNews}
            noticeId={isList ? null : (noticeId ?? idCodec.read(params))}
          />
        </Suspense>
      ) : (
        <PageSkeleton of="table" />
      )}
    </Box>
  );
}
