import {
  imageTypes,
  mostPartFailures,
  multipartSdk,
  partBytes,
} from '../../../../api/contract/rules/platform-files.ts';
import type { HostAnswer } from './host-answer.ts';
import { type AskHost, HelperAway } from './host-calls.ts';
import type { UploadMemory, UploadProgress } from './upload-progress.ts';

/** Sends a file to the file host of a marketplace: a picture, a file in one piece, or a large one in parts. */

/** What the person is told of a failure, by the key of its text. */
export type UploadProblem = 'imageSignature' | 'fileSignature' | 'init' | 'parts' | 'exception';

export class PlatformUploadError extends Error {
  readonly problem: UploadProblem;
  /** What the host or the helper says about it; may be empty. */
  readonly detail: string;
  /** Whether the helper was not there: the upload goes on once it is there again. */
  readonly isHelperAway: boolean;
  constructor(problem: UploadProblem, detail = '', cause?: unknown) {
    super(`${problem} ${detail}`, { cause });
    this.problem = problem;
    this.detail = detail;
    this.isHelperAway = cause instanceof HelperAway;
  }
}

export interface PlatformUpload {
  readonly file: File;
  readonly mallId: string;
  readonly ask: AskHost;
  readonly memory: UploadMemory;
  /** Ends the upload; what was sent in parts stays known. */
  readonly signal: AbortSignal;
  /** Told the sent part of the file, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Waits before a part is tried again. */
  readonly pause?: (failures: number) => Promise<void>;
}

const isImage = ({ type }: File): boolean => imageTypes.includes(type);

const waitLonger = (failures: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 250 * failures));

/**
 * The address of the file at the host.
 * @throws PlatformUploadError, or the reason of the signal when that ends the upload
 */
export async function uploadToPlatform(upload: PlatformUpload): Promise<string> {
  try {
    if (isImage(upload.file)) return await sendImage(upload);
    return upload.file.size < partBytes ? await sendWhole(upload) : await sendInParts(upload);
  } catch (error) {
    if (upload.signal.aborted) throw upload.signal.reason;
    throw error instanceof PlatformUploadError
      ? error
      : new PlatformUploadError('exception', '', error);
  }
}

async function sign({ file, ask, signal }: PlatformUpload): Promise<string> {
  const kind = isImage(file) ? 'image' : 'file';
  const answer = await ask('signature', { bucket_tag: kind, file_name: file.name }, signal);
  if (answer.isSuccess && answer.signature !== '') return answer.signature;
  throw new PlatformUploadError(`${kind}Signature`, answer.errorMessage);
}

/** The address in an answer that must have one. */
function addressIn(answer: HostAnswer, address: string): string {
  if (answer.isSuccess && address !== '') return address;
  throw new PlatformUploadError('exception', answer.errorMessage);
}

function formOf(fields: Readonly<Record<string, string>>, name: string, file: Blob, as: string) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, file, as);
  return form;
}

async function sendImage(upload: PlatformUpload): Promise<string> {
  const { file, ask, signal, onProgress } = upload;
  const signature = await sign(upload);
  const answer = await ask('image', formOf({ signature }, 'image', file, file.name), signal);
  onProgress(1);
  return addressIn(answer, answer.url);
}

async function sendWhole(upload: PlatformUpload): Promise<string> {
  const { file, ask, signal, onProgress } = upload;
  const signature = await sign(upload);
  const answer = await ask('file', formOf({ signature }, 'file', file, file.name), signal);
  onProgress(1);
  return addressIn(answer, answer.downloadUrl);
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const keyOf = (mallId: string, sha256: string): string => `${mallId} ${sha256}`;

const hashOf = async (file: File): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

/** Forgets how far the upload of a file has come. */
export const forgetUpload = async (
  { file, mallId }: Pick<PlatformUpload, 'file' | 'mallId'>,
  memory: UploadMemory,
): Promise<void> => memory.drop(keyOf(mallId, await hashOf(file)));

async function begin(upload: PlatformUpload): Promise<UploadProgress> {
  const { file, ask, signal } = upload;
  const signature = await sign(upload);
  const fields = { signature, file_size: file.size, sdk_version: multipartSdk };
  const answer = await ask('multipart/init', fields, signal).catch((error: unknown) => {
    throw new PlatformUploadError('init', '', error);
  });
  if (!answer.isSuccess || answer.uploadId === '')
    throw new PlatformUploadError('init', answer.errorMessage);
  return { uploadId: answer.uploadId, signature, done: [], begunAt: Date.now() };
}

async function sendPart(
  { file, ask, signal, pause = waitLonger }: PlatformUpload,
  { uploadId, signature }: UploadProgress,
  number: number,
): Promise<void> {
  const bytes = file.slice((number - 1) * partBytes, number * partBytes);
  const fields = { signature, upload_id: uploadId, part_num: String(number) };
  let detail = '';
  for (let failures = 0; failures < mostPartFailures; failures += 1) {
    if (failures > 0) await pause(failures);
    signal.throwIfAborted();
    const answer = await ask('multipart/part', formOf(fields, 'part', bytes, file.name), signal);
    if (answer.isSuccess) return;
    detail = answer.errorMessage;
  }
  throw new PlatformUploadError('parts', detail);
}

async function sendInParts(upload: PlatformUpload): Promise<string> {
  const { file, mallId, ask, memory, signal, onProgress } = upload;
  const sha256 = await hashOf(file);
  const key = keyOf(mallId, sha256);
  const kept = await memory.get(key);
  let progress = kept ?? (await begin(upload));
  const parts = Math.ceil(file.size / partBytes);
  const report = () => onProgress(progress.done.length / parts);
  report();
  try {
    for (let number = 1; number <= parts; number += 1) {
      if (progress.done.includes(number)) continue;
      await sendPart(upload, progress, number);
      progress = { ...progress, done: [...progress.done, number] };
      await memory.put(key, progress);
      report();
    }
  } catch (error) {
    // Of what was begun before not one part was taken: the host may have forgotten it.
    const isStale = kept !== undefined && progress === kept;
    if (isStale && error instanceof PlatformUploadError) await memory.drop(key);
    throw error;
  }
  const { uploadId, signature } = progress;
  const fields = { signature, upload_id: uploadId, parts, sha256 };
  const answer = await ask('multipart/complete', fields, signal);
  await memory.drop(key);
  if (answer.sha256 !== sha256) throw new PlatformUploadError('exception', answer.errorMessage);
  return addressIn(answer, answer.downloadUrl);
}
