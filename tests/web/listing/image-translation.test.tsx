import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  inputOf,
  isRight,
  mistakeIn,
  newBox,
  valuesOf,
} from '../../../web/src/features/listing/image-translation/boxes.ts';
import ImageTranslationDialog from '../../../web/src/features/listing/image-translation/ImageTranslationDialog.tsx';
import { session } from '../../../web/src/session/session.ts';
import { openQuestion } from '../../../web/src/shared/ui/ask.ts';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import { button, click, render, shows, unmount } from '../support/render.tsx';

const box = {
  __typename: 'ImageBox' as const,
  source: '奶油风收纳盒',
  text: '奶油风 storage box',
  x: 10,
  y: 20,
  width: 200,
  height: 40,
  size: null,
  color: '#222222',
  background: '#ffffff',
  unknownWords: ['奶油风'],
};
const result = {
  __typename: 'ImageTranslationResult',
  url: '/oss/b.png',
  image: '/oss/a.png',
  width: 400,
  height: 300,
  version: 1,
  boxes: [box],
};
const task = (state: string, more: object = {}) => ({
  __typename: 'ImageTranslation',
  id: 'imageTranslation:7',
  state,
  ahead: 0,
  failure: null,
  result: null,
  ...more,
});

const submitted = (state: string, more: object = {}) => ({
  translateImage: {
    __typename: 'TranslateImagePayload',
    translation: task(state, more),
    error: null,
  },
});

let server: FakeServer;
const used: string[] = [];

/** Lets time and what waits for it pass. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = (name: string) => server.asked.filter(({ operationName }) => operationName === name);

const dialog = () =>
  render(
    <ImageTranslationDialog
      image="/oss/a.png"
      languages={['EN', 'ZH_CN', 'ES']}
      from="ZH_CN"
      to="EN"
      onUse={(url) => used.push(url)}
      onClose={() => undefined}
    />,
  );

async function start() {
  await dialog();
  await click(button('开始翻译'));
  await pass(0);
}

beforeEach(() => {
  used.length = 0;
  session.set({ ...session.get(), isVisitor: false });
  server = fakeServer({
    TranslateImage: submitted('QUEUED', { ahead: 2 }),
    ImageTranslation: { imageTranslation: task('RUNNING') },
    CancelImageTranslation: {
      cancelImageTranslation: { __typename: 'CancelImageTranslationPayload', ok: true },
    },
  });
  vi.useFakeTimers();
});

describe('the translation of a picture', () => {
  it('[R7.7-25] asks how far it is every second until it is done, and not after', async () => {
    await start();
    const before = asked('ImageTranslation').length;
    for (let second = 1; second <= 4; second += 1) {
      await pass(999);
      expect(asked('ImageTranslation')).toHaveLength(before + second - 1);
      await pass(1);
      expect(asked('ImageTranslation')).toHaveLength(before + second);
    }
    server.answers.ImageTranslation = { imageTranslation: task('DONE', { result }) };
    await pass(1_000);
    expect(shows('没有译出：奶油风')).toBe(true);
    const after = asked('ImageTranslation').length;
    await pass(60_000);
    expect(asked('ImageTranslation')).toHaveLength(after);
    await click(button('用译图替换原图'));
    expect(used).toEqual(['/oss/b.png']);
    await unmount();
    await pass(0);
    expect(asked('CancelImageTranslation')).toEqual([]);
  });

  it('stays in sight, with what was corrected, where it is refused to be made anew', async () => {
    server.answers.ImageTranslation = { imageTranslation: task('DONE', { result }) };
    await start();
    await pass(1_000);
    expect(shows('没有译出：奶油风')).toBe(true);
    server.answers.TranslateImage = {
      translateImage: {
        __typename: 'TranslateImagePayload',
        translation: null,
        error: refusal('翻译的图片过多，请稍后再试'),
      },
    };
    await click(button('删除第1处文字，恢复原图'));
    await click(button('重新识别并翻译'));
    expect(openQuestion.get()?.text).toMatch(/手动修改过的文字和位置将丢失/);
    await act(async () => openQuestion.get()?.answer(false));
    expect(asked('TranslateImage')).toHaveLength(1);
    await click(button('重新识别并翻译'));
    await act(async () => openQuestion.get()?.answer(true));
    await pass(0);
    expect(shows('翻译的图片过多，请稍后再试')).toBe(true);
    expect(shows('没有译出：奶油风')).toBe(false);
    expect(button('重绘译图').disabled).toBe(false);
  });

  it('[R7.7-25] is given up by whoever leaves before there is a picture', async () => {
    await start();
    await pass(1_000);
    await unmount();
    await pass(0);
    expect(asked('CancelImageTranslation')).toMatchObject([
      { variables: { id: 'imageTranslation:7' } },
    ]);
    const count = asked('ImageTranslation').length;
    await pass(10_000);
    expect(asked('ImageTranslation')).toHaveLength(count);
  });

  it('says why it came to nothing', async () => {
    server.answers.ImageTranslation = {
      imageTranslation: task('FAILED', { failure: '图片太小，看不清文字，请换一张大图' }),
    };
    await start();
    await pass(1_000);
    expect(shows('图片太小，看不清文字，请换一张大图')).toBe(true);
    expect(button('开始翻译').disabled).toBe(false);
  });
});

describe('a box', () => {
  const picture = { width: 400, height: 300 };
  const values = valuesOf(box);

  it('is sent as it was typed', () => {
    const { unknownWords: _, __typename, ...plain } = box;
    expect(inputOf(values)).toEqual(plain);
    expect(inputOf({ ...values, size: '24' })).toMatchObject({ size: 24 });
  });

  it('is within the picture, and of a size that can be read', () => {
    expect(isRight(values, picture)).toBe(true);
    expect(isRight(newBox(picture), picture)).toBe(true);
    expect(isRight(newBox({ width: 16, height: 16 }), { width: 16, height: 16 })).toBe(true);
    expect(mistakeIn('width', { ...values, x: '300' }, picture)).toBe('outside');
    expect(mistakeIn('height', { ...values, y: '290' }, picture)).toBe('outside');
    expect(mistakeIn('height', { ...values, height: '3' }, picture)).toBe('small');
    expect(mistakeIn('x', { ...values, x: '' }, picture)).toBe('whole');
    expect(mistakeIn('size', { ...values, size: '5' }, picture)).toBe('size');
    expect(mistakeIn('text', { ...values, text: 'x'.repeat(301) }, picture)).toBe('tooLong');
  });
});
