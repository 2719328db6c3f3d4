import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { glossaryTranslator } from '../../../api/listing/glossary.ts';
import { createHttpTranslator } from '../../../api/listing/http-translator.ts';
import type { Translator } from '../../../api/listing/translator.ts';
import { listingWork } from '../../../api/listing/work.ts';
import { Refusal } from '../../../api/refusal.ts';
import { type TestApi, testApi } from '../../support/api.ts';

const url = 'https://detail.1688.com/offer/684412035519.html';

async function world(translator: Translator) {
  const api = await testApi({ listing: { translator } });
  const boss = await api.signIn();
  await api.shop(boss.user, { mall_id: '11' });
  const collect = async (): Promise<string> =>
    (await boss.ask('collectByUrl', { url, shopId: '11' })).data.id;
  const detail = async (id: string) => (await boss.ask('getListingDetail', { id })).data;
  const list = () => boss.ask('queryListings', { shopId: '11' });
  return { api, boss, collect, detail, list };
}

const settled = (api: TestApi) => listingWork(api.deps).settled();

describe('Work on listings', () => {
  it('does not hold up the answer, and tells in Chinese why it failed', async () => {
    const held = Promise.withResolvers<never>();
    const { api, boss, collect, detail } = await world({
      ...glossaryTranslator,
      translate: () => held.promise,
    });
    const id = await collect();
    expect(await detail(id)).toMatchObject({ state: 'translating', failure: null });
    held.reject(new Refusal('翻译服务响应超时，请稍后重试'));
    await settled(api);
    expect(await detail(id)).toMatchObject({
      state: 'failed',
      failure: '翻译服务响应超时，请稍后重试',
    });
    // What failed may be tried again.
    const again = await boss.ask('translateListing', { id, language: 'en' });
    expect(again.data).toMatchObject({ state: 'translating', failure: null });
  });

  it('that fails leaves the language with the texts that are in it', async () => {
    const held = Promise.withResolvers<never>();
    const answers = [glossaryTranslator.translate, () => held.promise];
    const { api, boss, collect, detail } = await world({
      ...glossaryTranslator,
      translate: (request) => (answers.shift() ?? glossaryTranslator.translate)(request),
    });
    const id = await collect();
    await settled(api);
    const { language, title } = await detail(id);
    expect(language).toBe('en');
    const toSpanish = () => boss.ask('translateListing', { id, language: 'es' });
    await toSpanish();
    expect(await detail(id)).toMatchObject({ state: 'translating', language: 'es' });
    held.reject(new Refusal('翻译服务响应超时，请稍后重试'));
    await settled(api);
    expect(await detail(id)).toMatchObject({ state: 'failed', language: 'en', title });
    await toSpanish();
    await settled(api);
    const translated = await detail(id);
    expect(translated.language).toBe('es');
    expect(translated.title).not.toBe(title);
  });

  it('shows nothing of a fault but where it may be looked for', async () => {
    const { api, collect, detail } = await world({
      ...glossaryTranslator,
      translate: () => Promise.reject(new Error('secret')),
    });
    const id = await collect();
    await settled(api);
    expect(await detail(id)).toMatchObject({ state: 'failed', failure: '系统繁忙，请稍后重试' });
    expect(api.logged).toMatchObject([{ level: 'error', message: 'Work on a listing failed' }]);
  });

  it('goes on after the server was stopped in the middle of it', async () => {
    const { api, collect, detail } = await world({
      ...glossaryTranslator,
      translate: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    const id = await collect();
    await listingWork(api.deps).close();
    expect(await detail(id)).toMatchObject({ state: 'translating' });
    const next = createApi({ ...api.deps, listing: {} });
    onTestFinished(() => next.close());
    await settled(api);
    expect(await detail(id)).toMatchObject({ state: 'incomplete' });
  });

  it('of a server that was killed is taken over when its lease has run out', async () => {
    const { api, collect, detail, list } = await world(glossaryTranslator);
    const id = await collect();
    await settled(api);
    const leaseUntil = api.clock.now() + 90_000;
    await api.db
      .updateTable('listing_draft')
      .set({ state: 'translating', title: '', lease_until: leaseUntil, attempts: 1 })
      .execute();
    await list();
    await settled(api);
    expect(await detail(id)).toMatchObject({ state: 'translating' });
    api.clock.advance(90_001);
    await list();
    await settled(api);
    expect(await detail(id)).toMatchObject({
      state: 'incomplete',
      title: expect.stringMatching(/\w/),
    });
  });

  it('that is never finished is given up', async () => {
    const { api, collect, detail, list } = await world(glossaryTranslator);
    const id = await collect();
    await settled(api);
    await api.db
      .updateTable('listing_draft')
      .set({ state: 'translating', lease_until: 0, attempts: 3 })
      .execute();
    await list();
    await settled(api);
    expect(await detail(id)).toMatchObject({ state: 'failed', failure: '翻译多次中断，请重试' });
  });
});

describe('A translation service', () => {
  interface Asked {
    readonly url: string | undefined;
    readonly key: string | undefined;
    readonly body: { model: string; messages: { role: string; content: string }[] };
  }

  /** An OpenAI-compatible endpoint; `answer` makes the content of its message of the texts. */
  async function service(
    answer: (texts: string[]) => string,
    statusOf: number | ((asked: Asked) => number) = 200,
  ) {
    const asked: Asked[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        const body = JSON.parse(text);
        const question = { url: request.url, key: request.headers.authorization, body };
        asked.push(question);
        const content = answer(JSON.parse(body.messages[1].content).texts);
        const status = typeof statusOf === 'number' ? statusOf : statusOf(question);
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
        const choices = [{ message: { role: 'assistant', content } }];
        response.end(
          JSON.stringify(status === 200 ? { choices } : { error: { message: content } }),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return { asked, address: `http://127.0.0.1:${port}/v1/` };
  }

  async function listingBy(address: string, timeout?: number) {
    const logged: object[] = [];
    const note = (fields: object) => logged.push(fields);
    const translator = createHttpTranslator({
      url: address,
      key: 'sk-test',
      model: 'small-model',
      logger: { info: note, warn: note, error: note },
      ...(timeout !== undefined && { timeout }),
    });
    const { api, boss, collect, detail } = await world(translator);
    const id = await collect();
    await settled(api);
    const listing = await detail(id);
    return {
      listing,
      logged,
      save: () => boss.ask('saveListing', listing),
      publish: () => boss.ask('publishListing', { id }),
    };
  }

  it('translates every text of a listing in one request', async () => {
    const { asked, address } = await service((texts) =>
      JSON.stringify({ texts: texts.map(({ length }) => `T:${length}`) }),
    );
    const { listing } = await listingBy(address);
    expect(listing).toMatchObject({
      state: 'ready',
      title: `T:${listing.sourceTitle.length}`,
      description: `T:${listing.sourceDescription.length}`,
      unknownWords: [],
    });
    expect(listing.skus[0].spec).toBe(`T:${listing.skus[0].sourceSpec.length}`);
    expect(listing.attributes[0].value).toBe(`T:${listing.attributes[0].sourceValue.length}`);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: '/v1/chat/completions',
      key: 'Bearer sk-test',
      body: { model: 'small-model' },
    });
    expect(asked[0]?.body.messages[0]?.content).toContain('Simplified Chinese to English');
  });

  const asIs = (texts: string[]) => JSON.stringify({ texts });
  const inEnglish = (texts: string[]) => asIs(texts.map((_, place) => `text ${place}`));

  it('that is busy is asked again when it wishes, some times', async () => {
    const statuses = [429, 503, 200];
    const { asked, address } = await service(inEnglish, () => statuses.shift() ?? 500);
    expect((await listingBy(address)).listing).toMatchObject({ state: 'ready' });
    expect(asked).toHaveLength(3);
    const always = await service(inEnglish, 429);
    expect((await listingBy(always.address)).listing).toMatchObject({ state: 'failed' });
    expect(always.asked).toHaveLength(4);
  });

  // https://platform.openai.com/docs/guides/reasoning, and what vLLM gives without a parser for it.
  it('whose model reasons, takes no temperature and thinks aloud, is understood', async () => {
    const { address } = await service(
      (texts) => `<think>{"texts": [?]}</think>\n\n${inEnglish(texts)}`,
      ({ body }) => ('temperature' in body ? 400 : 200),
    );
    expect((await listingBy(address)).listing).toMatchObject({ state: 'ready' });
  });

  it('that breaks a line where there is one only is put right, and what it gave is saved', async () => {
    const { address } = await service((texts) => asIs(texts.map(() => 'one\n two\t')));
    const { listing, save } = await listingBy(address);
    expect(listing).toMatchObject({ title: 'one two', description: 'one\n two\t' });
    expect(listing.attributes[0]).toMatchObject({ name: 'one two', value: 'one two' });
    expect((await save()).code).toBe(0);
  });

  it('that gives more than can be saved has it published only when that is shortened', async () => {
    const { address } = await service((texts) =>
      asIs(texts.map((_, place) => `long ${place} `.padEnd(6_000, '!'))),
    );
    const { listing, publish } = await listingBy(address);
    const parts = 2 * listing.attributes.length + listing.skus.length;
    expect(parts).toBeGreaterThan(0);
    expect(await publish()).toMatchObject({
      code: 1,
      msg: `暂不能发布：描述不能超过5000个字符；有${parts}处属性或规格过长，请缩短`,
    });
  });

  it('that passes over some texts, or answers them as they were, has them named', async () => {
    const { address } = await service((texts) =>
      asIs(texts.map((text, place) => (place === 0 ? text : place === 1 ? ' ' : `text ${place}`))),
    );
    const { listing, publish } = await listingBy(address);
    const { sourceTitle, sourceDescription } = listing;
    expect(listing).toMatchObject({ title: sourceTitle, description: sourceDescription });
    expect(listing.state).toBe('incomplete');
    for (const word of sourceTitle.match(/\p{Script=Han}+/gu) ?? [])
      expect(listing.unknownWords).toContain(word);
    expect((await publish()).msg).toContain('没有译出');
  });

  it('that writes signs which cannot be saved, or an emoji where a title is cut, is put right', async () => {
    const { address } = await service((texts) =>
      asIs(texts.map((_, place) => (place === 0 ? `x${'😀'.repeat(200)}` : 'a\0b\u0007c\ud83d'))),
    );
    const { listing, save } = await listingBy(address);
    expect(listing).toMatchObject({ title: `x${'😀'.repeat(124)}`, description: 'abc' });
    expect((await save()).code).toBe(0);
  });

  it('that does not take the settings says so in the log', async () => {
    const { address } = await service(() => 'The model `small-model` does not exist', 404);
    const { listing, logged } = await listingBy(address);
    expect(listing).toMatchObject({ failure: '翻译服务暂时不可用，请稍后重试' });
    expect(JSON.stringify(logged)).toContain('HTTP 404 The model `small-model` does not exist');
  });

  it.each([
    ['no JSON', () => 'Sure! Here you are', 200, '翻译服务返回的内容无法识别，请重试'],
    ['too few texts', () => '{"texts": ["one"]}', 200, '翻译服务返回的内容无法识别，请重试'],
    [
      'nothing but blanks',
      (texts: string[]) => asIs(texts.map(() => ' ')),
      200,
      '翻译服务返回的内容无法识别，请重试',
    ],
    ['a wrong key', () => '', 401, '翻译服务暂时不可用，请稍后重试；若一直如此，请联系客服'],
    ['too many requests', () => '', 429, '翻译服务请求过多，请稍后重试'],
    ['a fault', () => '', 500, '翻译服务暂时不可用，请稍后重试'],
  ])('that answers %s fails with a sentence', async (_what, answer, status, failure) => {
    const { address } = await service(answer, status);
    const { listing, logged } = await listingBy(address);
    expect(listing).toMatchObject({ state: 'failed', failure, title: '' });
    expect(JSON.stringify(logged)).not.toContain('sk-test');
    expect(logged).toHaveLength(1);
  });

  it('that is slow or away fails with a sentence', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    const slow = await listingBy(address, 50);
    expect(slow.listing.failure).toBe('翻译服务响应超时，请稍后重试');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const away = await listingBy(address);
    expect(away.listing.failure).toBe('无法连接翻译服务，请稍后重试');
  });
});
