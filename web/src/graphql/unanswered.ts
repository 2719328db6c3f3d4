import { ApolloLink, type OperationVariables } from '@apollo/client';
import { tap } from 'rxjs';
import { createStore } from '../shared/store.ts';

/**
 * Why reads got no answer when they were asked last, by what they asked. Apollo forgets the error of a read as soon as
 * another answer writes something that it shows: what is old would be taken for new.
 */
const unanswered = createStore<ReadonlyMap<string, Error>>(new Map());

const keyOf = (name: string | undefined, variables: OperationVariables | undefined): string =>
  `${name} ${JSON.stringify(variables ?? {})}`;

function forget(key: string): void {
  if (!unanswered.get().has(key)) return;
  unanswered.set((known) => new Map([...known].filter(([other]) => other !== key)));
}

export const forgetUnanswered = (
  name: string | undefined,
  variables: OperationVariables | undefined,
): void => {
  if (unanswered.get().size > 0) forget(keyOf(name, variables));
};

export const forgetAllUnanswered = (): void => unanswered.set(new Map());

/** The error of a read that got no answer when it was asked last; undefined where it was answered. */
export const useUnanswered = (
  name: string | undefined,
  variables: OperationVariables | undefined,
): Error | undefined =>
  unanswered.use((known) => (known.size === 0 ? undefined : known.get(keyOf(name, variables))));

export const unansweredLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'query') return forward(operation);
  const key = keyOf(operation.operationName, operation.variables);
  return forward(operation).pipe(
    tap({
      next: () => forget(key),
      error: (error: Error) => unanswered.set((known) => new Map(known).set(key, error)),
    }),
  );
});
