import { type Codec, oneOf } from '../../../shared/url-state/codec.ts';
import { type Order, type SortKey, sortKeys } from './league.ts';

const sortCodec = oneOf('shopBy', sortKeys);
const orderCodec = oneOf('shopOrder', ['desc', 'asc']);

/** How the table of shops is ordered, as it stands in the address. */
export const leagueOrderCodec: Codec<{ readonly sort: SortKey; readonly order: Order }> = {
  read: (params) => ({ sort: sortCodec.read(params), order: orderCodec.read(params) }),
  write: ({ sort, order }) => ({ ...sortCodec.write(sort), ...orderCodec.write(order) }),
};
