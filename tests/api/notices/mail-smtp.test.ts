import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../../api/notices/mail-gateway.ts';
import { createSmtp } from '../../../api/notices/mail-smtp.ts';
import { testApi } from '../../support/api.ts';
import { confirmMailbox, minuteLater, siteOrigin } from '../../support/mail.ts';
import { addReports, violation } from '../../support/shop-reports.ts';
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts';

const from = '卖家运营助手 <alerts@seller.example>';

async function mailServer(): Promise<SmtpServer> {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  return server;
}

const mail: Mail = {
  to: 'boss@shop.example',
  subject: '新提醒（2）：发货即将超时, 新罚款 — الملخص 🚚 and some more words that make it long',
  text: `.一行以点开头\n.\n..\n普通的一行\n${'长'.repeat(900)}\nlast`,
  html: '<p>.</p>\n.\n<p>مرحبا</p>',
  id: '0123456789abcdef',
  unsubscribeUrl: 'https://seller.example/api/mail/unsubscribe?key=k&signature=s',
};

describe('a mail server', () => {
  it('gets a message by the rules of SMTP and MIME, and what it reads is what was sent', async () => {
    const server = await mailServer();
    const smtp = createSmtp({ url: server.url, from }, siteOrigin);
    expect(await smtp.send(mail)).toEqual({ state: 'sent' });
    expect(server.faults).toEqual([]);
    expect(server.received).toEqual([
      {
        user: 'mailer@shop.example',
        from: 'alerts@seller.example',
        to: ['boss@shop.example'],
        types: ['text/plain', 'text/html'],
        text: mail.text,
        html: mail.html,
        headers: expect.objectContaining({
          from,
          to: 'boss@shop.example',
          subject: mail.subject,
          'message-id': '<0123456789abcdef@seller.example>',
          'mime-version': '1.0',
          'auto-submitted': 'auto-generated',
          'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          date: expect.stringMatching(/^\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/),
        }),
      },
    ]);
  });

  it.each([
    ['RCPT', '451 4.7.1 Greylisted', 'later', 'EENVELOPE 451'],
    ['RCPT', '550 5.1.1 No such user boss@shop.example', 'refused', 'EENVELOPE 550'],
    ['MAIL', '421 4.3.2 Shutting down', 'later', 'EENVELOPE 421'],
    ['END', '554 5.7.1 Spam of boss@shop.example', 'refused', 'EMESSAGE 554'],
    ['END', '452 4.3.1 Full', 'later', 'EMESSAGE 452'],
    ['AUTH', '535 5.7.8 Wrong password of mailer@shop.example', 'later', 'EAUTH 535'],
  ] as const)('that answers %s by %j makes it %s', async (step, line, state, problem) => {
    const server = await mailServer();
    const smtp = createSmtp({ url: server.url, from }, siteOrigin);
    server.refuse(step, line);
    expect(await smtp.send(mail)).toEqual({ state, problem });
    expect(server.received).toEqual([]);
    expect(await smtp.send(mail)).toEqual({ state: 'sent' });
    expect(server.received).toHaveLength(1);
  });

  it('that is not there, or says nothing of its own accord that can be read, is tried later', async () => {
    const server = await mailServer();
    server.close();
    const gone = createSmtp({ url: server.url, from }, siteOrigin);
    expect(await gone.send(mail)).toMatchObject({ state: 'later' });
    const odd = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void odd.close());
    const address = odd.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const other = createSmtp({ url: `smtp://127.0.0.1:${port}`, from }, siteOrigin);
    expect(await other.send(mail)).toMatchObject({ state: 'later' });
  });

  it('brings a person their code and then their alert, later where it refuses once, and once', async () => {
    const server = await mailServer();
    const api = await testApi({ mail: createSmtp({ url: server.url, from }, siteOrigin) });
    const { user, token } = await api.signIn();
    const shop = await api.shop(user, { mall_name_dis: '一号店' });
    await confirmMailbox(api, { sent: { pop: () => server.received.at(-1) } }, token);
    api.clock.advance(1);
    await addReports(api.db, shop, {
      messages: [violation('V1', '2026-03-11', { fine: 12_345, at: api.clock.now() })],
    });
    server.refuse('DATA', '451 4.3.0 Try again later');
    await minuteLater(api);
    expect(server.received).toHaveLength(1);
    await minuteLater(api);
    await minuteLater(api);
    expect(server.received).toHaveLength(2);
    const [, told] = server.received;
    expect(told?.headers.subject).toBe('新罚款: ¥123.45 · 违规通知：延迟发货');
    const alerts = await api.db.selectFrom('alert').select(['id', 'kind']).execute();
    const address = `https://seller.test/alert/${alerts.find(({ kind }) => kind === 'fine')?.id}`;
    expect(told?.text).toContain(`\n${address}\n`);
    expect(told?.html).toContain(`href="${address}"`);
    expect(server.faults).toEqual([]);
    expect(api.logged).toEqual([]);
  });
});
