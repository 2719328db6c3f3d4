import { fetchPart } from '../../../shared/connection/fetch-part.ts';
import { saveFile } from '../../../shared/files/save.ts';
import type { Asset } from '../drawing/assets.ts';
import { assetsOf, failuresIn, outputPicture, printPicture } from '../output/label-picture.ts';
import type { LabelPage } from '../output/page.ts';
import type { LineLabel } from './lines.ts';

/** Labels that are put out at once. */
export const mostLabels = 2_000;

/** A label, how often, and how its picture is called. */
export interface Job {
  readonly made: LineLabel;
  readonly count: number;
  readonly name: string;
}

interface Run {
  readonly signal: AbortSignal;
  /** Labels that are drawn, of all. */
  readonly onProgress: (done: number) => void;
}

/** Lets the page show how far it is. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Draws every label once, however many jobs have it. @throws where one cannot be drawn, or it was called off */
async function drawn(
  jobs: readonly Job[],
  draw: typeof printPicture,
  { signal, onProgress }: Run,
): Promise<{ readonly job: Job; readonly picture: Blob }[]> {
  const known = new Map<string, Asset>();
  const pictures = new Map<string, Blob>();
  const all: { readonly job: Job; readonly picture: Blob }[] = [];
  let done = 0;
  for (const job of jobs) {
    signal.throwIfAborted();
    const { key, drawing } = job.made;
    const before = pictures.get(key);
    const assets = await assetsOf(drawing, known);
    const [failure] = failuresIn(drawing, assets);
    if (failure) throw new Error(failure.reason);
    const picture = before ?? (await draw(drawing, assets));
    pictures.set(key, picture);
    all.push({ job, picture });
    done += job.count;
    onProgress(done);
    await pause();
  }
  return all;
}

/** A page for each piece. */
export async function pagesOfJobs(jobs: readonly Job[], run: Run): Promise<LabelPage[]> {
  const all = await drawn(jobs, printPicture, run);
  return all.flatMap(({ job, picture }) => {
    const { width, height } = job.made.drawing;
    return Array.from({ length: job.count }, () => ({ size: { width, height }, picture }));
  });
}

/** What a file of any system may be called. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .trim()
    .slice(0, 100) || 'label';

/** The pictures, 600 pixels wide: one as it is, several in one file; each once, whatever its pieces. */
export async function savePictures(jobs: readonly Job[], title: string, run: Run): Promise<void> {
  const all = await drawn(jobs, outputPicture, run);
  const [first] = all;
  if (first !== undefined && all.length === 1)
    return saveFile(`${fileName(first.job.name)}.png`, first.picture);
  const { zipOf } = await fetchPart(() => import('./zip.ts'));
  const files = all.map(({ job, picture }) => ({ name: fileName(job.name), picture }));
  return saveFile(`${fileName(title)}.zip`, await zipOf(files));
}
