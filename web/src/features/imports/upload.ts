export type Uploaded = { readonly uploadId: string; readonly fileName: string };

/** What went wrong: a sentence of the server, or one of ours by its key. */
export type UploadFailure =
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'known'; readonly key: 'tooLargeServer' | 'network' | 'session' | 'server' };

export class UploadError extends Error {
  readonly failure: UploadFailure;
  constructor(failure: UploadFailure) {
    super(failure.kind === 'server' ? failure.message : failure.key);
    this.failure = failure;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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
      return { kind: 'server', message: error.message };
    }
  }
  if (status === 413) return { kind: 'known', key: 'tooLargeServer' };
  if (status === 401) return { kind: 'known', key: 'session' };
  return { kind: 'known', key: 'server' };
};

type Options = {
  readonly signal: AbortSignal;
  /** Told the sent part of the file, 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * Sends a file as it is and resolves to its upload. Rejects with an UploadError, or with the
 * signal's reason when it is aborted. XMLHttpRequest, because fetch does not tell how much is sent.
 */
export const uploadFile = (file: File, { signal, onProgress }: Options): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const answer = readAnswer(request.status, request.responseText);
      if ('uploadId' in answer) resolve(answer);
      else reject(new UploadError(answer));
    };
    request.onerror = () => reject(new UploadError({ kind: 'known', key: 'network' }));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', `/upload/import?fileName=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('x-requested-with', 'web');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
