import { z } from 'zod';
import { defineCall } from './call.ts';
import { formBoolean, id, instant, nothing } from './fields.ts';
import { ofServices } from './listing.ts';
import { language } from './listing-rows.ts';
import { defineRefusals } from './refusals.ts';
import { plainText } from './rules/collected.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { workSentences } from './rules/work-sentences.ts';
import { ofFiles } from './uploads.ts';

/**
 * Translation of the words in a picture: what is submitted is a task of the person, which is read, translated and
 * drawn after the answer; its state is asked for until it is done.
 */

const source = 'spec 7 Uploads and local proxy';

/** What one task holds at most. */
export const imageMost = { boxes: 100, text: 300, size: 400, side: 8_000 } as const;

const pixel = z.int().min(0).max(imageMost.side);
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, '颜色应为 #rrggbb，例如 #ff0000')
  .meta({ description: '#rrggbb in small letters', examples: ['#ff0000'] });

const textOf = (what: string) =>
  z
    .string()
    .trim()
    .max(imageMost.text, `${what}最多${imageMost.text}个字符`)
    .regex(plainText, inputSentences.strangeSigns);

/** A place in the picture whose words are replaced; whole pixels from the upper left corner. */
const box = z.object({
  source: textOf('原文').describe(
    'the words that were read there; empty for one that was added by hand',
  ),
  text: textOf('译文').describe('what is drawn in their place; empty to clear the place'),
  x: pixel,
  y: pixel,
  width: z.int().min(4, '文字框宽度至少4像素').max(imageMost.side),
  height: z.int().min(4, '文字框高度至少4像素').max(imageMost.side),
  size: z
    .int()
    .min(6, '字号至少6像素')
    .max(imageMost.size, `字号最大${imageMost.size}像素`)
    .nullable()
    .describe('height of the letters in pixels; null for the largest that fits'),
  color: colour.describe('of the letters'),
  background: colour.describe('with which the old words are covered'),
});
export type ImageBox = z.output<typeof box>;

const shownBox = box.extend({
  unknownWords: z.array(z.string()).describe('words in the text that the translation did not know'),
});

/** What is refused of a task. */
export const ofImages = defineRefusals({
  // In the same words for a foreign and for an unknown one.
  gone: { msg: '图片翻译任务不存在或已过期，请重新翻译这张图片', name: 'imageTaskGone' },
  unfinished: { msg: '图片还在翻译中，请等翻译完成后再操作' },
  noResult: { msg: '这张图片没有翻译成功，请重新翻译' },
  outdated: { msg: '译图刚刚被修改，请刷新后重新调整', name: 'imageOutdated' },
  outside: { msg: '第{number}个文字框超出了图片，请调整位置或大小' },
});

const write = { origin: 'assigned', kind: 'write', keys: 'open', source } as const;
const read = {
  origin: 'assigned',
  method: 'GET',
  encoding: 'query',
  keys: 'open',
  source,
} as const;
const task = z.object({ taskId: id });

export const submitImage = defineCall({
  ...write,
  name: 'submitImage',
  path: '/api/translate/submit',
  refusals: {
    notTranslatable: {
      msg: '只能翻译 PNG、JPEG、WebP 格式的已上传图片，或货源平台的商品图。请先上传这张图片再翻译',
      field: 'image',
    },
    noLanguage: ofServices.refusals.noLanguage,
    sameLanguage: { msg: '原文和译文是同一种语言，请选择其他语言', field: 'targetLang' },
    noReading: {
      msg: workSentences.noReading,
      field: 'sourceLang',
    },
    tooManyTasks: { msg: '已有{most}张图片在等待翻译，请等其中一张完成后再提交' },
    storeAway: ofFiles.refusals.storeAway,
    fullQueue: { msg: '当前等待翻译的图片较多，请过几分钟再提交' },
  },
  summary:
    'Has the words in a picture translated: an uploaded one, or one of the sites that products are collected from. The answer comes at once; the state tells when it is done. The same picture for the same language is the same task of a person, unless it is to be read again. Needs newListing.',
  input: z.object({
    image: z.string().max(2_000, '图片地址过长').describe('the address of the picture'),
    targetLang: language.describe('the language to translate into'),
    sourceLang: language.default('zh-CN').describe('the language of the words in the picture'),
    again: formBoolean
      .optional()
      .describe('reads and translates anew what was done before, corrections included'),
  }),
  output: task,
});

export const getImageState = defineCall({
  ...read,
  name: 'getImageState',
  path: '/api/translate/state',
  refusals: { gone: ofImages.refusals.gone },
  summary:
    'How far a task is; to be asked every second until it is done or failed. A task is kept for 30 days after its last change. Needs newListing.',
  input: z.object({ taskId: id }),
  output: z.object({
    taskId: id,
    state: z.enum(['queued', 'running', 'done', 'failed']),
    ahead: z.int().describe('how many tasks are before a queued one'),
    failure: z.string().nullable().describe('why it failed, for the seller; null unless it did'),
    updateTime: instant,
  }),
});

export const getImageResult = defineCall({
  ...read,
  name: 'getImageResult',
  path: '/api/translate/result',
  refusals: {
    gone: ofImages.refusals.gone,
    unfinished: ofImages.refusals.unfinished,
    noResult: ofImages.refusals.noResult,
  },
  summary:
    'The translated picture of a task that is done, stored as uploads are, and the boxes that were drawn. The original is untouched. Needs newListing.',
  input: z.object({ taskId: id }),
  output: z.object({
    taskId: id,
    url: z
      .string()
      .describe('address of the translated picture; that of the original without boxes'),
    image: z.string().describe('address of the original'),
    targetLang: language,
    sourceLang: language,
    width: z.int().describe('of the picture in pixels'),
    height: z.int().describe('of the picture in pixels'),
    boxes: z.array(shownBox),
    version: z.int().describe('counts the pictures that were drawn'),
  }),
});

export const redrawImage = defineCall({
  ...write,
  name: 'redrawImage',
  path: '/api/translate/redraw',
  encoding: 'json',
  refusals: ofImages.refusals,
  summary:
    'Draws the picture of a task anew from the original, with boxes that a person has corrected. The answer comes at once; the state tells when it is done. Needs newListing.',
  input: z.object({
    taskId: id,
    version: z.int().min(1).describe('the version that was corrected'),
    boxes: z.array(box).max(imageMost.boxes, `最多${imageMost.boxes}个文字框`),
  }),
  output: task,
});

export const cancelImage = defineCall({
  ...write,
  name: 'cancelImage',
  path: '/api/translate/cancel',
  summary:
    'Gives up a task that has no picture yet, so that others come sooner; any other stays as it is. Needs newListing.',
  input: z.object({ taskId: id }),
  output: nothing,
});
