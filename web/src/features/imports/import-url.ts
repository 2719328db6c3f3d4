import { type Codec, text } from '../../shared/url-state/codec.ts';
import { daysUnder } from '../../shared/url-state/days.ts';

/** Where the reader is: choosing a file, at the columns of an upload, or at an import. */
export type ImportPlace = { readonly upload: string | null; readonly job: string | null };

const upload = text('upload', 64);
const job = text('job', 64);

/** `?upload=…` and `?job=…`, so that a reload comes back to the same place. */
export const placeCodec: Codec<ImportPlace> = {
  read: (params) => ({ upload: upload.read(params) || null, job: job.read(params) || null }),
  write: (place) => ({ ...upload.write(place.upload ?? ''), ...job.write(place.job ?? '') }),
};

/** Which imports are listed: those that a trend counts on these days, of the shops that the address looks at; null for all. */
export const savedCodec = daysUnder('saved');
