import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/image-translation.ts';
import type { Context } from '../../context.ts';
import { Fault, UpstreamRefusal } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { node, nodesOf } from '../node.ts';
import { toldOrNull } from '../told.ts';
import { type InputFields, writeField } from '../write-field.ts';
import { listingLanguage } from './listing.ts';

/** Pictures whose words are translated: submitted, asked for until they are done, and corrected by hand. */

type Task = CallOutput<typeof calls.getImageState>;
type Result = CallOutput<typeof calls.getImageResult>;
type Box = Result['boxes'][number];

const prefix = 'imageTranslation:';

/** @throws Fault when it is the id of something else */
function upstreamTaskId(id: string): string {
  if (!id.startsWith(prefix) || id.length === prefix.length)
    throw new Fault('NOT_FOUND', calls.ofImages.refusals.gone.msg);
  return id.slice(prefix.length);
}

const state = builder.enumType('ImageTranslationState', {
  description: 'How far the translation of a picture is.',
  values: {
    QUEUED: { value: 'queued', description: 'Waits; one picture is worked on at a time.' },
    RUNNING: { value: 'running', description: 'Under way.' },
    DONE: { value: 'done', description: 'There is a `result`.' },
    FAILED: { value: 'failed', description: 'It came to nothing; `failure` says why.' },
  } as const,
});

const descriptions = {
  source: 'The words that were read there; empty for a box that was added by hand.',
  text: `What is drawn in their place, at most ${calls.imageMost.text} characters; empty to clear the place.`,
  x: 'Left edge in pixels of the picture.',
  y: 'Upper edge in pixels of the picture.',
  width: 'Width in pixels, at least 4.',
  height: 'Height in pixels, at least 4.',
  size: `Height of the letters in pixels, 6 to ${calls.imageMost.size}; null for the largest that fits.`,
  color: 'Colour of the letters, #rrggbb in small letters.',
  background: 'Colour that covers the old words, #rrggbb in small letters.',
} as const;

const imageBox = builder.objectRef<Box>('ImageBox').implement({
  description: 'A place in a picture whose words are replaced.',
  fields: (t) => ({
    source: t.exposeString('source', { description: descriptions.source }),
    text: t.exposeString('text', { description: descriptions.text }),
    x: t.exposeInt('x', { description: descriptions.x }),
    y: t.exposeInt('y', { description: descriptions.y }),
    width: t.exposeInt('width', { description: descriptions.width }),
    height: t.exposeInt('height', { description: descriptions.height }),
    size: t.exposeInt('size', { nullable: true, description: descriptions.size }),
    color: t.exposeString('color', { description: descriptions.color }),
    background: t.exposeString('background', { description: descriptions.background }),
    unknownWords: t.exposeStringList('unknownWords', {
      description: 'Words in the text that the translation did not know, and left as they were.',
    }),
  }),
});

const imageResult = builder.objectRef<Result>('ImageTranslationResult').implement({
  description: 'A translated picture. Source: getImageResult.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description:
        'Address of the translated picture, to be put into a listing as any uploaded one; that of the original where no words were found.',
    }),
    image: t.exposeString('image', { description: 'Address of the original, which is untouched.' }),
    language: t.expose('targetLang', {
      type: listingLanguage,
      description: 'The language that it is translated into.',
    }),
    sourceLanguage: t.expose('sourceLang', {
      type: listingLanguage,
      description: 'The language of the original.',
    }),
    width: t.exposeInt('width', { description: 'Of the picture in pixels.' }),
    height: t.exposeInt('height', { description: 'Of the picture in pixels.' }),
    boxes: t.field({
      type: [imageBox],
      description: 'What was drawn, in the order in which it was drawn.',
      resolve: ({ boxes }) => boxes,
    }),
    version: t.exposeInt('version', {
      description: 'Counts the pictures that were drawn; a correction names the one it is of.',
    }),
  }),
});

const imageTranslation = builder.objectRef<Task>('ImageTranslation').implement({
  description:
    'A picture whose words are translated, a task of the viewer. Deleted 30 days after its last change; the pictures stay. Source: getImageState.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ taskId }) => `${prefix}${taskId}` }),
    state: t.expose('state', {
      type: state,
      description: 'How far it is; to be asked for every second until it is done or failed.',
    }),
    ahead: t.exposeInt('ahead', { description: 'How many pictures are before a queued one.' }),
    failure: t.string(
      toldOrNull('Why it failed, for the seller. Null unless it did.', ({ failure }) => failure),
    ),
    updatedAt: t.expose('updateTime', { type: 'DateTime', description: 'When it last changed.' }),
    result: t.field({
      type: imageResult,
      nullable: true,
      description: 'The translated picture. Null until it is done. Source: getImageResult.',
      resolve: (task, _args, context) =>
        task.state === 'done' ? context.call(calls.getImageResult, { taskId: task.taskId }) : null,
    }),
  }),
});

