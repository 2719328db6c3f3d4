import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { listText } from '../../i18n/format.ts';
import { type GatherOptions, gatherNodes, idOf } from '../../shared/export/gather.ts';
import { moneyCell, type SheetColumn, timeCell } from '../../shared/export/sheet.ts';
import { ListingsDocument, type ListingsQueryVariables } from './Listings.generated.ts';
import type { ListingRow } from './use-listings.ts';

/** Every listing that is filtered, whatever page of them is shown. */
export const gatherListings = (
  client: ApolloClient,
  variables: ListingsQueryVariables,
  options: GatherOptions,
): Promise<ListingRow[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      ask: async (part, how) => {
        const query = { query: ListingsDocument, variables: { ...variables, ...part } };
        return (await client.query({ ...query, ...how })).data?.listings;
      },
    },
    options,
  );

/** The list as a sheet: a listing a line. */
export const listingColumns = (t: TFunction<'listing'>): SheetColumn<ListingRow>[] => [
  { heading: t('export.title'), value: ({ title }) => title || null },
  { heading: t('export.sourceTitle'), value: ({ sourceTitle }) => sourceTitle },
  { heading: t('columns.source'), value: ({ platform }) => t(`platform.${platform}`) },
  { heading: t('collect.urls'), value: ({ sourceUrl }) => sourceUrl },
  { heading: t('columns.shop'), value: ({ shop }) => shop.name },
  { heading: t('words.status'), value: ({ state }) => t(`state.${state}`) },
  {
    heading: t('export.unknown'),
    value: ({ unknownWords }) => (unknownWords.length === 0 ? null : listText(unknownWords)),
  },
  { heading: t('export.failure'), value: ({ failure }) => failure },
  { heading: t('words.category'), value: ({ category }) => category },
  { heading: t('export.skus'), value: ({ skuCount }) => skuCount },
  { heading: t('export.priceMin'), isMoney: true, value: ({ priceMin }) => moneyCell(priceMin) },
  { heading: t('export.priceMax'), isMoney: true, value: ({ priceMax }) => moneyCell(priceMax) },
  { heading: t('export.created'), value: ({ createdAt }) => timeCell(createdAt) },
  { heading: t('export.updated'), value: ({ updatedAt }) => timeCell(updatedAt) },
  { heading: t('export.published'), value: ({ publishedAt }) => timeCell(publishedAt) },
  { heading: t('words.productId'), value: ({ productId }) => productId },
];
