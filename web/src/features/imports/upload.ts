import { type NamedRefusal, refusalOf, serverWords } from '../../i18n/server-words.ts';
import { type SendOptions, send } from '../../shared/files/send.ts';
import { isRecord } from '../../shared/is-record.ts';

export type Uploaded = { readonly uploadId: string; readonly fileName: string };

/** What went wrong: a sentence of the server, or one of ours by its key. */
export type UploadFailure =
  | {
      readonly kind: 'server';
      readonly message: string;
      readonly refusal?: NamedRefusal | undefined;
    }
  | { readonly kind: 'known'; readonly key: 'tooLargeServer' | 'network' | 'session' | 'server' };

export class UploadError extends Error {
  readonly failure: UploadFailure;
  constructor(failure: UploadFailure) {
    super(failure.kind === 'server' ? failure.message : failure.key);
    this.failure = failure;
  }
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/** Reads the answer to an upload: `{uploadId, fileName, size}` or `{error: {code, message}}`. */
export const readAnswer = (status: number, body: string): Uploaded | UploadFailure => {
  const answer = parsed(body);
  if (isRecord(answer)) {
    const { uploadId, fileName, error } = answer;
    if (status === 200 && typeof uploadId === 'string' && typeof fileName === 'string') {
      return { uploadId, fileName };
    }
    if (
      isRecord(error) &&
      typeof error.message === 'string' &&
      /\p{Script=Han}/u.test(error.message)
    ) {
      return { kind: 'server', message: error.message, refusal: refusalOf(error) };
    }
  }
  if (status === 0) return { kind: 'known', key: 'network' };
  if (status === 413) return { kind: 'known', key: 'tooLargeServer' };
  if (status === 401) return { kind: 'known', key: 'session' };
  return { kind: 'known', key: 'server' };
};

/** Sends a file as it is and resolves to its upload. Rejects with an UploadError, or with the signal's reason when it is aborted. */
export async function uploadFile(file: File, options: SendOptions): Promise<Uploaded> {
  const url = `/upload/import?fileName=${encodeURIComponent(file.name)}`;
  const { status, body } = await send(url, file, options);
  const answer = readAnswer(status, body);
  if ('uploadId' in answer) return answer;
  if (answer.kind === 'known') throw new UploadError(answer);
  const tell = await serverWords();
  throw new UploadError({ kind: 'server', message: tell(answer.message, answer.refusal) });
}
