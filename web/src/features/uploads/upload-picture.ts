/** What went wrong with a picture: a sentence of the server, or one of ours by its key. */
export type PictureFailure =
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'known'; readonly key: 'failed' | 'session' };

export class PictureError extends Error {
  readonly failure: PictureFailure;
  constructor(failure: PictureFailure) {
    super(failure.kind === 'server' ? failure.message : failure.key);
    this.failure = failure;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the answer to an upload: `{code, msg, data: {url}}`. */
export function readPictureAnswer(status: number, body: string): string | PictureFailure {
  try {
    const answer: unknown = JSON.parse(body);
    if (isRecord(answer)) {
      const { code, msg, data } = answer;
      if (code === 0 && isRecord(data) && typeof data.url === 'string') return data.url;
      if (code === 401) return { kind: 'known', key: 'session' };
      if (typeof msg === 'string' && /\p{Script=Han}/u.test(msg))
        return { kind: 'server', message: msg };
    }
  } catch {
    // Something between has answered in place of the server.
  }
  return { kind: 'known', key: status === 401 ? 'session' : 'failed' };
}

interface Options {
  readonly signal: AbortSignal;
  /** Told the sent part of the file, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Stores a picture and resolves to its address. Rejects with a PictureError, or with the signal's reason when it is
 * aborted. XMLHttpRequest, because fetch does not tell how much is sent.
 */
export const uploadPicture = (file: File, { signal, onProgress }: Options): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const answer = readPictureAnswer(request.status, request.responseText);
      if (typeof answer === 'string') resolve(answer);
      else reject(new PictureError(answer));
    };
    request.onerror = () => reject(new PictureError({ kind: 'known', key: 'failed' }));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', '/oss/upload');
    request.setRequestHeader('x-requested-with', 'web');
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
