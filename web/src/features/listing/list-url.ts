import type { ListingState, SourcePlatform } from '../../graphql/schema.generated.ts';
import type { Codec } from '../../shared/url-state/codec.ts';
import { optionalOf, pageUpTo, together, trimmed } from '../../shared/url-state/codec.ts';

/** What of the listings is looked at, as it stands in the address. */
export type ListState = {
  readonly state: ListingState | null;
  readonly platform: SourcePlatform | null;
  readonly search: string;
  /** From 1 on. */
  readonly page: number;
};

export const states = [
  'DRAFT',
  'TRANSLATING',
  'INCOMPLETE',
  'READY',
  'PUBLISHING',
  'PUBLISHED',
  'FAILED',
] as const satisfies readonly ListingState[];

export const platforms = [
  'ALIBABA_1688',
  'AMAZON',
  'TEMU',
  'ALIEXPRESS',
  'LAZADA',
  'SHEIN',
  'WALMART',
  'SHOPEE',
  'MERCADO_LIBRE',
] as const satisfies readonly SourcePlatform[];

/** Filters that leave nothing out. */
export const unfiltered = { state: null, platform: null, search: '' } as const;

export const isFiltered = ({ state, platform, search }: ListState): boolean =>
  state !== null || platform !== null || search !== '';

export const listCodec = together<ListState>({
  state: optionalOf('state', states),
  platform: optionalOf('from', platforms),
  search: trimmed('q', 200),
  page: pageUpTo(1_000),
});

/** `?collected=plugin` shows what the browser plugin has collected. */
export const collectedCodec = optionalOf('collected', ['plugin']);

const prefix = 'listing:';

/** `?id=12` is the listing `listing:12`; null without one. */
export const idCodec: Codec<string | null> = {
  read: (params) => {
    const id = params.get('id') ?? '';
    return /^\d{1,9}$/.test(id) ? `${prefix}${id}` : null;
  },
  write: (id) => ({ id: id === null ? null : id.slice(prefix.length) }),
};

/** The address of a page about one listing; its shop is selected along with it. */
export const addressOf = (
  path: '/aiProducts/edit' | '/editGoodsDetaila',
  listing: { readonly id: string; readonly shop?: { readonly id: string } },
): string =>
  `${path}?id=${listing.id.slice(prefix.length)}${listing.shop ? `&shop=${listing.shop.id}` : ''}`;

/** The address of what a listing became: in the list of products, with nothing else. */
export const productAt = (listing: {
  readonly shop: { readonly id: string };
  readonly productId: string | null;
}): string =>
  `/account/manager?shop=${listing.shop.id}${listing.productId ? `&q=${encodeURIComponent(listing.productId)}` : ''}`;
