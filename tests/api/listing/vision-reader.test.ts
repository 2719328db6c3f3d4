import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createVisionReader } from '../../../api/listing/images/vision-reader.ts';

/** What a vision model is asked, as the public reference of chat completions has it. */
const question = z.object({
  model: z.string(),
  response_format: z.object({ type: z.literal('json_object') }),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({
      role: z.literal('user'),
      content: z.tuple([
        z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
      ]),
    }),
  ]),
});

/** An OpenAI-compatible endpoint whose model says `content`. */
async function service(content: string, status = 200) {
  const asked: { url: string | undefined; key: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const key = request.headers.authorization;
      asked.push({ url: request.url, key, body: JSON.parse(text) });
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
      const message = { role: 'assistant', content };
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const logged: object[] = [];
  const log = (fields: object) => logged.push(fields);
  const logger = { info: log, warn: log, error: log };
  const reader = createVisionReader({
    url: `http://127.0.0.1:${port}/v1/`,
    key: 'vision-key',
    model: 'vision-1',
    logger,
  });
  const read = () =>
    reader.read({
      bytes: new Uint8Array([1, 2, 3]),
      type: 'image/jpeg',
      width: 400,
      height: 200,
      language: 'ja',
      signal: AbortSignal.timeout(60_000),
      logger,
    });
  return { asked, logged, read };
}

describe('A vision service', () => {
  it('[R7.7-24] is sent the picture, and its words are taken in pixels of the picture', async () => {
    const line = { text: '大容量 収納ボックス', x: 0.1, y: 0.25, width: 0.5, height: 0.2 };
    const beyond = { text: '端', x: 0.9, y: 0.9, width: 0.5, height: 0.5 };
    const { asked, read } = await service(
      `\`\`\`json\n${JSON.stringify({ lines: [line, beyond] })}\n\`\`\``,
    );
    expect(await read()).toEqual([
      { text: '大容量 収納ボックス', x: 40, y: 50, width: 200, height: 40 },
      { text: '端', x: 360, y: 180, width: 40, height: 20 },
    ]);
    expect(asked).toMatchObject([{ url: '/v1/chat/completions', key: 'Bearer vision-key' }]);
    const body = question.parse(asked[0]?.body);
    expect(body.model).toBe('vision-1');
    expect(body.messages[0].content).toContain('Japanese');
    expect(body.messages[1].content[0].image_url.url).toBe('data:image/jpeg;base64,AQID');
  });

  it.each([
    ['{"lines": [{"text": "x", "x": 40, "y": 50, "width": 200, "height": 40}]}', 200, /无法识别/],
    ['no words', 200, /无法识别/],
    ['', 401, /联系客服/],
    ['', 429, /请求过多/],
    ['', 500, /稍后重试/],
  ])('that says %s with %i is told of in Chinese, without its key', async (said, status, told) => {
    const { logged, read } = await service(said, status);
    const problem = await read().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(problem).toMatch(/^图片识别服务/);
    expect(problem).toMatch(told);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('vision-key');
  });
});
