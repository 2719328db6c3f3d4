import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { queryHook } from '../../../web/src/graphql/hooks.ts';
import { unansweredLink } from '../../../web/src/graphql/unanswered.ts';
import { render } from '../support/render.tsx';

const document: TypedDocumentNode<{ tasks: readonly string[] }, Record<string, never>> = gql`
  query Tasks {
    tasks
  }
`;
const useTasks = queryHook(document);

let shown: { data: unknown; hasFailed: boolean } | undefined;
function Tasks() {
  const { data, error } = useTasks({ errorPolicy: 'all' });
  shown = { data, hasFailed: error !== undefined };
  return null;
}

async function shownOf(answer: ApolloLink.Result): Promise<typeof shown> {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => of(answer)),
  });
  await render(
    <ApolloProvider client={client}>
      <Tasks />
    </ApolloProvider>,
  );
  await expect.poll(() => shown?.hasFailed === true || shown?.data !== undefined).toBe(true);
  return shown;
}

it('has no data, and not null, of an answer that failed as a whole', async () => {
  expect(await shownOf({ data: null, errors: [{ message: 'The upstream is away.' }] })).toEqual({
    data: undefined,
    hasFailed: true,
  });
  expect(shown?.data).toBeUndefined();
});

it('has the data of any other', async () => {
  expect(await shownOf({ data: { tasks: ['a', 'b'] } })).toEqual({
    data: { tasks: ['a', 'b'] },
    hasFailed: false,
  });
});

it('has failed until it is answered, whatever is written by other answers meanwhile', async () => {
  let isAway = true;
  const cache = new InMemoryCache();
  cache.writeQuery({ query: document, data: { tasks: ['a'] } });
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      unansweredLink,
      new ApolloLink(() =>
        isAway
          ? throwError(() => new Error('The network is lost.'))
          : of({ data: { tasks: ['c'] } }),
      ),
    ]),
  });
  let again: () => Promise<unknown> = () => Promise.resolve();
  const Kept = () => {
    const { data, error, refetch } = useTasks({
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      errorPolicy: 'all',
    });
    shown = { data, hasFailed: error !== undefined };
    again = refetch;
    return null;
  };
  await render(
    <ApolloProvider client={client}>
      <Kept />
    </ApolloProvider>,
  );
  await expect.poll(() => shown?.hasFailed).toBe(true);
  cache.writeQuery({ query: document, data: { tasks: ['b'] } });
  await expect.poll(() => shown?.data).toEqual({ tasks: ['b'] });
  expect(shown?.hasFailed).toBe(true);
  isAway = false;
  await again();
  await expect.poll(() => shown).toEqual({ data: { tasks: ['c'] }, hasFailed: false });
});
