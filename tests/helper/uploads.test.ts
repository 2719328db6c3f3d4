import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readHostAnswer } from '../../web/src/features/uploads/host-answer.ts';
import { byHelper, type HostCall } from '../../web/src/features/uploads/host-calls.ts';
import {
  type PlatformUploadError,
  uploadToPlatform,
} from '../../web/src/features/uploads/platform-upload.ts';
import type {
  UploadMemory,
  UploadProgress,
} from '../../web/src/features/uploads/upload-progress.ts';
import {
  ask,
  asSaid,
  fromPage,
  type Helper,
  openPage,
  type Server,
  startHelper,
  startServerOfTwoAccounts,
} from '../support/helper.ts';
import { smallPng } from '../support/small-png.ts';

let server: Server;
let token = '';
let malls: readonly [string, string];

beforeAll(async () => {
  ({ server, token, malls } = await startServerOfTwoAccounts());
  return server.stop;
});

const hostOf = () => new URL(server.origin).host;

/** What the page's browser keeps. */
function memory(): UploadMemory & { readonly kept: Map<string, UploadProgress> } {
  const kept = new Map<string, UploadProgress>();
  return {
    kept,
    get: async (key) => kept.get(key),
    put: async (key, progress) => void kept.set(key, progress),
    drop: async (key) => void kept.delete(key),
  };
}

async function enter(helper: Helper) {
  const page = openPage(helper, await server.login(token));
  const { secret } = await page.entered;
  return { secret, proxyPort: helper.proxyPort };
}

/** A page that sends files by the client of the web. */
async function world(env: Readonly<Record<string, string>> = {}) {
  const helper = await startHelper(server, { HELPER_SIMULATOR_HOSTS: hostOf(), ...env });
  let door = await enter(helper);
  const own = memory();
  const asked: HostCall[] = [];
  /** What was sent with the calls of parts; of a form its fields. */
  const bodies: Record<'multipart/init' | 'multipart/part', object[]> = {
    'multipart/init': [],
    'multipart/part': [],
  };
  /** Called as each answer is there. */
  let after: (call: HostCall) => Promise<void> = async () => {};
  const send = async (file: File, how: { mallId?: string; signal?: AbortSignal } = {}) => {
    const mallId = how.mallId ?? malls[0];
    const toHelper = byHelper(() => door, { mallId, host: hostOf() }, asSaid, fromPage);
    const progress: number[] = [];
    const url = await uploadToPlatform({
      file,
      mallId,
      memory: own,
      signal: how.signal ?? new AbortController().signal,
      onProgress: (part) => progress.push(part),
      pause: async () => {},
      ask: async (call, body, signal) => {
        asked.push(call);
        if (call === 'multipart/init' || call === 'multipart/part')
          bodies[call].push(body instanceof FormData ? Object.fromEntries(body) : body);
        const answer = await toHelper(call, body, signal);
        await after(call);
        return answer;
      },
    });
    return { url, progress };
  };
  const failure = (file: File) =>
    send(file).then(
      () => undefined,
      ({ problem }: PlatformUploadError) => problem,
    );
  return {
    helper,
    own,
    asked,
    bodies,
    send,
    failure,
    door: () => door,
    onAnswer: (next: typeof after) => {
      after = next;
    },
    reenter: async (other: Helper) => {
      door = await enter(other);
    },
  };
}

const mebibyte = 1024 * 1024;
const fileOf = (size: number, name: string, type = 'application/pdf') => {
  const bytes = randomBytes(size);
  bytes.write('%PDF-1.7\n');
  return new File([bytes], name, { type });
};
const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
const times = (call: HostCall, count: number): HostCall[] => Array(count).fill(call);

/** A call as the specification's assigned paths have it, without the client. */
async function call(
  { secret, proxyPort }: { secret: string; proxyPort: number },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  return ask(proxyPort, `/proxy/upload/${path}`, {
    secret,
    method,
    body: JSON.stringify(body),
    headers: { 'x-target-host': hostOf(), 'x-mall-id': malls[0], ...headers },
  });
}
const wanted = { bucket_tag: 'file', file_name: 'a.pdf' };

