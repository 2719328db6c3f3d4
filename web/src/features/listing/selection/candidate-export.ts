import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { type GatherOptions, gatherNodes } from '../../../shared/export/gather.ts';
import { moneyCell, percentCell, type SheetColumn } from '../../../shared/export/sheet.ts';
import {
  SelectionCandidatesDocument,
  type SelectionCandidatesQueryVariables,
} from './Selection.generated.ts';
import type { Candidate } from './use-candidates.ts';

/** Every candidate that is filtered, whatever page of them is shown. */
export const gatherCandidates = (
  client: ApolloClient,
  variables: SelectionCandidatesQueryVariables,
  options: GatherOptions,
): Promise<Candidate[]> =>
  gatherNodes(
    {
      keyOf: ({ productId }) => productId,
      ask: async (part, how) => {
        const query = { query: SelectionCandidatesDocument, variables: { ...variables, ...part } };
        return (await client.query({ ...query, ...how })).data?.selectionCandidates;
      },
    },
    options,
  );

/** The list as a sheet: a candidate a line. */
export const candidateColumns = (t: TFunction<'selectionTool'>): SheetColumn<Candidate>[] => [
  { heading: t('words.productId'), value: ({ productId }) => productId },
  { heading: t('words.product'), value: ({ title }) => title },
  { heading: t('words.category'), value: ({ category }) => category },
  { heading: t('columns.price'), isMoney: true, value: ({ price }) => moneyCell(price) },
  { heading: t('columns.sales'), value: ({ monthlySales }) => monthlySales },
  { heading: t('columns.growth'), value: ({ growth }) => percentCell(growth) },
  { heading: t('columns.shops'), value: ({ shopCount }) => shopCount },
  { heading: t('columns.cost'), isMoney: true, value: ({ cost }) => moneyCell(cost) },
  { heading: t('columns.margin'), value: ({ margin }) => percentCell(margin) },
  {
    heading: t('isPicked'),
    value: ({ listingId }) => (listingId === null ? null : t('isPicked')),
  },
  { heading: t('export.source'), value: ({ sourceUrl }) => sourceUrl },
];
