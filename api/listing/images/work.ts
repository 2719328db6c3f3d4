import { sweepImageTasks } from '../../../db/listing/image-translations.ts';
import { claimImageTask, endImageWork, releaseImageTask } from '../../../db/listing/image-work.ts';
import type { ImageTranslation } from '../../../db/schema.ts';
import { workSentences } from '../../contract/rules/work-sentences.ts';
import type { ApiDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { keepFile } from '../../uploads/keep.ts';
import { failureOf, workOf } from '../../work.ts';
import { languageOf } from '../rows.ts';
import { listingServices } from '../services.ts';
import { readBoxes, translateLines } from './boxes.ts';
import type { DrawnBox } from './job-orders.ts';
import { mostBytesOf, type Picture, pictureOf } from './picture-bytes.ts';
import { runApart } from './run-apart.ts';

/** Longer than one picture may take: to be fetched, read, translated and drawn. */
const lease = 360_000;
/** After so many starts without an end a task is given up. */
const mostAttempts = 3;
/** How often it is looked for what other processes have left behind, and for what is too old. Milliseconds. */
const lookEvery = 60_000;
const keptFor = 30 * 24 * 3_600_000;

/** The tasks under way in this process, each with what ends it. */
const underWay = new Map<ApiDeps['db'], Map<number, AbortController>>();

/** Ends the work on a task that was given up, so that the next one begins. */
export const stopImageWork = ({ db }: Pick<ApiDeps, 'db'>, id: number): void =>
  underWay.get(db)?.get(id)?.abort();

/** The work on the pictures of a database: one at a time, as each takes a processor for seconds. */
export const imageWork = workOf({
  places: 1,
  failed: 'Work on pictures failed',
  tidying: {
    every: lookEvery,
    task: ({ db, now }) => sweepImageTasks(db, now() - keptFor),
  },
  async next(deps, signal) {
    const now = deps.now();
    const task = await claimImageTask(deps.db, { now, until: now + lease });
    if (task !== undefined) await handle(deps, task, signal);
    return task !== undefined;
  },
});

async function handle(deps: ApiDeps, task: ImageTranslation, closing: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const own = underWay.get(deps.db) ?? new Map<number, AbortController>();
  underWay.set(deps.db, own.set(task.id, ending));
  try {
    if (task.attempts > mostAttempts) throw new Refusal(workSentences.imageBrokenOff);
    await work(deps, task, AbortSignal.any([closing, ending.signal]));
  } catch (error) {
    if (ending.signal.aborted) return;
    if (closing.aborted) {
      await releaseImageTask(deps.db, task);
      return;
    }
    if (!(error instanceof Refusal))
      deps.logger.error({ err: error, task: task.id }, 'Work on a picture failed');
    const failure = failureOf(error, workSentences.imageWorkFailed);
    await endImageWork(deps.db, task, { state: 'failed', failure, updated_at: deps.now() });
  } finally {
    own.delete(task.id);
  }
}

/** Reads and translates a picture, unless that was done before; then draws the words. */
async function work(deps: ApiDeps, task: ImageTranslation, signal: AbortSignal): Promise<void> {
  const { fetchPicture } = listingServices(deps);
  const picture = await pictureOf(deps, task.image, { fetchPicture, signal });
  signal.throwIfAborted();
  const { boxes, unknown } =
    task.boxes === null
      ? await readWords(deps, task, picture, signal)
      : { boxes: readBoxes(task.boxes), unknown: undefined };
  const drawn = await draw(deps, task, { picture, boxes, signal });
  await endImageWork(deps.db, task, {
    ...drawn,
    ...(unknown && { unknown_words: JSON.stringify(unknown) }),
    state: 'done',
    failure: null,
    attempts: 0,
    version: task.version + 1,
    updated_at: deps.now(),
  });
}

async function readWords(
  deps: ApiDeps,
  task: ImageTranslation,
  picture: Picture,
  signal: AbortSignal,
) {
  const { reader, translator } = listingServices(deps);
  const from = languageOf(task.source_language);
  const lines = await reader.read({ ...picture, language: from, signal, logger: deps.logger });
  const to = languageOf(task.language);
  return translateLines(translator, { lines, picture, from, to, signal });
}

interface Drawing {
  readonly picture: Picture;
  readonly boxes: readonly DrawnBox[];
  readonly signal: AbortSignal;
}

async function draw(deps: ApiDeps, task: ImageTranslation, { picture, boxes, signal }: Drawing) {
  const { width, height } = picture;
  // Nothing is to be drawn: the picture stays as it is.
  if (boxes.length === 0) return { url: task.image, width, height, boxes: '[]' };
  const drawn = await runApart(
    {
      kind: 'draw',
      bytes: picture.bytes,
      language: languageOf(task.language),
      boxes: [...boxes],
      mostBytes: mostBytesOf(deps),
    },
    'drawn',
    { signal, logger: deps.logger },
  );
  const { url } = await keepFile(deps, task.owner_id, drawn.bytes);
  return { url, width, height, boxes: JSON.stringify(drawn.boxes) };
}
