import { imageSize } from 'image-size';
import { Agent, fetch } from 'undici';
import { imageMost } from '../../contract/image-translation.ts';
import { isOfPictureHost, storedPictureOf } from '../../contract/rules/translatable-pictures.ts';
import { storedTypes } from '../../contract/uploads.ts';
import type { ApiDeps } from '../../deps.ts';
import { publicLookup } from '../../http/public-network.ts';
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

/** To the public network alone, whatever address a name has just now. */
const toPublic = new Agent({ connect: { lookup: publicLookup, timeout: 10_000 } });

/** Fetches a picture of a site that products are collected from. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<FetchedPicture>;

export interface FetchedPicture {
  readonly ok: boolean;
  readonly body: AsyncIterable<Uint8Array> | null;
}

export const fetchPublicly: FetchPicture = (address, signal) =>
  fetch(address, {
    dispatcher: toPublic,
    // Another host might be anywhere.
    redirect: 'error',
    headers: { accept: 'image/png,image/jpeg,image/webp' },
    signal,
  });

const tooLarge = () => new Refusal('图片文件太大，请压缩后上传再翻译');

async function read(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends what is sent.
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function fetched(
  address: string,
  most: number,
  fetchPicture: FetchPicture,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isOfPictureHost(address)) throw new Refusal('这张图片不能翻译，请先把它上传到商品中');
  const either = AbortSignal.any([signal, AbortSignal.timeout(fetchTime)]);
  try {
    const { ok, body } = await fetchPicture(address, either);
    if (!ok) throw new Refusal('货源平台没有提供这张图片，请把图片保存下来再上传');
    return await read(body, most);
  } catch (error) {
    if (signal.aborted || error instanceof Refusal) throw error;
    throw new Refusal('无法从货源平台取得这张图片，请稍后重试，或把图片保存下来再上传');
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
      throw new Refusal('文件存储暂时不可用，请稍后重试');
    });
  if (file === undefined) throw new Refusal('图片已不存在，请重新上传');
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
    throw new Refusal('只能翻译 PNG、JPEG、WebP 图片，请转换格式后上传');
  const { width, height } = sizeOf(bytes);
  if (Math.min(width, height) < leastSide) throw new Refusal('图片太小，看不清文字，请换一张大图');
  if (Math.max(width, height) > imageMost.side || width * height > mostPixels)
    throw new Refusal('图片尺寸太大，请缩小到 2500 万像素以内再翻译');
  return { bytes, type: storedTypes[ending], width, height };
}

/** A camera's picture may lie on its side. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    throw new Refusal('图片已损坏或无法处理，请重新导出为 PNG 或 JPEG 后再上传');
  }
}
