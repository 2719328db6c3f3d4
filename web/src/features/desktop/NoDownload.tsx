import { Skeleton } from '@chakra-ui/react';
import { ErrorState } from '../../shared/ui/states.tsx';
import { NotOffered } from './NotOffered.tsx';
import { offered } from './offers.ts';

/** In the place of a download that is not there: yet, because it could not be asked for, or at all. */
export function NoDownload() {
  const state = offered.use();
  if (state.kind === 'asking') return <Skeleton height="52px" />;
  if (state.kind === 'failed') return <ErrorState error={state.error} onRetry={state.retry} />;
  return <NotOffered />;
}
