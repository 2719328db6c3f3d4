import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  isBlockedForVisitors,
  visitorLink,
  visitorTokenLink,
} from '../../../web/src/graphql/visitor-link.ts';
import { initialSession, session, startSession } from '../../../web/src/session/session.ts';
import { stopVisitor, visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';

const write = gql`
  mutation StartImport {
    startImport(uploadId: "1") {
      error {
        message
      }
    }
  }
`;

const read = gql`
  query Read {
    viewer {
      id
    }
  }
`;

function clientWithServer() {
  const sent: string[] = [];
  const server = new ApolloLink((operation) => {
    sent.push(operation.operationName ?? '');
    return new Observable((observer) => {
      observer.next({ data: { startImport: { __typename: 'P', error: null } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([visitorLink, server]),
  });
  return { client, sent };
}

describe('visitors', () => {
  beforeEach(() => visitorTips.set(false));

  it('[R8-14] a blocked request is rejected with the specified message and is not sent', async () => {
    const { client, sent } = clientWithServer();
    await expect(client.mutate({ mutation: write })).rejects.toThrow(
      'Request was blocked by the interceptor',
    );
    expect(sent).toEqual([]);
  });

  it('a blocked act shows the visitor tips', async () => {
    const { client } = clientWithServer();
    await client.mutate({ mutation: write }).catch(() => {});
    expect(visitorTips.get()).toBe(true);
  });

  it('a signed-in person’s writes go out', async () => {
    startSession('account');
    const { client, sent } = clientWithServer();
    await client.mutate({ mutation: write });
    expect(sent).toEqual(['StartImport']);
    expect(visitorTips.get()).toBe(false);
  });

  it.each([
    ['query { viewer { id } }', false],
    ['subscription { shopRefreshed { at } }', false],
    ['mutation { login { error { message } } }', false],
    ['mutation { register { ok } }', false],
    ['mutation { resetPassword { ok } }', false],
    ['mutation { sendCode { ok } }', false],
    ['mutation { startChatLogin { url } }', false],
    ['mutation { loginByChat { error { message } } }', false],
    ['mutation { loginAsDemo { error { message } } }', false],
    ['mutation { logout { ok } }', false],
    ['mutation { bindPhone { error { message } } }', true],
    ['mutation { startImport { error { message } } }', true],
    ['mutation { sendCode { ok } startImport { error { message } } }', true],
    ['mutation { ...All } fragment All on Mutation { startImport { error { message } } }', true],
  ])('%s is blocked: %s', (document, blocked) => {
    expect(isBlockedForVisitors(gql(document))).toBe(blocked);
  });

  it('stopVisitor stops visitors only', () => {
    expect(stopVisitor()).toBe(true);
    expect(visitorTips.get()).toBe(true);
    visitorTips.set(false);
    startSession('code');
    expect(stopVisitor()).toBe(false);
    expect(visitorTips.get()).toBe(false);
  });

  it.each([
    ['a visitor', () => session.set(initialSession), 'visitor'],
    ['a signed-in person', () => startSession('account'), undefined],
  ])('[R4-08] the requests of %s carry the visitor token or none', async (_who, begin, token) => {
    begin();
    const carried: unknown[] = [];
    const server = new ApolloLink((operation) => {
      carried.push(operation.getContext().headers?.authorization);
      return new Observable((observer) => observer.complete());
    });
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([visitorTokenLink, server]),
    });
    await client.query({ query: read }).catch(() => {});
    expect(carried).toEqual([token]);
  });
});
