import type { ListingRow } from '../../../web/src/features/listing/use-listings.ts';

/** A listing as the list has it. */
export const listingOf = (part: Partial<ListingRow> = {}): ListingRow => ({
  __typename: 'Listing',
  id: 'listing:1',
  sourceUrl: 'https://detail.1688.com/offer/1',
  platform: 'ALIBABA_1688',
  country: null,
  state: 'READY',
  failure: null,
  sourceLanguage: 'EN',
  language: 'EN',
  sourceTitle: '杯',
  title: 'Cup',
  unknownWords: [],
  category: null,
  imageUrl: null,
  skuCount: 1,
  priceMin: null,
  priceMax: null,
  version: 1,
  productId: null,
  createdAt: '2026-03-01T00:00:00Z',
  updatedAt: '2026-03-01T00:00:00Z',
  publishedAt: null,
  shop: { __typename: 'Shop', id: 'temu:1', name: '甲店', platform: 'TEMU' },
  ...part,
});
