import { pictureHosts } from './picture-hosts.ts';
import { storedPath } from './stored-path.ts';

/** Which pictures the words can be translated in: whose bytes may be read, and that are no drawings or films. */

const suffixes = pictureHosts.map((host) => host.slice(1));

/** Whether an address is of a site that products are collected from: over https, by its name, at the usual port. */
export function isOfPictureHost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  if (url.username !== '' || url.password !== '') return false;
  return suffixes.some((suffix) => url.hostname.endsWith(suffix));
}

/** The name of an uploaded picture in the store, with its ending; undefined for any other address. */
export function storedPictureOf(address: string, publicUrl = ''): string | undefined {
  const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : '';
  const [, hash, ending] = storedPath.exec(path) ?? [];
  return ending === 'png' || ending === 'jpg' || ending === 'webp'
    ? `${hash}.${ending}`
    : undefined;
}

/** Whether a picture of a listing can be translated, as far as its address tells. */
export const isTranslatablePicture = (address: string, publicUrl = ''): boolean =>
  storedPictureOf(address, publicUrl) !== undefined || isOfPictureHost(address);
