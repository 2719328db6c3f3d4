import { maskedPhone } from '../../../../../api/contract/rules/phones.ts';
import { isFound } from '../../../shared/lists/search.ts';
import { oneOf, text, together } from '../../../shared/url-state/codec.ts';
import { accountName } from '../../../shop-scope/account-rows.ts';

/** What the page narrows its table to; each piece stands in the address. */

/** `platform` is the selection's; this page has a word of its own. */
const markets = ['any', 'temu', 'shein'] as const;
const states = ['any', 'shown', 'hidden'] as const;

export type Filter = {
  readonly search: string;
  readonly market: (typeof markets)[number];
  readonly state: (typeof states)[number];
};

export const filterCodec = together<Filter>({
  search: text('q', 64),
  market: oneOf('market', markets),
  state: oneOf('state', states),
});

export const unfiltered: Filter = { search: '', market: 'any', state: 'any' };

export const isFiltered = ({ search, market, state }: Filter): boolean =>
  search !== '' || market !== 'any' || state !== 'any';

type Shop = {
  readonly name: string;
  readonly mallId: string;
  readonly phone: string | null;
  readonly temuUid: string | null;
  readonly platform: 'TEMU' | 'SHEIN';
  readonly isHidden: boolean;
};

export const filtered = <One extends Shop>(
  shops: readonly One[],
  { search, market, state }: Filter,
): One[] =>
  shops.filter(
    (shop) =>
      (market === 'any' || shop.platform === market.toUpperCase()) &&
      (state === 'any' || shop.isHidden === (state === 'hidden')) &&
      isFound(search, [
        shop.name,
        shop.mallId,
        accountName(shop) ?? '',
        maskedPhone(shop.phone ?? ''),
      ]),
  );