async function findTask(context: Context, id: string): Promise<Task | null> {
  try {
    return await context.call(calls.getImageState, { taskId: upstreamTaskId(id) });
  } catch (error) {
    const isGone =
      error instanceof UpstreamRefusal || (error instanceof Fault && error.code === 'NOT_FOUND');
    if (isGone) return null;
    throw error;
  }
}

nodesOf({
  words: ['imageTranslation'],
  type: 'ImageTranslation',
  may: ({ permission }) => permission('newListing'),
  find: findTask,
});

builder.queryField('imageTranslation', (t) =>
  t.field({
    type: imageTranslation,
    nullable: true,
    authScopes: { permission: 'newListing' },
    description:
      'One translation of a picture. Null when there is none of the viewer. Needs the permission newListing. Source: getImageState.',
    args: { id: t.arg.id({ required: true, description: 'Global id.' }) },
    resolve: (_root, { id }, context) => findTask(context, id),
  }),
);

const scope = { permission: 'newListing' } as const;

const payload = {
  translation: {
    type: imageTranslation,
    description: 'How far it is now. Null when it was refused.',
  },
};

writeField('translateImage', {
  call: calls.submitImage,
  scope,
  description:
    'Has the words in a picture translated: an uploaded PNG, JPEG or WebP, or a picture of a site that products are collected from. What is under way or done for the same picture and languages is answered again. Needs the permission newListing.',
  act: 'submitting a picture',
  input: {
    description: 'A picture to be translated.',
    fields: (t: InputFields) => ({
      image: t.string({ required: true, description: 'Address of the picture.' }),
      language: t.field({
        type: listingLanguage,
        required: true,
        description: 'The language to translate into.',
      }),
      sourceLanguage: t.field({
        type: listingLanguage,
        required: true,
        defaultValue: 'zh-CN',
        description: 'The language of the words in the picture.',
      }),
      again: t.boolean({
        required: true,
        defaultValue: false,
        description: 'Reads and translates anew what was done before, corrections included.',
      }),
    }),
  },
  fieldNames: { targetLang: 'language', sourceLang: 'sourceLanguage' },
  payload,
  run: async ({ image, language, sourceLanguage, again }, context, send) => {
    const { taskId } = await send(calls.submitImage, {
      image,
      targetLang: language,
      sourceLang: sourceLanguage,
      again,
    });
    return { translation: () => context.call(calls.getImageState, { taskId }) };
  },
});

const boxInput = builder.inputType('ImageBoxInput', {
  description: 'A place in a picture whose words are replaced.',
  fields: (t) => ({
    source: t.string({ required: true, description: descriptions.source }),
    text: t.string({ required: true, description: descriptions.text }),
    x: t.int({ required: true, description: descriptions.x }),
    y: t.int({ required: true, description: descriptions.y }),
    width: t.int({ required: true, description: descriptions.width }),
    height: t.int({ required: true, description: descriptions.height }),
    size: t.int({ description: descriptions.size }),
    color: t.string({ required: true, description: descriptions.color }),
    background: t.string({ required: true, description: descriptions.background }),
  }),
});

writeField('redrawImageTranslation', {
  call: calls.redrawImage,
  scope,
  description:
    'Draws a translated picture anew from the original, with corrected boxes. Refused when it was drawn since the named version. Needs the permission newListing.',
  act: 'correcting a translated picture',
  input: {
    description: 'The boxes of a picture as a person has corrected them, all of them.',
    fields: (t: InputFields) => ({
      id: t.id({ required: true, description: 'Global id of the translation.' }),
      version: t.int({ required: true, description: 'The version that was corrected.' }),
      boxes: t.field({
        type: [boxInput],
        required: true,
        description: `What is drawn, at most ${calls.imageMost.boxes}; those left out show the original again.`,
      }),
    }),
  },
  payload,
  run: async ({ id, version, boxes }, context, send) => {
    const { taskId } = await send(calls.redrawImage, {
      taskId: upstreamTaskId(id),
      version,
      boxes: boxes.map((box) => ({ ...box, size: box.size ?? null })),
    });
    return { translation: () => context.call(calls.getImageState, { taskId }) };
  },
});

writeField('cancelImageTranslation', {
  call: calls.cancelImage,
  scope,
  description:
    'Gives up a translation that has no picture yet; any other stays as it is. Needs the permission newListing.',
  act: 'giving up the translation of a picture',
  args: (t) => ({ id: t.id({ required: true, description: 'Global id of the translation.' }) }),
  run: async ({ id }, _context, send) => {
    await send(calls.cancelImage, { taskId: upstreamTaskId(id) });
    return {};
  },
});
