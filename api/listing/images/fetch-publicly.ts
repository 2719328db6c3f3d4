import { Agent, fetch } from 'undici';
import { publicLookup } from '../../http/public-network.ts';
import type { FetchPicture } from './picture-bytes.ts';

/** To the public network alone, whatever address a name has just now. */
const toPublic = new Agent({ connect: { lookup: publicLookup, timeout: 10_000 } });

export const fetchPublicly: FetchPicture = (address, signal) =>
  fetch(address, {
    dispatcher: toPublic,
    // Another host might be anywhere.
    redirect: 'error',
    headers: { accept: 'image/png,image/jpeg,image/webp' },
    signal,
  });
