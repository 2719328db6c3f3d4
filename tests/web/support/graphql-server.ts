import { vi } from 'vitest';

/**
 * What the page has asked of /graphql, and what it is answered: `data` of the operation by its name, or a function
 * that makes it of the variables. A Response is answered as it is.
 */
export interface FakeServer {
  readonly asked: { operationName: string; variables: Record<string, unknown> }[];
  answers: Record<string, unknown>;
}

/** Replaces fetch. An answer that is an Error is a broken connection, `never` one that is still waited for. */
export function fakeServer(answers: Record<string, unknown> = {}): FakeServer {
  const server: FakeServer = { asked: [], answers };
  vi.stubGlobal('fetch', async (_address: unknown, request: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(request.body));
    server.asked.push({ operationName, variables });
    const answer = server.answers[operationName];
    if (answer instanceof Error) throw answer;
    const data = typeof answer === 'function' ? await answer(variables) : answer;
    if (data instanceof Error) throw data;
    if (data instanceof Response) return data;
    return new Response(JSON.stringify({ data }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return server;
}

/** An answer that is still waited for. */
export const never = () => new Promise<never>(() => {});

/** A list of the schema with these rows, all on one page; `more` is what it tells otherwise. */
export const connectionOf = (kind: string, nodes: readonly object[], more: object = {}) => ({
  __typename: `${kind}Connection`,
  totalCount: nodes.length,
  edges: nodes.map((node, place) => ({
    __typename: `${kind}Edge`,
    rank: place + 1,
    cursor: String(place),
    node,
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  ...more,
});

/** What the server says of what it refuses. */
export const refusal = (message: string, field: string | null = null) => ({
  __typename: 'BusinessError',
  code: 'REFUSED',
  message,
  field,
  refusal: null,
});
