export interface SendOptions {
  readonly signal: AbortSignal;
  /** Told the sent part of the body, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export interface Sent {
  /** 0 where the connection was lost. */
  readonly status: number;
  readonly body: string;
}

/**
 * Posts a file with its progress; rejects with the signal's reason when it is aborted. XMLHttpRequest, because fetch
 * does not tell how much is sent.
 */
export const send = (
  url: string,
  body: File | FormData,
  { signal, onProgress }: SendOptions,
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => resolve({ status: 0, body: '' });
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('x-requested-with', 'web');
    // As of GraphQL: what the server says in Chinese is told in the language of the page here.
    request.setRequestHeader('accept-language', 'zh-CN');
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(body);
  });
