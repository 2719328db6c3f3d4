import { beforeEach } from 'vitest';
import AuthDialog from '../../../web/src/features/account/sign-in/AuthDialog.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import { field, render } from '../support/render.tsx';

/** The dialog in which one signs in, signs up or resets a password, and the server that it asks. */

export type Refused = Omit<ReturnType<typeof refusal>, 'refusal'> & {
  readonly refusal: object | null;
};

/** What the server says itself of a refusal of the data service that has no words: of the code 1, and of any other. */
export const wordless: readonly Refused[] = ['UPSTREAM_REFUSED', 'unknownError'].map((name) => ({
  ...refusal(name === 'unknownError' ? '未知错误' : '操作失败，请稍后重试'),
  refusal: { __typename: 'Refusal', name, values: [] },
}));

export const open = (view: 'login' | 'register' | 'forgotPassword' = 'login') =>
  render(<AuthDialog view={view} />);

export const passwordField = () => field('密码');

/** Before each test nobody is signed in; what was opened is closed after it. */
export function authServer() {
  let server: FakeServer;

  beforeEach(async () => {
    session.set(initialSession);
    await client.clearStore();
    server = fakeServer();
  });

  return {
    get asked() {
      return server.asked;
    },
    get answers() {
      return server.answers;
    },
    /** What was asked of the server but how the form may be filled in. */
    writes: () => server.asked.filter(({ operationName }) => operationName !== 'ReservedLogin'),
  };
}
