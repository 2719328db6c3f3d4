import { imageSize } from 'image-size';
import { imageMost } from '../../contract/image-translation.ts';
import { isOfPictureHost, storedPictureOf } from '../../contract/rules/translatable-pictures.ts';
import { workSentences } from '../../contract/rules/work-sentences.ts';
import { storedTypes } from '../../contract/uploads.ts';
import type { ApiDeps } from '../../deps.ts';
import { bytesWithin } from '../../http/body.ts';
import { Refusal } from '../../refusal.ts';
import { endingOf } from '../../uploads/kinds.ts';
import { fileStoreOf, StoreAway } from '../../uploads/store.ts';

/** The bytes of pictures whose words are translated, and how large they are before anything opens them. */

/** What is read of one, unless the configuration says otherwise. */
export const mostBytesOf = ({ config }: Pick<ApiDeps, 'config'>): number =>
  config.uploadMaxBytes ?? 10 * 1024 * 1024;

/** More would take more memory than a picture of a product is worth. */
const mostPixels = 25_000_000;
const leastSide = 16;
const fetchTime = 20_000;

/** Fetches a picture of a site that products are collected from. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<FetchedPicture>;

export interface FetchedPicture {
  readonly ok: boolean;
  readonly body: AsyncIterable<Uint8Array> | null;
}

const tooLarge = () => new Refusal(workSentences.imageFileTooLarge);

async function read(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesWithin(body, most);
  if (bytes === undefined) throw tooLarge();
  return new Uint8Array(bytes);
}

async function fetched(
  address: string,
  most: number,
  fetchPicture: FetchPicture,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isOfPictureHost(address)) throw new Refusal(workSentences.imageForeign);
  const either = AbortSignal.any([signal, AbortSignal.timeout(fetchTime)]);
  try {
    const { ok, body } = await fetchPicture(address, either);
    if (!ok) throw new Refusal(workSentences.imageNotGiven);
    return await read(body, most);
  } catch (error) {
    if (signal.aborted || error instanceof Refusal) throw error;
    throw new Refusal(workSentences.imageNotFetched);
  }
}

async function stored(
  deps: Pick<ApiDeps, 'config'>,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await fileStoreOf(deps.config)
    .get(name)
    .catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error;
      throw new Refusal(workSentences.imageStoreAway);
    });
  if (file === undefined) throw new Refusal(workSentences.imageGone);
  const most = mostBytesOf(deps);
  return read(file.body instanceof Blob ? file.body.stream() : file.body, most);
}

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** As it is seen, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture by its address, its size looked up in its first bytes.
 * @throws Refusal with a Chinese sentence when it cannot be had, or is not one that can be translated
 */
export async function pictureOf(
  deps: Pick<ApiDeps, 'config'>,
  address: string,
  { fetchPicture, signal }: { fetchPicture: FetchPicture; signal: AbortSignal },
): Promise<Picture> {
  const name = storedPictureOf(address, deps.config.publicUrl);
  const bytes =
    name === undefined
      ? await fetched(address, mostBytesOf(deps), fetchPicture, signal)
      : await stored(deps, name);
  const ending = endingOf(bytes);
  if (ending !== 'png' && ending !== 'jpg' && ending !== 'webp')
    throw new Refusal(workSentences.imageWrongType);
  const { width, height } = sizeOf(bytes);
  if (Math.min(width, height) < leastSide) throw new Refusal(workSentences.imageTooSmall);
  if (Math.max(width, height) > imageMost.side || width * height > mostPixels)
    throw new Refusal(workSentences.imageTooLarge);
  return { bytes, type: storedTypes[ending], width, height };
}

/** A camera's picture may lie on its side. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    throw new Refusal(workSentences.imageDamaged);
  }
}
