import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import AuthDialog from '../../../web/src/features/account/sign-in/AuthDialog.tsx';
import { RequireSession } from '../../../web/src/session/RequireSession.tsx';
import {
  forgetPage,
  knowViewer,
  rememberPage,
  takePage,
} from '../../../web/src/session/return-to.ts';
import { session } from '../../../web/src/session/session.ts';
import { fakeServer } from '../support/graphql-server.ts';
import {
  button,
  checkbox,
  click,
  currentAddress,
  field,
  render,
  type,
  until,
} from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

const viewer = viewerOf({
  id: '1',
  username: 'boss',
  permissions: ['lookCost'],
  registerTime: '2026-01-01T00:00:00.000Z',
});

beforeEach(() => knowViewer({ id: '1', isVisitor: false }));

describe('the page where a session has ended', () => {
  it('is given back once, with its filters, to the same person', () => {
    rememberPage('/account/manager?sort=net&keyword=%E8%A3%99#row');
    expect(takePage('1')).toBe('/account/manager?sort=net&keyword=%E8%A3%99#row');
    expect(takePage('1')).toBeUndefined();
  });

  it('is given to nobody else, and then forgotten', () => {
    rememberPage('/home?shop=77');
    expect(takePage('2')).toBeUndefined();
    expect(takePage('1')).toBeUndefined();
  });

  it('is given to whoever signs in where nobody was signed in', () => {
    knowViewer({ id: 'visitor', isVisitor: true });
    rememberPage('/operateRouting/softwareDownload');
    expect(takePage('2')).toBe('/operateRouting/softwareDownload');
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/login?again',
    'home',
    '',
  ])('is never %s', (path) => {
    rememberPage(path);
    expect(takePage('1')).toBeUndefined();
    sessionStorage.setItem('returnTo', JSON.stringify({ path }));
    expect(takePage('1')).toBeUndefined();
  });

  it.each(['{', '[]', 'null', '{"path":1}', '"x"'])('is nothing where the note is %s', (note) => {
    sessionStorage.setItem('returnTo', note);
    expect(takePage('1')).toBeUndefined();
  });

  it('is forgotten by who is done with it', () => {
    rememberPage('/home');
    forgetPage();
    expect(takePage('1')).toBeUndefined();
  });
});

let here = '';
function Here() {
  const { pathname, search } = useLocation();
  here = pathname + search;
  return null;
}

describe('signing in', () => {
  async function signIn(id = '1') {
    fakeServer({
      Login: { login: { __typename: 'LoginPayload', viewer: { ...viewer, id }, error: null } },
    });
    await render(
      <>
        <AuthDialog view="login" />
        <Here />
      </>,
      { at: '/index' },
    );
    await type(field('手机号'), '13812345678');
    await type(field('密码'), 'abc123');
    await click(checkbox('我已阅读并同意'));
    await click(button('登录'));
    await until(() => !session.get().isVisitor, 'the session');
  }

  it('[R8-11] [R2.1-03] leads back to where the session had ended', async () => {
    rememberPage('/account/manager?sort=net');
    await signIn();
    await until(() => here === '/account/manager?sort=net', 'the page');
  });

  it('[R4-07] leads to /home after another person, and where there was no page', async () => {
    rememberPage('/account/manager?sort=net');
    await signIn('2');
    await until(() => here === '/home', 'the workbench');
  });
});

describe('a page that needs a session', () => {
  it('[R2.3-04] is remembered when it sends to /login', async () => {
    knowViewer({ id: 'visitor', isVisitor: true });
    const Where = () => <p>{useLocation().pathname}</p>;
    await render(
      <RequireSession>
        <Where />
      </RequireSession>,
      { at: '/operateRouting/softwareDownload?x=1' },
    );
    await act(async () => {});
    expect(currentAddress()).toBe('/login');
    expect(takePage('5')).toBe('/operateRouting/softwareDownload?x=1');
  });
});
