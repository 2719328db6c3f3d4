import { describe, expect, it } from 'vitest';
import { bindingWorld, visit } from '../binding/world.ts';

const start = 'mutation { startChatLogin { sessionId url error { message } } }';
const login = /* GraphQL */ `
  mutation Login($sessionId: String!, $ticket: String!) {
    loginByChat(sessionId: $sessionId, ticket: $ticket) {
      viewer { isBoss phone hasChatAccount }
      error { message }
    }
  }
`;
const finished = (id: string) =>
  `subscription { chatLoginFinished(sessionId: "${id}") { ticket message } }`;

describe('signing in by chat app through the schema', () => {
  it('[R7.2-12][R7.6-12] tells that session alone, with a ticket that login turns into the cookie', async () => {
    const world = await bindingWorld();
    const begun = await Promise.all([world.ask(start), world.ask(start)]);
    const [mine, theirs] = begun.map((answer) => answer.data.startChatLogin);
    expect(mine.sessionId).not.toBe(theirs.sessionId);
    const heard = await world.listen(finished(mine.sessionId), `web_chat_login/${mine.sessionId}`);
    const foreign = await world.listen(
      finished(theirs.sessionId),
      `web_chat_login/${theirs.sessionId}`,
    );

    const state = new URL(mine.url, 'http://api.test').searchParams.get('state') ?? '';
    const form = new URLSearchParams({ state, person: 'chat-sim-1', decision: 'yes' });
    const sent = await visit(world, '/api/simulator/chat', undefined, form);
    const back = sent.headers.get('location') ?? '';
    // A browser that was sent the address, and the one that began.
    expect((await visit(world, back)).status).toBe(400);
    const cookies = begun[0].headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    const own = await world.live.handle(
      new Request(new URL(back, 'http://api.test'), { headers: { cookie: cookies.join('; ') } }),
    );
    expect(own.status).toBe(200);

    const { ticket, message } = (await heard.frame(1)).data.chatLoginFinished;
    expect(message).toBe('登录成功');
    // The ticket opens nothing by itself.
    const asTicket = await world.ask('{ viewer { id } }', { token: ticket });
    expect(asTicket.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');

    const stolen = await world.ask(login, { variables: { sessionId: theirs.sessionId, ticket } });
    expect(stolen.data.loginByChat).toMatchObject({
      viewer: null,
      error: { message: '登录已失效，请重新扫码' },
    });
    const done = await world.ask(login, { variables: { sessionId: mine.sessionId, ticket } });
    expect(done.data.loginByChat).toEqual({
      viewer: { isBoss: true, phone: null, hasChatAccount: true },
      error: null,
    });
    const cookie = done.headers.getSetCookie().find((each) => each.startsWith('token='));
    expect(cookie).toContain('HttpOnly');
    const token = cookie?.split(/[=;]/)[1] ?? '';
    expect(token).not.toBe(ticket);
    expect((await world.ask('{ viewer { isBoss } }', { token })).data.viewer.isBoss).toBe(true);

    const again = await world.ask(login, { variables: { sessionId: mine.sessionId, ticket } });
    expect(again.data.loginByChat.viewer).toBeNull();
    expect(foreign.frames).toEqual([]);
  });

  it('[R7.2-13] lets a boss who came by chat app bind a phone', async () => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn({ phone: 'chat:x', wechat_uid: 'x' });
    const phone = '13700000003';
    const send = `mutation { sendCode(input: { phone: "${phone}", purpose: BIND_PHONE }) { ok error { message } } }`;
    expect((await world.ask(send, { token })).data.sendCode.ok).toBe(true);
    const bind = (code: string) =>
      world.ask(
        `mutation { bindPhone(input: { phone: "${phone}", code: "${code}", password: "abc123" }) { viewer { phone } error { field message } } }`,
        { token },
      );
    expect((await bind('1')).data.bindPhone.error.field).toBe('code');
    expect((await bind(world.api.codeFor(phone))).data.bindPhone).toEqual({
      viewer: { phone },
      error: null,
    });
    const { data } = await world.ask('{ viewer { phone } }', { token });
    expect(data.viewer.phone).toBe(phone);
  });
});
