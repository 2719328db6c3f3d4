import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import AuthorizationDialog from '../../../web/src/features/binding/AuthorizationDialog.tsx';
import { createCache } from '../../../web/src/graphql/cache.ts';
import { render, shows, until } from '../support/render.tsx';

let tell: (message: string) => void = () => {};

const server = new ApolloLink(
  ({ operationType }) =>
    new Observable((observer) => {
      if (operationType === 'subscription') {
        tell = (message) =>
          observer.next({
            data: {
              authorizationFinished: { __typename: 'AuthorizationEvent', message, ok: false },
            },
          });
        return;
      }
      const url = 'https://shein.example/authorise';
      observer.next({
        data: {
          startAuthorization: { __typename: 'StartAuthorizationPayload', url, error: null },
        },
      });
      observer.complete();
    }),
);

it.each([
  ['', '授权窗口已关闭'],
  ['授权已取消', '授权没有完成'],
])('an authorisation that ends with “%s” is told as 「%s」', async (message, told) => {
  const popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() } };
  await render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link: server })}>
      <AuthorizationDialog
        platform="SHEIN"
        popup={popup as never}
        onClose={() => {}}
        finalFocus={undefined}
      />
    </ApolloProvider>,
  );
  await until(() => popup.location.replace.mock.calls.length > 0, 'the page of the marketplace');
  await act(async () => tell(message));
  await until(() => shows(told), 'how it ended');
  expect(popup.close).toHaveBeenCalledOnce();
});