describe('uploads to a seller platform', () => {
  it('[R7.7-02] [R3-53] are signed for, with the five fields that the client reads', async () => {
    const { door } = await world();
    const { body } = await call(door(), 'signature', wanted);
    expect(body).toMatchObject({
      error_code: 1_000_000,
      result: { signature: expect.any(String) },
      url: expect.stringContaining(server.origin),
      download_url: expect.stringContaining(server.origin),
      error_msg: '',
    });
    expect(readHostAnswer(body)).toMatchObject({
      isSuccess: true,
      errorMessage: '',
      signature: Reflect.get(Object(body?.result), 'signature'),
      url: body?.url,
      downloadUrl: body?.download_url,
    });
  });

  it('[R1-10] [R5.11-07] [R7.7-03] take a PNG and a JPEG to the image store, by the local proxy only', async () => {
    const { send, asked } = await world();
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
    for (const [bytes, type] of [
      [smallPng, 'image/png'],
      [jpeg, 'image/jpeg'],
    ] as const) {
      const { url } = await send(new File([new Uint8Array(bytes)], 'a', { type }));
      expect((await bytesAt(url)).equals(bytes)).toBe(true);
    }
    expect(asked).toEqual(['signature', 'image', 'signature', 'image']);
    // Whoever goes there past the proxy has no session.
    const direct = await fetch(`${server.origin}/api/simulator/files/signature`, {
      method: 'POST',
      headers: { 'x-mall-id': malls[0] },
      body: JSON.stringify(wanted),
    });
    expect([direct.status, (await direct.json()).error_code]).toEqual([401, 40_001]);
  });

  it('[R5.11-08] [R7.7-04] take another file of less than 5 MB in one piece', async () => {
    const { send, asked } = await world();
    for (const size of [mebibyte, Math.floor(4.9 * mebibyte), 5_242_879]) {
      const file = fileOf(size, 'guide.pdf');
      const { url } = await send(file);
      expect((await bytesAt(url)).equals(await bytesOf(file))).toBe(true);
      expect(asked.splice(0)).toEqual(['signature', 'file']);
    }
  });

  it('[R5.11-09] [R7.7-05] [R7.7-06] [R7.7-07] [R7.7-27] [R9.2-07] take a file of 12 MB in three parts, to the same bytes', async () => {
    const { send, asked, own, bodies } = await world();
    const before = server.output.length;
    const file = fileOf(12 * mebibyte, 'guide.pdf');
    const { url, progress } = await send(file);
    expect((await bytesAt(url)).equals(await bytesOf(file))).toBe(true);
    const calls = [
      'signature',
      'multipart/init',
      ...times('multipart/part', 3),
      'multipart/complete',
    ];
    expect(asked).toEqual(calls);
    expect(bodies['multipart/init']).toEqual([
      expect.objectContaining({ sdk_version: 'js-0.0.33', file_size: 12 * mebibyte }),
    ]);
    const parts = bodies['multipart/part'].map((form) => Object(form).part.size);
    expect(parts).toEqual([5_242_880, 5_242_880, 12 * mebibyte - 2 * 5_242_880]);
    expect(progress).toEqual([0, 1 / 3, 2 / 3, 1]);
    expect(own.kept.size).toBe(0);
    const seen = server.output.slice(before).join('\n');
    for (const each of calls) expect(seen).toContain(`/api/simulator/files/${each}`);
    expect(asked.splice(0)).toHaveLength(6);
    // The very limit goes in parts.
    await send(fileOf(5_242_880, 'limit.pdf'));
    expect(asked).toContain('multipart/init');
  });

  it('[R4-57] [R8-45] try a part up to eight times: seven failures are mended, the eighth ends the upload', async () => {
    const { send, failure, asked } = await world();
    const mended = fileOf(12 * mebibyte, 'a.fail-part2-7.pdf');
    const { url } = await send(mended);
    expect((await bytesAt(url)).equals(await bytesOf(mended))).toBe(true);
    expect(asked.splice(0).filter((each) => each === 'multipart/part')).toHaveLength(3 + 7);
    const broken = fileOf(12 * mebibyte, 'b.fail-part2-8.pdf');
    expect(await failure(broken)).toBe('parts');
    expect(asked.splice(0).filter((each) => each === 'multipart/part')).toHaveLength(1 + 8);
    // Once more it goes on behind the part that was taken.
    await send(broken);
    expect(asked).toEqual([...times('multipart/part', 2), 'multipart/complete']);
  });

  it('[R8-42] [R8-43] [R8-44] [R8-47] tell which step was refused', async () => {
    const { failure } = await world();
    const png = (name: string) => new File([new Uint8Array(smallPng)], name, { type: 'image/png' });
    expect(await failure(png('a.fail-signature-1.png'))).toBe('imageSignature');
    expect(await failure(fileOf(100, 'a.fail-signature-1.pdf'))).toBe('fileSignature');
    expect(await failure(fileOf(6 * mebibyte, 'a.fail-init-1.pdf'))).toBe('init');
    expect(await failure(fileOf(100, 'a.fail-file-1.pdf'))).toBe('exception');
    expect(await failure(png('a.fail-image-1.png'))).toBe('exception');
    expect(await failure(fileOf(6 * mebibyte, 'a.fail-complete-1.pdf'))).toBe('exception');
  });

  it('[R7.7-06] [R8-46] go on with the part that is missing after the helper was started again', async () => {
    const { helper, send, asked, onAnswer, reenter, own } = await world();
    const file = fileOf(12 * mebibyte, 'guide.pdf');
    onAnswer(async (each) => {
      if (each === 'multipart/part' && own.kept.size === 0) await helper.stop();
    });
    // The first part is there, and the second finds nobody.
    await expect(send(file)).rejects.toMatchObject({ problem: 'exception' });
    expect([...own.kept.values()]).toMatchObject([{ done: [1] }]);
    asked.length = 0;
    onAnswer(async () => {});
    await reenter(await startHelper(server, { HELPER_SIMULATOR_HOSTS: hostOf() }));
    const { url, progress } = await send(file);
    expect(asked).toEqual([...times('multipart/part', 2), 'multipart/complete']);
    expect(progress[0]).toBeCloseTo(1 / 3);
    expect((await bytesAt(url)).equals(await bytesOf(file))).toBe(true);
  });

  it('are paused and go on without sending a part twice', async () => {
    const { send, asked, onAnswer, own } = await world();
    const file = fileOf(12 * mebibyte, 'guide.pdf');
    const paused = new AbortController();
    let parts = 0;
    onAnswer(async (each) => {
      parts += each === 'multipart/part' ? 1 : 0;
      if (parts === 3) paused.abort(new Error('paused'));
    });
    await expect(send(file, { signal: paused.signal })).rejects.toThrow('paused');
    expect([...own.kept.values()]).toMatchObject([{ done: [1, 2, 3] }]);
    asked.length = 0;
    onAnswer(async () => {});
    await send(file);
    expect(asked).toEqual(['multipart/complete']);
  });

  it('[R7.7-07] are refused where the whole is not what was sent', async () => {
    const { send, onAnswer, own, door } = await world();
    const file = fileOf(6 * mebibyte, 'guide.pdf');
    const stopped = new AbortController();
    let parts = 0;
    onAnswer(async (each) => {
      parts += each === 'multipart/part' ? 1 : 0;
      if (parts === 2) stopped.abort();
    });
    await expect(send(file, { signal: stopped.signal })).rejects.toThrow();
    const [begun] = own.kept.values();
    const complete = (sha256: string, count = 2) =>
      call(door(), 'multipart/complete', {
        signature: begun?.signature,
        upload_id: begun?.uploadId,
        parts: count,
        sha256,
      });
    expect((await complete('0'.repeat(64))).body).toMatchObject({ error_code: 40_007 });
    expect((await complete('0'.repeat(64), 3)).body).toMatchObject({ error_code: 40_007 });
  });
});

