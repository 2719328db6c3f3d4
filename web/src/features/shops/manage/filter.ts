import { isFound } from '../../../shared/lists/search.ts';
import { oneOf, text } from '../../../shared/url-state/codec.ts';

/** What the page narrows its table to; each piece stands in the address. */

export const searchCodec = text('q', 64);
/** `platform` is the selection's; this page has a word of its own. */
export const marketCodec = oneOf('market', ['any', 'temu', 'shein']);
export const stateCodec = oneOf('state', ['any', 'shown', 'hidden']);

export type Market = ReturnType<typeof marketCodec.read>;
export type State = ReturnType<typeof stateCodec.read>;

type Shop = {
  readonly name: string;
  readonly mallId: string;
  readonly phone: string | null;
  readonly platform: 'TEMU' | 'SHEIN';
  readonly isHidden: boolean;
};

type Filter = { readonly search: string; readonly market: Market; readonly state: State };

/** An alert names a main account by no more of its phone than this. */
const masked = (phone: string): string => phone.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****');

export const filtered = <One extends Shop>(
  shops: readonly One[],
  { search, market, state }: Filter,
): One[] =>
  shops.filter(
    (shop) =>
      (market === 'any' || shop.platform === market.toUpperCase()) &&
      (state === 'any' || shop.isHidden === (state === 'hidden')) &&
      isFound(search, [shop.name, shop.mallId, shop.phone ?? '', masked(shop.phone ?? '')]),
  );
