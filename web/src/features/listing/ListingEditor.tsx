import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { EditorForm } from './EditorForm.tsx';
import { useListingDetailQuery } from './ListingDetail.generated.ts';
import { isAtWork, useListingOptions, useWatch } from './use-listings.ts';

type Props = { readonly id: string; readonly part: 'all' | 'details' };

/** One listing, when it is there; asked for again while work on it goes on. */
export const ListingEditor = ({ id, part }: Props) => {
  const { t } = useTranslation('listing');
  const query = useListingDetailQuery({
    variables: { id },
    // What is edited must be what the server has.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const options = useListingOptions();
  const listing = query.data?.listing;
  const retry = () => {
    query.refetch().catch(() => {});
  };
  useWatch(listing ? isAtWork(listing) : false, query.startPolling, query.stopPolling);
  if (listing) {
    return (
      <EditorForm
        key={listing.id}
        listing={listing}
        part={part}
        languages={options?.languages ?? [listing.language]}
        categories={options?.categories ?? []}
        onChanged={retry}
      />
    );
  }
  if (listing === null) {
    return (
      <EmptyState
        title={t('editor.notFound')}
        hint={t('editor.notFoundHint')}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to="/aiProducts/list">{t('editor.back')}</Link>
          </Button>
        }
      />
    );
  }
  return query.error ? <ErrorState error={query.error} onRetry={retry} /> : <PageSkeleton />;
};
