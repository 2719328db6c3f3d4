import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pictureForm } from '../../support/api.ts';
import { type Server, startServer } from '../../support/helper.ts';
import { smallPng } from '../../support/small-png.ts';

let server: Server;
let token = '';
beforeAll(async () => {
  server = await startServer();
  token = await server.boss();
  return server.stop;
});

const envelope = z.object({
  code: z.number(),
  msg: z.string(),
  data: z.object({ url: z.string() }).nullable(),
});

async function upload(headers: Record<string, string>, body: BodyInit = pictureForm()) {
  const answer = await fetch(`${server.origin}/oss/upload`, { method: 'POST', headers, body });
  return { status: answer.status, ...envelope.parse(await answer.json()) };
}
const page = () => ({ cookie: `token=${token}`, 'x-requested-with': 'web' });

describe('/oss of the server', () => {
  it('[R7.7-01] takes a file from a page by its cookie and from a tool, and serves the same bytes', async () => {
    for (const headers of [page(), { authorization: `Bearer ${token}` }]) {
      const { status, code, data } = await upload(headers);
      expect([status, code]).toEqual([200, 0]);
      const served = await fetch(server.origin + data?.url);
      expect(Buffer.from(await served.arrayBuffer()).equals(smallPng)).toBe(true);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it('[R7.7-01] takes none from foreign pages, from nobody, and none that is hostile', async () => {
    expect((await upload({ cookie: `token=${token}` })).status).toBe(403);
    expect((await upload({ ...page(), origin: 'https://evil.example' })).status).toBe(403);
    expect(await upload({ 'x-requested-with': 'web' })).toMatchObject({ code: 401, data: null });
    const html = new Uint8Array(Buffer.from('<html><script>alert(1)</script></html>'));
    expect(await upload(page(), pictureForm(html, 'a.png'))).toMatchObject({
      status: 200,
      code: 1,
      msg: '只能上传 PNG、JPEG、WebP、GIF 图片或 PDF 文件',
    });
    expect((await upload(page(), '{}')).status).toBe(415);
    const gone = await fetch(`${server.origin}/oss/${'x'.repeat(43)}.png`);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('refuses a file of any length in the same words, none of them those for sales files', async () => {
    const mebibyte = 1024 * 1024;
    for (const [size, status] of [
      [11 * mebibyte, 200],
      [22 * mebibyte, 413],
    ] as const) {
      const sent = pictureForm(new Uint8Array(size));
      const answer = await fetch(`${server.origin}/oss/upload`, {
        method: 'POST',
        headers: page(),
        body: sent,
      });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        msg: '文件不能超过10 MB，请压缩后再上传',
        refusal: { name: 'tooLargeFile', values: { limit: '10 MB' } },
      });
    }
  });

  it('tells what it refuses in English to who prefers it', async () => {
    const language = { 'accept-language': 'en' };
    const html = pictureForm(new Uint8Array(Buffer.from('<html></html>')), 'a.png');
    const told = [
      await upload({ ...language, cookie: `token=${token}` }),
      await upload({ ...language, ...page() }, '{}'),
      await upload({ ...language, 'x-requested-with': 'web' }),
      await upload({ ...language, ...page() }, html),
    ].map(({ msg }) => msg);
    for (const msg of told) expect(msg).toMatch(/^[A-Z][^\p{Script=Han}]+\.$/u);
  });

  it('[R9.5-05] refuses what is over the configured size in words', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(smallPng);
    expect(await upload(page(), pictureForm(large))).toMatchObject({
      code: 1,
      msg: '文件不能超过10 MB，请压缩后再上传',
    });
  });
});
