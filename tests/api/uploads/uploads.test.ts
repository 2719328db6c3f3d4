import { mkdir, mkdtemp, readdir, rm, utimes, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiConfig } from '../../../api/deps.ts';
import { listingWork } from '../../../api/listing/work.ts';
import { pictureForm, type TestApi, testApi } from '../../support/api.ts';
import { openS3 } from '../../support/s3-store.ts';
import { smallPictures, smallPng } from '../../support/small-png.ts';

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const pdf =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n' +
  'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n53\n%%EOF\n';
const files = {
  'image/png': new Uint8Array(smallPng),
  'image/jpeg': new Uint8Array(smallPictures['image/jpeg']),
  'image/gif': new Uint8Array(smallPictures['image/gif']),
  'image/webp': new Uint8Array(smallPictures['image/webp']),
  'application/pdf': text(pdf),
};

async function world(config: Partial<ApiConfig> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'seller-oss-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const api = await testApi({ config: { dataDir, ...config } });
  const boss = await api.signIn();
  const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'a.png', token = boss.token) =>
    api.call('uploadFile', {}, { token, body: pictureForm(bytes, name) });
  return { api, boss, upload, dataDir };
}

const served = async (api: TestApi, url: string) => {
  const response = await api.handle(new Request(`http://seller.example${url}`));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('POST /oss/upload', () => {
  it.each(Object.entries(files))(
    '[R7.7-01] stores a file of %s, and serves the same bytes',
    async (type, bytes) => {
      const { api, upload } = await world();
      const answer = await upload(bytes, 'whatever.txt');
      expect(answer).toMatchObject({ status: 200, code: 0, data: { type, size: bytes.length } });
      expect(answer.data.url).toMatch(/^\/oss\/[\w-]{43}\.\w+$/);
      const { response, bytes: same } = await served(api, answer.data.url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(same.equals(bytes)).toBe(true);
    },
  );

  it('removes, when a server starts, what one that was killed has not written to its end', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'seller-oss-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const folder = join(dataDir, 'oss', 'a');
    await mkdir(folder, { recursive: true });
    const write = async (name: string, at: Date) => {
      await writeFile(join(folder, name), 'half');
      await utimes(join(folder, name), at, at);
    };
    const now = Date.now();
    await write('aKilled.png.c0ffee.part', new Date(now - 2 * 3_600_000));
    await write('aPicture.png', new Date(now - 2 * 3_600_000));
    await write('aWritten.png.c0ffee.part', new Date(now));
    const changes = watch(folder);
    await testApi({ config: { dataDir }, now });
    for await (const { filename } of changes) if (filename?.startsWith('aKilled')) break;
    expect((await readdir(folder)).sort()).toEqual(['aPicture.png', 'aWritten.png.c0ffee.part']);
  });

  it('[R7.7-01] is never a page: hostile files are refused whatever they are called', async () => {
    const { upload, dataDir } = await world();
    for (const [name, content] of [
      ['a.png', '<!doctype html><script>alert(1)</script>'],
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['a.jpg', 'MZ\x90\0 this is a program for Windows'],
      ['a.gif', 'GIF8'],
      ['../../etc/a.png', '#!/bin/sh\necho this is a script'],
    ] as const) {
      const answer = await upload(text(content), name);
      expect(answer, name).toMatchObject({ status: 200, code: 1 });
      expect(answer.msg).toBe('只能上传 PNG、JPEG、WebP、GIF 图片或 PDF 文件');
    }
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(Object.entries(smallPictures))(
    '[R7.7-01] keeps no picture of %s that is cut off or damaged',
    async (type, bytes) => {
      const { upload, dataDir } = await world();
      // The last byte of a GIF is a trailer, which some programs leave out.
      const whole = type === 'image/gif' ? bytes.length - 1 : bytes.length;
      for (let end = 16; end < whole; end += end < whole - 20 ? 19 : 1)
        expect(await upload(new Uint8Array(bytes.subarray(0, end))), `${end}`).toMatchObject({
          code: 1,
          msg: '图片不完整或已损坏，请重新下载或导出后再上传',
        });
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  it('[R7.7-01] keeps no PDF that is cut off, in its first writing or in a later one', async () => {
    const { upload, dataDir } = await world();
    const changed = `${pdf}2 0 obj\n<< /Type /Page >>\nendobj\n`;
    const pageFirst = `%PDF-1.7\n9 0 obj\n<< /Linearized 1 /L 4000 /H [ 1 2 ] >>\n${pdf}`;
    for (const content of [pdf.slice(0, 40), pdf.slice(0, -4), changed, pageFirst])
      expect(await upload(text(content), 'a.pdf'), content).toMatchObject({
        code: 1,
        msg: 'PDF 文件不完整或已损坏，请重新下载或导出后再上传',
      });
    expect(await readdir(dataDir)).toEqual([]);
    // What some programs put behind the end is no part of it.
    const padded = text(`${changed}startxref\n99\n%%EOF\r\n${'\0'.repeat(2_000)}`);
    expect(await upload(padded, 'a.pdf')).toMatchObject({ code: 0 });
  });

  it('[R7.7-01] keeps no PNG of which bytes were changed on the way', async () => {
    const { upload } = await world();
    const damaged = new Uint8Array(smallPng);
    damaged[45] = 0;
    expect(await upload(damaged)).toMatchObject({ code: 1 });
  });

  it('[R7.7-01] serves a picture with a page inside as a picture, and papers as a download', async () => {
    const { api, upload } = await world();
    const both = new Uint8Array([...smallPng, ...text('<script>alert(1)</script>')]);
    const picture = await served(api, (await upload(both, 'a.html')).data.url);
    const paper = await served(api, (await upload(files['application/pdf'])).data.url);
    for (const { response } of [picture, paper]) {
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    expect(picture.response.headers.get('content-type')).toBe('image/png');
    expect(picture.response.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(paper.response.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it('[R9.5-05] takes no file over the configured size', async () => {
    const { api, boss, upload } = await world({ uploadMaxBytes: 1024 });
    const large = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(smallPng);
      return bytes;
    };
    expect((await upload(large(1024))).code).toBe(0);
    for (const size of [1025, 100_000]) {
      const form = new Response(pictureForm(large(size)));
      const type = form.headers.get('content-type') ?? '';
      const headers = { authorization: boss.token, 'content-type': type };
      const body = await form.arrayBuffer();
      const answer = await api.send('/oss/upload', { method: 'POST', headers, body });
      expect(answer).toMatchObject({ code: 1, msg: '文件不能超过1024 字节，请压缩后再上传' });
    }
  });

  it('[R9.5-05] has an end in an hour for all people of a boss', async () => {
    const { api, boss, upload } = await world();
    for (let count = 0; count < 600; count += 1)
      await api.call('uploadFile', {}, { token: boss.token, body: new FormData() });
    expect(await upload(files['image/png'])).toMatchObject({ code: 429 });
    api.clock.advance(60 * 60_000);
    expect((await upload(files['image/png'])).code).toBe(0);
  });

  it('[R7.7-01] is for people who may make listings', async () => {
    const { api, boss, upload } = await world();
    const bytes = files['image/png'];
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    expect((await upload(bytes, 'a.png', manager.token)).code).toBe(403);
    await api.grant(manager.user, 'newListing');
    const theirs = await upload(bytes, 'b.png', manager.token);
    expect(theirs.code).toBe(0);
    // The same file of the same boss is one; of another it has an address that the first cannot tell.
    expect((await upload(bytes)).data.url).toBe(theirs.data.url);
    const stranger = await api.signIn();
    expect((await upload(bytes, 'a.png', stranger.token)).data.url).not.toBe(theirs.data.url);
    const nobody = await api.call('uploadFile', {}, { body: pictureForm(bytes) });
    expect(nobody.code).toBe(401);
  });

  it('refuses forms without a file, and broken ones, in words', async () => {
    const { api, boss } = await world();
    const headers = { authorization: boss.token };
    const send = (body: BodyInit, more = {}) =>
      api.send('/oss/upload', { method: 'POST', headers: { ...headers, ...more }, body });
    const field = new FormData();
    field.append('file', 'text');
    for (const body of [new FormData(), field, pictureForm(new Uint8Array())])
      expect(await send(body)).toMatchObject({ status: 200, code: 1, msg: '请选择要上传的文件' });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [
      '',
      '--x\r\n',
      '--y--',
      '--x\r\ncontent-disposition: form-data; name="file"',
    ])
      expect(await send(body, type)).toMatchObject({ status: 200, code: 1 });
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect(api.logged).toEqual([]);
  });

  it('answers 404 for every other address', async () => {
    const { api } = await world();
    const hash = 'x'.repeat(43);
    for (const path of [`${hash}.png`, `${hash}.html`, `${hash}.svg`, 'upload/x', '../main.db'])
      expect((await api.send(`/oss/${path}`)).status, path).toBe(404);
  });
});

async function collected(api: TestApi, token: string) {
  const url = 'https://detail.1688.com/offer/684412035519.html';
  const made = await api.call('collectByUrl', { url, shopId: '11' }, { token });
  await listingWork(api.deps).settled();
  return (await api.call('getListingDetail', { id: made.data.id }, { token })).data;
}

describe('a bucket', () => {
  it('[R7.7-01] takes the files by signed requests, and is the only one to have them', async () => {
    const s3 = await openS3();
    const { api, upload, dataDir } = await world({ s3: s3.settings });
    const { url } = (await upload(files['image/webp'])).data;
    expect([...s3.objects]).toEqual([
      [`/pictures${url}`, { type: 'image/webp', bytes: Buffer.from(files['image/webp']) }],
    ]);
    expect((await served(api, url)).bytes.equals(files['image/webp'])).toBe(true);
    expect((await api.send(`/oss/${'x'.repeat(43)}.png`)).status).toBe(404);
    expect(s3.refused).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name === 'oss')).toEqual([]);
  });

  it('is refused with a wrong secret, and missed when it is away, in words and without the secret', async () => {
    const s3 = await openS3();
    const wrong = await world({ s3: { ...s3.settings, secret: 'another-secret' } });
    const away = { code: 1, msg: '文件存储暂时不可用，请稍后重试；若一直如此，请联系客服' };
    expect(await wrong.upload(files['image/png'])).toMatchObject(away);
    expect(s3.refused).toHaveLength(1);
    expect(s3.objects.size).toBe(0);
    expect((await wrong.api.send(`/oss/${'x'.repeat(43)}.png`)).status).toBe(503);
    await s3.close();
    expect(await wrong.upload(files['image/png'])).toMatchObject(away);
    expect(JSON.stringify(wrong.api.logged)).not.toContain('another-secret');
    // Who runs it is told what is wrong: the key, or that nobody listens there.
    expect(wrong.api.logged.map(({ fields }) => fields)).toEqual([
      { problem: 'PUT was answered with 403 SignatureDoesNotMatch' },
      { problem: 'GET was answered with 403 SignatureDoesNotMatch' },
      { problem: 'TypeError: ECONNREFUSED' },
    ]);
  });

  it('is missed when it is not there, in place of each of its files', async () => {
    const { settings } = await openS3();
    const { api } = await world({ s3: { ...settings, url: `${settings.url}-moved` } });
    expect((await api.send(`/oss/${'x'.repeat(43)}.png`)).status).toBe(503);
    expect(api.logged.map(({ fields }) => fields)).toEqual([
      {
        problem:
          'GET was answered with 404 NoSuchBucket: make the bucket, or name another in OSS_URL',
      },
    ]);
  });

  it('is missed by a listing when it is not there any more: its pictures are not called wrong', async () => {
    const s3 = await openS3();
    const { api, boss, upload } = await world({ s3: s3.settings });
    await api.shop(boss.user, { mall_id: '11' });
    const { token } = boss;
    const listing = await collected(api, token);
    const own = (await upload(files['image/png'])).data.url;
    s3.removeBucket();
    const images = [own, ...listing.images];
    expect(await boss.ask('saveListing', { ...listing, images })).toMatchObject({
      code: 1,
      msg: '文件存储暂时不可用，请稍后重试；若一直如此，请联系客服',
    });
    expect(api.logged.at(-1)?.fields).toMatchObject({
      problem: expect.stringContaining('NoSuchBucket: make the bucket'),
    });
  });

  it('is missed by a listing and by what translates pictures, in words', async () => {
    const s3 = await openS3();
    const { api, boss, upload } = await world({ s3: s3.settings });
    await api.shop(boss.user, { mall_id: '11' });
    const { token } = boss;
    const listing = await collected(api, token);
    const own = (await upload(files['image/png'])).data.url;
    await s3.close();
    const away = {
      status: 200,
      code: 1,
      msg: '文件存储暂时不可用，请稍后重试；若一直如此，请联系客服',
    };
    const images = [own, ...listing.images];
    expect(await boss.ask('saveListing', { ...listing, images })).toMatchObject(away);
    expect(await boss.ask('submitImage', { image: own, targetLang: 'en' })).toMatchObject(away);
  });
});

describe('a listing', () => {
  it('[R7.7-01] takes uploaded pictures, and none that is not here', async () => {
    const { api, boss, upload } = await world();
    await api.shop(boss.user, { mall_id: '11' });
    const { token } = boss;
    const listing = await collected(api, token);
    const own = (await upload(files['image/png'])).data.url;
    const paper = (await upload(files['application/pdf'])).data.url;
    const save = (image: string) =>
      boss.ask('saveListing', { ...listing, images: [image, ...listing.images] });
    for (const image of [paper, `/oss/${'x'.repeat(43)}.png`, `https://evil.example${own}`])
      expect(await save(image)).toMatchObject({ code: 1, msg: '图片列表有误，请刷新后重新选择' });
    expect((await save(own)).data.images).toEqual([own, ...listing.images]);
  });
});
