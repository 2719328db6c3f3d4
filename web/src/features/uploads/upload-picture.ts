import { type NamedRefusal, refusalOf, serverWords } from '../../i18n/server-words.ts';
import { type SendOptions, send } from '../../shared/files/send.ts';
import { isRecord } from '../../shared/is-record.ts';

/** What went wrong with a picture: a sentence of the server, or one of ours by its key. */
export type PictureFailure =
  | {
      readonly kind: 'server';
      readonly message: string;
      readonly refusal?: NamedRefusal | undefined;
    }
  | { readonly kind: 'known'; readonly key: 'failed' | 'session' | 'tooLarge' | 'unreadable' };

export class PictureError extends Error {
  readonly failure: PictureFailure;
  constructor(failure: PictureFailure) {
    super(failure.kind === 'server' ? failure.message : failure.key);
    this.failure = failure;
  }
}

/** Reads the answer to an upload: `{code, msg, data: {url}}`. */
export function readPictureAnswer(status: number, body: string): string | PictureFailure {
  try {
    const answer: unknown = JSON.parse(body);
    if (isRecord(answer)) {
      const { code, msg, data } = answer;
      if (code === 0 && isRecord(data) && typeof data.url === 'string') return data.url;
      if (code === 401) return { kind: 'known', key: 'session' };
      if (typeof msg === 'string' && /\p{Script=Han}/u.test(msg))
        return { kind: 'server', message: msg, refusal: refusalOf(answer) };
    }
  } catch {
    // Something between has answered in place of the server.
  }
  // A proxy takes no body over its own limit, which may be lower than ours.
  if (status === 413) return { kind: 'known', key: 'tooLarge' };
  return { kind: 'known', key: status === 401 ? 'session' : 'failed' };
}

/** The server would keep a PDF, too, which no listing shows, and does not look whether a picture is whole. */
const canBeShown = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (image) => {
      image.close();
      return true;
    },
    () => false,
  );

/** Stores a picture and resolves to its address. Rejects with a PictureError, or with the signal's reason when it is aborted. */
export async function uploadPicture(file: File, options: SendOptions): Promise<string> {
  if (!(await canBeShown(file))) throw new PictureError({ kind: 'known', key: 'unreadable' });
  const form = new FormData();
  form.append('file', file, file.name);
  const { status, body } = await send('/oss/upload', form, options);
  const answer = readPictureAnswer(status, body);
  if (typeof answer === 'string') return answer;
  if (answer.kind === 'known') throw new PictureError(answer);
  const tell = await serverWords();
  throw new PictureError({ kind: 'server', message: tell(answer.message, answer.refusal) });
}
