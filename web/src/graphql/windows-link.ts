import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { tellOtherWindows } from './other-windows.ts';

/** Lets other windows of this browser read again what a write has changed. */
export const windowsLink = new ApolloLink((operation, forward) =>
  operation.operationType === 'mutation'
    ? forward(operation).pipe(
        tap(({ data }) => {
          if (data) tellOtherWindows(operation.operationName ?? '');
        }),
      )
    : forward(operation),
);
