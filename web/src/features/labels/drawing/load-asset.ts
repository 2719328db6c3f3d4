import { fetchPart } from '../../../shared/connection/fetch-part.ts';
import type { Asset, AssetFailure } from './assets.ts';
import { codeIn, isCodeContent } from './code-source.ts';

const failed = (reason: AssetFailure): Asset => ({ kind: 'failed', reason });

/** Pictures of the drawing itself, of this server, or of a server that lets everybody have them. */
const isPictureAddress = (src: string): boolean =>
  /^data:image\/(png|jpeg);base64,/.test(src) || /^https:\/\//.test(src) || /^\/oss\//.test(src);

async function loadPicture(src: string): Promise<Asset> {
  if (!isPictureAddress(src)) return failed('pictureAddress');
  const image = new Image();
  // A picture that its server does not share would make the whole label unreadable to the page.
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    await image.decode();
  } catch {
    return failed('pictureUnreadable');
  }
  return { kind: 'picture', image, width: image.naturalWidth, height: image.naturalHeight };
}

async function loadCode(src: string): Promise<Asset> {
  const source = codeIn(src);
  if (source === null || !isCodeContent(source)) return failed('codeContent');
  const { drawCode } = await fetchPart(() => import('./code-drawing.ts'));
  try {
    return drawCode(source);
  } catch {
    return failed('codeContent');
  }
}

async function loadPdf(address: string): Promise<Asset> {
  if (!/^(https:\/\/|\/oss\/)/.test(address)) return failed('pdfAddress');
  let bytes: ArrayBuffer;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return failed('pdfUnreachable');
    bytes = await answer.arrayBuffer();
  } catch {
    return failed('pdfUnreachable');
  }
  const { firstPage } = await fetchPart(() => import('./pdf-page.ts'));
  return (await firstPage(bytes)) ?? failed('pdfUnreadable');
}

/** Fetches or makes what the key of `assetKey` stands for. Never rejects: what failed says why. */
export function loadAsset(key: string): Promise<Asset> {
  const source = key.slice(4);
  if (key.startsWith('pdf ')) return loadPdf(source);
  return codeIn(source) ? loadCode(source) : loadPicture(source);
}
