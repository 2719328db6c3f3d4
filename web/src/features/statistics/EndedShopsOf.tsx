import { Box } from '@chakra-ui/react';
import { staleWhileRevalidate } from '../../graphql/query-options.ts';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import type { DayRange } from '../../shared/date-range/range.ts';
import { useEndedShopsQuery } from './EndedShops.generated.ts';
import { EndedShops } from './EndedShops.tsx';
import { useKnownEnded } from './use-known-ended.ts';

type Props = { readonly selection: ShopSelection; readonly range: DayRange };

/** The same note for a page that asks for no other statistics; its place is kept until it is known. */
export const EndedShopsOf = ({ selection, range }: Props) => {
  const { data, previousData, error } = useEndedShopsQuery({
    variables: { selection, range },
    ...staleWhileRevalidate,
    context: { quiet: true },
  });
  const known = useKnownEnded(selection);
  const { statistics } = data ?? previousData ?? {};
  if (statistics) return <EndedShops shops={statistics.endedShops} />;
  return error ? null : (
    <Box visibility="hidden" aria-hidden="true">
      <EndedShops shops={known} />
    </Box>
  );
};
