import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpSms } from '../../../api/account/http-sms.ts';
import { createOutboxSms } from '../../../api/account/outbox-sms.ts';
import type { Logger } from '../../../api/deps.ts';
import { listOutbox } from '../../../db/account/accounts.ts';
import { testApi, testNow } from '../../support/api.ts';
import { memoryDatabase } from '../../support/databases.ts';
import { freePort } from '../../support/free-port.ts';

const phone = '13911112222';

describe('the outbox of a local run', () => {
  it('[R7.2-14] keeps every code where a person can read it, newest first, by phone', async () => {
    const db = await memoryDatabase();
    const api = await testApi({ db, sms: createOutboxSms(db, () => testNow) });
    await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    await api.call('sendPhoneCodeFindPass', { phone });
    await api.call('sendPhoneCodeRegister', { phone: '13911113333' });

    const all = await listOutbox(db);
    expect(all.map((each) => [each.phone, each.purpose, each.created_at])).toEqual([
      ['13911113333', 'register', testNow],
      [phone, 'resetPassword', testNow],
      [phone, 'login', testNow],
    ]);
    const mine = await listOutbox(db, phone);
    expect(mine.map((each) => each.purpose)).toEqual(['resetPassword', 'login']);
    const code = mine[1]?.text.match(/验证码是 (\d{6})，5 分钟内有效/)?.[1];
    expect(await api.call('login', { phone, code })).toMatchObject({ code: 0 });
  });
});

describe('the HTTP gateway', () => {
  /** A gateway that answers one status, or nothing at all. */
  async function gateway(status: number | 'silent') {
    const received: { url?: string; authorization?: string; body: string }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      received.push({
        url: request.url,
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      if (status !== 'silent') response.writeHead(status).end('{"ok":true}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const logged: object[] = [];
    const logger: Logger = {
      info: () => undefined,
      warn: () => undefined,
      error: (fields) => logged.push(fields),
    };
    return { url: `http://127.0.0.1:${address.port}/sms`, received, logged, logger };
  }

  it('gets phone, purpose and text as JSON, with the token', async () => {
    const { url, received, logged, logger } = await gateway(202);
    await createHttpSms({ url, token: 'k1', logger }).send(phone, 'login', '验证码是 123456');
    expect(received).toEqual([
      {
        url: '/sms',
        authorization: 'Bearer k1',
        body: JSON.stringify({ phone, purpose: 'login', text: '验证码是 123456' }),
      },
    ]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['answers an error', 500 as const, 'HTTP 500'],
    ['answers nothing', 'silent' as const, 'TimeoutError'],
  ])('that %s makes a refusal and a log line without the code', async (_, status, problem) => {
    const { url, received, logged, logger } = await gateway(status);
    // Only the silent gateway is waited for in vain: a busy machine answers late.
    const sms = createHttpSms({ url, logger, ...(status === 'silent' && { timeout: 200 }) });
    const api = await testApi({ sms });
    await api.signIn({ phone });
    expect(await api.call('sendPhoneCode', { phone })).toMatchObject({
      status: 200,
      code: 1,
      msg: '信息发送失败，请稍后重试',
    });
    expect(received).toHaveLength(1);
    expect(logged).toEqual([{ purpose: 'login', problem: expect.stringContaining(problem) }]);
  });

  it('that is not there makes a refusal too', async () => {
    const { logged, logger } = await gateway(200);
    const url = `http://127.0.0.1:${await freePort()}/sms`;
    const sms = createHttpSms({ url, logger });
    await expect(sms.send(phone, 'login', 'x')).rejects.toThrow('信息发送失败');
    expect(logged).toEqual([{ purpose: 'login', problem: 'TypeError: ECONNREFUSED' }]);
  });
});
