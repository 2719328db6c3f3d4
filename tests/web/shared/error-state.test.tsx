import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { connection } from '../../../web/src/shared/connection/connection.ts';
import { ErrorState } from '../../../web/src/shared/ui/states.tsx';
import '../../../web/src/graphql/error-link.ts';
import { render, shows } from '../support/render.tsx';

const offline = (isOnline: boolean) => connection.set((current) => ({ ...current, isOnline }));

afterEach(() => act(async () => offline(true)));

const graphqlError = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const fault = new ServerError('bad gateway', {
  response: new Response('', { status: 502 }),
  bodyText: '',
});
const network = '没有连上服务器，请检查网络后重试。';
const later = '请稍后重试；若一直如此，请联系客服。';

it.each([
  ['a fault of the server', graphqlError('INTERNAL', 'boom'), later],
  ['a proxy without a server behind it', fault, later],
  ['no answer at all', new TypeError('Failed to fetch'), network],
  ['an error that is not told', undefined, later],
  ['a refusal', graphqlError('UPSTREAM_REFUSED', '暂不提供'), '暂不提供'],
])('what failed says what to do: %s', async (_name, error, hint) => {
  await render(<ErrorState error={error} />);
  for (const one of [network, later, '暂不提供']) expect(shows(one), one).toBe(one === hint);
});

it('an error that is not told is of the network while that is away', async () => {
  offline(false);
  await render(<ErrorState />);
  expect(shows(network)).toBe(true);
  await act(async () => offline(true));
  expect(shows(later)).toBe(true);
});
