import { describe, expect, it } from 'vitest';
import type { ImageBox } from '../../../api/contract/image-translation.ts';
import { ocrReader } from '../../../api/listing/images/ocr-reader.ts';
import { differences, pictureOf, pictureSize } from '../../support/pictures.ts';
import { pixelsOf } from '../../support/pixels.ts';
import { smallPng } from '../../support/small-png.ts';
import { knowing, line, served, settled, words, world } from './image-translation-world.ts';

/** Words are recognised by the processor alone: that takes its time. */
const patience = 150_000;

/** The box as it is sent. */
const sent = ({ unknownWords: _, ...box }: ImageBox & { unknownWords?: string[] }) => box;

describe('Translation of a picture', () => {
  it(
    '[R7.7-24] [R7.7-26] reads the Chinese words, and answers the picture with English ones',
    async () => {
      const { api, upload, submit, state, result } = await world({});
      const original = await pictureOf(words);
      const image = await upload(original);
      const submitted = await submit({ image });
      expect(submitted).toMatchObject({ code: 0, data: { taskId: expect.any(String) } });
      const { taskId } = submitted.data;
      expect((await state(taskId)).state).toMatch(/^(queued|running)$/);
      await settled(api);
      expect(await state(taskId)).toMatchObject({ state: 'done', ahead: 0, failure: null });

      const { data } = await result(taskId);
      expect(data).toMatchObject({ ...pictureSize, image, targetLang: 'en', version: 1 });
      expect(data.boxes.map(({ source, text }: ImageBox) => [source, text])).toEqual([
        ['大容量收纳盒', 'Large capacity storage box'],
        ['不锈钢 520ml', 'Stainless steel 520ml'],
      ]);
      expect(
        data.boxes.map(({ unknownWords }: { unknownWords: string[] }) => unknownWords),
      ).toEqual([[], []]);
      expect(data.boxes[1].background).toBe('#f4efe6');
      expect(data.url).toMatch(/^\/oss\/[\w-]{43}\.png$/);
      expect(data.url).not.toBe(image);

      const drawn = await served(api, data.url);
      const changed = differences(await pixelsOf(original), await pixelsOf(drawn), data.boxes);
      expect(changed.inside).toBeGreaterThan(1_000);
      expect(changed.outside).toBe(0);
      // The original is still where it was.
      expect(Buffer.from(await served(api, image)).equals(Buffer.from(original))).toBe(true);

      const back = await ocrReader.read({
        bytes: drawn,
        type: 'image/png',
        ...pictureSize,
        language: 'en',
        signal: AbortSignal.timeout(patience),
        logger: api.deps.logger,
      });
      const text = back.map((found) => found.text).join(' ');
      expect(text).toContain('Large capacity storage box');
      expect(text).toMatch(/Stainless steel 520ml/i);
    },
    patience,
  );

  it('marks the words that the glossary does not know', async () => {
    const { api, upload, submit, result } = await world({
      reader: knowing(async () => [{ ...line, text: '奶油风收纳盒' }]),
    });
    const { taskId } = (await submit({ image: await upload(await pictureOf(words)) })).data;
    await settled(api);
    const [box] = (await result(taskId)).data.boxes;
    expect(box).toMatchObject({ source: '奶油风收纳盒', unknownWords: ['奶油风'] });
    expect(box.text).toContain('torage box');
  });

  it('draws every box anew as it was corrected by hand, from the original', async () => {
    const { api, boss, upload, submit, result, redraw } = await world();
    const original = await pictureOf(words);
    const image = await upload(original);
    const { taskId } = (await submit({ image })).data;
    await settled(api);
    const first = (await result(taskId)).data;
    const corrected = {
      ...sent(first.boxes[0]),
      text: 'XXL box',
      x: 300,
      y: 230,
      width: 200,
      height: 60,
      size: 40,
      color: '#0000ff',
      background: '#ffff00',
    };
    const answer = await redraw(taskId, { version: first.version, boxes: [corrected] });
    expect(answer).toMatchObject({ code: 0, data: { taskId } });
    await settled(api);
    const second = (await result(taskId)).data;
    expect(second).toMatchObject({ version: 2, boxes: [{ ...corrected, unknownWords: [] }] });
    expect(second.url).not.toBe(first.url);
    const pixels = await pixelsOf(await served(api, second.url));
    // Where the first box was, the original is seen again.
    const changed = differences(await pixelsOf(original), pixels, [corrected]);
    expect(changed.inside).toBeGreaterThan(1_000);
    expect(changed.outside).toBe(0);
    const corner = 4 * (231 * pixels.width + 498);
    expect([...pixels.data.slice(corner, corner + 4)]).toEqual([255, 255, 0, 255]);
    const hasBlue = pixels.data.some(
      (part, at) => at % 4 === 2 && part > 200 && (pixels.data[at - 2] ?? 255) < 60,
    );
    expect(hasBlue).toBe(true);

    // Who corrects what is gone by now is told.
    const late = await redraw(taskId, { version: 1, boxes: [corrected] });
    expect(late).toMatchObject({ code: 1, msg: '译图刚刚被修改，请刷新后重新调整' });
    const outside = await redraw(taskId, { version: 2, boxes: [{ ...corrected, x: 600 }] });
    expect(outside.msg).toBe('第1个文字框超出了图片，请调整位置或大小');
    const strange = await redraw(taskId, { version: 2, boxes: [{ ...corrected, color: 'red' }] });
    expect(strange.msg).toMatch(/颜色/);
    // The corrections are there for whoever submits the picture again.
    expect((await submit({ image })).data.taskId).toBe(taskId);
    const again = await boss.ask('submitImage', { image, targetLang: 'en', again: 'true' });
    expect(again.data.taskId).toBe(taskId);
    await settled(api);
    expect((await result(taskId)).data.boxes[0].text).toBe('Large capacity storage box');
  });

  it('leaves a picture without words as it is', async () => {
    const { api, upload, submit, result } = await world({ reader: knowing(async () => []) });
    const image = await upload(await pictureOf([]));
    const { taskId } = (await submit({ image })).data;
    await settled(api);
    expect((await result(taskId)).data).toMatchObject({ url: image, boxes: [] });
  });

  it('takes pictures of the sites that products are collected from, and nothing else', async () => {
    const asked: string[] = [];
    const bytes = await pictureOf(words);
    const { api, submit, result } = await world({
      reader: knowing(),
      fetchPicture: async (address) => {
        asked.push(address);
        return { ok: true, body: new Blob([bytes]).stream() };
      },
    });
    const image = 'https://cbu01.alicdn.com/img/ibank/a.jpg';
    const { taskId } = (await submit({ image })).data;
    await settled(api);
    expect((await result(taskId)).data).toMatchObject({ image, version: 1 });
    for (const strange of [
      'http://cbu01.alicdn.com/a.jpg',
      'https://cbu01.alicdn.com:8443/a.jpg',
      'https://user:word@cbu01.alicdn.com/a.jpg',
      'https://alicdn.com.evil.example/a.jpg',
      'https://evilalicdn.com/a.jpg',
      'https://127.0.0.1/a.jpg',
      'https://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '/goods/JJ.svg',
      `/oss/${'a'.repeat(43)}.png`,
      `/oss/${'a'.repeat(43)}.gif`,
      '../../etc/passwd',
    ]) {
      const answer = await submit({ image: strange });
      expect(answer, strange).toMatchObject({ status: 200, code: 1 });
      expect(answer.msg, strange).toMatch(/^只能翻译/);
    }
    expect(asked).toEqual([image]);
  });

  it(
    'says what to do where a picture cannot be had or opened',
    async () => {
      const broken = new Uint8Array([...(await pictureOf(words)).slice(0, 60)]);
      const huge = Buffer.from(smallPng);
      huge.writeUInt32BE(60_000, 16);
      huge.writeUInt32BE(60_000, 20);
      const cases: [Uint8Array<ArrayBuffer> | number | Error, RegExp][] = [
        [404, /把图片保存下来再上传/],
        [new Error('no route'), /稍后重试，或把图片保存下来再上传/],
        [broken, /已损坏/],
        [new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), /请转换格式/],
        [new Uint8Array(huge), /尺寸太大/],
        [new Uint8Array(smallPng), /太小/],
        [new Uint8Array(3_000), /太大，请压缩/],
      ];
      for (const [given, expected] of cases) {
        const { api, submit, state, result } = await world(
          {
            // As recognition does, it opens the picture.
            reader: ocrReader,
            fetchPicture: async () => {
              if (given instanceof Error) throw given;
              if (typeof given === 'number') return { ok: false, body: null };
              return { ok: true, body: new Blob([given]).stream() };
            },
          },
          { uploadMaxBytes: 2_500 },
        );
        const { taskId } = (await submit({ image: 'https://a.alicdn.com/a.png' })).data;
        await settled(api);
        expect(await state(taskId)).toMatchObject({
          state: 'failed',
          failure: expect.stringMatching(expected),
        });
        expect((await result(taskId)).msg).toBe('这张图片没有翻译成功，请重新翻译');
        expect(api.logged.filter(({ level }) => level === 'error')).toEqual([]);
      }
    },
    patience,
  );

  it('is of one person who may edit listings', async () => {
    const { api, boss, upload, submit, result } = await world();
    const other = await api.signIn();
    const reader = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.grant(reader.user, 'pageAiProducts');
    const image = await upload(await pictureOf(words));
    const { taskId } = (await submit({ image })).data;
    await settled(api);
    expect((await submit({ image }, reader.token)).code).toBe(403);
    expect((await result(taskId, reader.token)).code).toBe(403);
    const gone = '图片翻译任务不存在或已过期，请重新翻译这张图片';
    for (const [name, fields] of [
      ['getImageState', {}],
      ['getImageResult', {}],
      ['redrawImage', { version: 1, boxes: [] }],
    ] as const) {
      const answer = await other.ask(name, { taskId, ...fields });
      expect([answer.code, answer.msg], name).toEqual([1, gone]);
    }
    await other.ask('cancelImage', { taskId });
    expect((await result(taskId)).code).toBe(0);
  });

  it('refuses languages that it cannot read or write', async () => {
    const { upload, submit } = await world({});
    const image = await upload(await pictureOf(words));
    const said = async (fields: object) => (await submit({ image, ...fields })).msg;
    expect(await said({ targetLang: 'ja' })).toBe('暂不支持翻译成该语言，请选择其他语言');
    expect(await said({ targetLang: 'zh-CN' })).toMatch(/同一种语言/);
    expect(await said({ sourceLang: 'de' })).toMatch(/请选择中文或英文原文/);
    expect(await said({ targetLang: 'tlh' })).not.toBe('success');
  });
});

describe('A translated picture', () => {
  it('is taken into the listing, and its original can be put back', async () => {
    const { api, boss, upload, submit, result } = await world();
    await api.shop(boss.user, { mall_id: '11' });
    const source = 'https://detail.1688.com/offer/684412035519.html';
    const { id } = (await boss.ask('collectByUrl', { url: source, shopId: '11' })).data;
    const image = await upload(await pictureOf(words));
    const { taskId } = (await submit({ image })).data;
    await settled(api);
    const { url } = (await result(taskId)).data;
    const { listingWork } = await import('../../../api/listing/work.ts');
    await listingWork(api.deps).settled();
    const before = (await boss.ask('getListingDetail', { id })).data;
    const { version, title, description, category, attributes } = before;
    const saved = await boss.ask('saveListing', {
      id,
      version,
      title,
      description,
      category,
      attributes,
      images: [url],
      skus: before.skus.map(({ place, spec, price, stock }: Record<string, unknown>) => ({
        place,
        spec,
        price,
        stock,
      })),
    });
    expect(saved).toMatchObject({ code: 0, data: { images: [url] } });
    expect(saved.data.sourceImages).toEqual([...before.sourceImages, image]);
  });
});
