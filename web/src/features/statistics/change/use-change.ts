import { skipToken } from '@apollo/client/react';
import type { HomeVariables } from '../use-home.ts';
import { useSalesChangeInFullQuery, useSalesChangeQuery } from './SalesChange.generated.ts';

/** What a comparison is of: as the cards have it, today up to the running hour. */
export type ChangeVariables = HomeVariables & { readonly untilHour: number | null };

/** What the sentence needs; nothing is asked for where the cards compare nothing. */
export const useChange = (variables: ChangeVariables, { skip }: { readonly skip: boolean }) =>
  useSalesChangeQuery(
    skip
      ? skipToken
      : {
          variables,
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          // Without it the sentence is shorter.
          errorPolicy: 'all',
          context: { quiet: true },
        },
  );

/** All of it; nothing is asked for where the cards compare nothing, or not yet. */
export const useChangeInFull = (variables: ChangeVariables, { skip }: { readonly skip: boolean }) =>
  useSalesChangeInFullQuery(
    skip
      ? skipToken
      : {
          variables,
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          errorPolicy: 'all',
          context: { quiet: true },
        },
  );