describe('the file host', () => {
  it('[R7.7-02] takes files with the session and the signature of that shop alone', async () => {
    const { door } = await world();
    const { body } = await call(door(), 'signature', wanted);
    const signature = Reflect.get(Object(body?.result), 'signature');
    const init = { signature, file_size: 6_000_000, sdk_version: 'js-0.0.33' };
    expect((await call(door(), 'multipart/init', init)).body).toMatchObject({
      error_code: 1_000_000,
    });
    const other = await call(door(), 'multipart/init', init, { 'x-mall-id': malls[1] });
    expect(other.body).toMatchObject({ error_code: 40_003 });
    const forged = { ...init, signature: `${String(signature).slice(0, -4)}AAAA` };
    expect((await call(door(), 'multipart/init', forged)).body).toMatchObject({
      error_code: 40_003,
    });
    const foreign = await call(door(), 'signature', wanted, { 'x-mall-id': 'foreign' });
    expect([foreign.status, foreign.headers['x-helper-refused']]).toEqual([403, 'shop']);
  });

  it('serves no page: a hostile file is refused, or is a download', async () => {
    const { send, failure } = await world();
    const html = '<!doctype html><script>alert(1)</script>';
    expect(await failure(new File([html], 'a.png', { type: 'image/png' }))).toBe('exception');
    const { url } = await send(new File([html], 'a.html', { type: 'text/html' }));
    const served = await fetch(url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

describe('the paths of uploads', () => {
  it('[R7.7-02] [R7.7-03] [R7.7-04] [R7.7-05] [R7.7-06] [R7.7-07] are those of a file where the deployer names one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seller-paths-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const paths = join(folder, 'paths.json');
    await writeFile(paths, JSON.stringify({ signature: '/api/openapi.json?x=1' }));
    const { door } = await world({ HELPER_UPLOAD_PATHS: paths });
    // Another path, which answers a POST by its own rules.
    expect((await call(door(), 'signature', wanted)).status).toBe(405);
    await writeFile(paths, JSON.stringify({ signatures: '/x' }));
    await expect(startHelper(server, { HELPER_UPLOAD_PATHS: paths })).rejects.toThrow(
      'HELPER_UPLOAD_PATHS 指定的文件不能使用：以下各项无法识别或填写有误：signatures',
    );
  });

  it('hide no other mistake where their file cannot be used: all of them are told at once', async () => {
    const gone = join(tmpdir(), 'seller-paths-that-are-not-there.json');
    const wrong = {
      HELPER_CONFIG: gone,
      HELPER_UPLOAD_PATHS: gone,
      HELPER_SELLER_PATHS: gone,
      HELPER_NAME: 'x'.repeat(65),
      HELPER_PROXY_SECONDS: '0',
    };
    await expect(startHelper(server, wrong)).rejects.toThrow(
      new RegExp(Object.keys(wrong).join('[^]+')),
    );
  });

  it('are no others, and take POST alone', async () => {
    const { door } = await world();
    for (const path of ['', 'other', 'multipart', 'multipart/abort', '../signature', 'constructor'])
      expect((await call(door(), path, wanted)).status, path).toBe(404);
    expect((await call(door(), 'signature', wanted, {}, 'PUT')).status).toBe(405);
  });
});
