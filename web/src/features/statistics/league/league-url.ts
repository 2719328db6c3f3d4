import { oneOf, together } from '../../../shared/url-state/codec.ts';
import { type Order, type SortKey, sortKeys } from './league.ts';

/** How the table of shops is ordered, as it stands in the address. */
export const leagueOrderCodec = together<{ sort: SortKey; order: Order }>({
  sort: oneOf('shopBy', sortKeys),
  order: oneOf('shopOrder', ['desc', 'asc']),
});
