import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { registerBoss } from '../support/person.ts';
import { productionEnv, startProduct } from '../support/product.ts';
import { salesLines, toCsv } from '../support/sales-files.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const address = 'boss@shop.example';
const done = z.object({ error: z.null() });

it('the delivered product speaks SMTP with a server that wants a password, refuses once and is asked again', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const product = await startProduct({
    SMTP_URL: smtp.url,
    MAIL_FROM: '卖家助手 <alerts@seller.example>',
    MAIL_WAIT: '0',
  });
  const boss = await registerBoss(product.url);
  const write = async (field: string, input: string) => {
    const data = await boss.graphql(
      `mutation { ${field}(input: {${input}}) { error { message } } }`,
    );
    done.parse(data[field]);
  };
  await write('savePushSettings', 'kinds: []');
  await write('sendMailCode', `address: "${address}", language: DE`);
  const code = /\d{6}/.exec(smtp.received[0]?.text ?? '')?.[0];
  await write('confirmMail', `code: "${code}"`);
  await write('saveMailSettings', 'kinds: [IMPORT_DONE], language: DE');
  smtp.refuse('END', '451 4.7.1 Greylisted, come again');
  await boss.ended(await boss.startImport(toCsv(salesLines())));
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(2);
  const [, told] = smtp.received;
  expect(told).toMatchObject({
    user: 'mailer@shop.example',
    from: 'alerts@seller.example',
    to: [address],
    types: ['text/plain', 'text/html'],
    headers: {
      from: '卖家助手 <alerts@seller.example>',
      subject: expect.stringMatching(/^Import abgeschlossen: /),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(told?.text).toContain(`${product.url}/alert/`);
  // As a mailbox does it (RFC 8058): a request by the header, without a session.
  const [, link = ''] = /^<(.*)>$/.exec(told?.headers['list-unsubscribe'] ?? '') ?? [];
  const ended = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(ended.status).toBe(200);
  const { mailSettings } = await boss.graphql('{ mailSettings { address } }');
  expect(mailSettings).toEqual({ address: null });
  expect(smtp.received).toHaveLength(2);
  expect(smtp.faults).toEqual([]);
  const written = product.output.join('\n');
  for (const secret of [address, 'p@ss', 'p%40ss', code ?? ''])
    expect(written).not.toContain(secret);
});

it('in production without a mail server it is said that there is no e-mail, and nothing is sent', async () => {
  const product = await startProduct();
  const boss = await registerBoss(product.url);
  expect((await boss.graphql('{ mailSettings { isAvailable } }')).mailSettings).toEqual({
    isAvailable: true,
  });
  await product.kill();
  const real = await startProduct({ ...productionEnv, DATA_DIR: product.dataDir });
  const asked = await boss.graphql('{ mailSettings { isAvailable } }', {}, real.url);
  expect(asked.mailSettings).toEqual({ isAvailable: false });
});
