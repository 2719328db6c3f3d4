import {
  countBefore,
  countImageWork,
  dropImageTask,
  findImageTask,
  findSameTask,
  insertImageTask,
  requeueImageTask,
} from '../../../db/listing/image-translations.ts';
import { ownerOf } from '../../../db/listing/listing.ts';
import type { ImageTranslation } from '../../../db/schema.ts';
import { count, type Limit } from '../../account/limits.ts';
import { requirePermission, signedIn } from '../../caller.ts';
import type { CallInput, CallOutput } from '../../contract/call.ts';
import * as calls from '../../contract/image-translation.ts';
import { isOfPictureHost, storedPictureOf } from '../../contract/rules/translatable-pictures.ts';
import { type CallContext, type Route, route } from '../../deps.ts';
import { refuse } from '../../refusal.ts';
import { areStoredPictures } from '../../uploads/pictures.ts';
import { languageOf, readTexts } from '../rows.ts';
import { listingServices } from '../services.ts';
import { stillIn } from '../unknown-words.ts';
import { firstOutside, readBoxes } from './boxes.ts';
import { imageWork, stopImageWork } from './work.ts';

/** What people do with pictures whose words are translated. A task is of one person; whoever may edit listings has some. */

/** Tasks of one boss with all their people, and of all bosses, that wait at once. */
const mostOfOwner = 10;
const mostOfAll = 200;
/** Of one boss with all their people: each takes a processor for seconds. */
const mostSubmits: Limit = { max: 120, window: 60 * 60_000 };
const mostRedraws: Limit = { max: 600, window: 60 * 60_000 };

/** @throws Refusal in the same words for a foreign and for an unknown task */
async function requireTask(context: CallContext, id: string): Promise<ImageTranslation> {
  requirePermission(context, 'newListing');
  const number = /^\d{1,9}$/.test(id) ? Number(id) : -1;
  const task = await findImageTask(context.db, signedIn(context).id, number);
  if (task === undefined) refuse(calls.ofImages, 'gone');
  return task;
}

const isAtWork = ({ state }: ImageTranslation): boolean =>
  state === 'queued' || state === 'running';

async function requireRoom(context: CallContext, owner: number): Promise<void> {
  if ((await countImageWork(context.db, owner)) >= mostOfOwner)
    refuse(calls.submitImage, 'tooManyTasks', { most: mostOfOwner });
  if ((await countImageWork(context.db)) >= mostOfAll) refuse(calls.submitImage, 'fullQueue');
}

async function requireTranslatable(context: CallContext, image: string): Promise<void> {
  if (isOfPictureHost(image)) return;
  if (
    storedPictureOf(image, context.config.publicUrl) &&
    (await areStoredPictures(context, [image]))
  )
    return;
  refuse(calls.submitImage, 'notTranslatable');
}

async function submit(
  input: CallInput<typeof calls.submitImage>,
  context: CallContext,
): Promise<CallOutput<typeof calls.submitImage>> {
  requirePermission(context, 'newListing');
  const { image, targetLang, sourceLang, again } = input;
  const { translator, reader } = listingServices(context);
  if (targetLang === sourceLang) refuse(calls.submitImage, 'sameLanguage');
  if (!translator.languages.includes(targetLang) || !translator.languages.includes(sourceLang))
    refuse(calls.submitImage, 'noLanguage');
  if (!reader.languages.includes(sourceLang)) refuse(calls.submitImage, 'noReading');
  await requireTranslatable(context, image);
  const user = signedIn(context);
  const wanted = {
    owner_id: ownerOf(user),
    user_id: user.id,
    image,
    language: targetLang,
    source_language: sourceLang,
  };
  const same = await findSameTask(context.db, wanted);
  // What is under way or done is not done twice; what was corrected by hand is not lost.
  if (same !== undefined && (isAtWork(same) || (same.state === 'done' && !again)))
    return { taskId: String(same.id) };
  await requireRoom(context, wanted.owner_id);
  await count(context, `image ${wanted.owner_id}`, mostSubmits, '翻译的图片过多');
  const now = context.now();
  const fresh = { boxes: null, unknown_words: '[]', updated_at: now };
  const isQueued =
    same !== undefined &&
    (await requeueImageTask(context.db, same, { ...fresh, url: null, started_at: 0 }));
  const id = isQueued
    ? same.id
    : await insertImageTask(context.db, { ...wanted, ...fresh, state: 'queued', created_at: now });
  imageWork(context).wake();
  return { taskId: String(id) };
}

async function state(
  { taskId }: CallInput<typeof calls.getImageState>,
  context: CallContext,
): Promise<CallOutput<typeof calls.getImageState>> {
  const task = await requireTask(context, taskId);
  // What a process that has died left behind is taken up by whoever asks for it.
  if (isAtWork(task) && !context.config.readOnly) imageWork(context).wake();
  return {
    taskId,
    state: task.state,
    ahead: task.state === 'queued' ? await countBefore(context.db, task) : 0,
    failure: task.failure,
    updateTime: task.updated_at,
  };
}

async function result(
  { taskId }: CallInput<typeof calls.getImageResult>,
  context: CallContext,
): Promise<CallOutput<typeof calls.getImageResult>> {
  const task = await requireTask(context, taskId);
  if (isAtWork(task)) refuse(calls.ofImages, 'unfinished');
  if (task.state !== 'done' || task.url === null || task.boxes === null)
    refuse(calls.ofImages, 'noResult');
  const unknown = readTexts(task.unknown_words);
  return {
    taskId,
    url: task.url,
    image: task.image,
    targetLang: languageOf(task.language),
    sourceLang: languageOf(task.source_language),
    width: task.width,
    height: task.height,
    boxes: readBoxes(task.boxes).map((box) => ({
      ...box,
      unknownWords: stillIn(unknown, [box.text]),
    })),
    version: task.version,
  };
}

async function redraw(
  { taskId, version, boxes }: CallInput<typeof calls.redrawImage>,
  context: CallContext,
): Promise<CallOutput<typeof calls.redrawImage>> {
  const task = await requireTask(context, taskId);
  if (isAtWork(task)) refuse(calls.ofImages, 'unfinished');
  if (task.boxes === null) refuse(calls.ofImages, 'noResult');
  if (task.version !== version) refuse(calls.ofImages, 'outdated');
  const number = firstOutside(boxes, task);
  if (number !== undefined) refuse(calls.ofImages, 'outside', { number });
  await count(context, `redraw ${task.owner_id}`, mostRedraws, '调整译图过于频繁');
  const change = { boxes: JSON.stringify(boxes), updated_at: context.now() };
  if (!(await requeueImageTask(context.db, task, change))) refuse(calls.ofImages, 'outdated');
  imageWork(context).wake();
  return { taskId };
}

async function cancel(
  { taskId }: CallInput<typeof calls.cancelImage>,
  context: CallContext,
): Promise<null> {
  requirePermission(context, 'newListing');
  const id = /^\d{1,9}$/.test(taskId) ? Number(taskId) : -1;
  if (await dropImageTask(context.db, signedIn(context).id, id)) stopImageWork(context, id);
  return null;
}

export const routes: Route[] = [
  route(calls.submitImage, submit),
  route(calls.getImageState, state),
  route(calls.getImageResult, result),
  route(calls.redrawImage, redraw),
  route(calls.cancelImage, cancel),
];
