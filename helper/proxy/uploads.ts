import { partBytes } from '../../api/contract/rules/platform-files.ts';
import { readPaths } from './paths.ts';

/**
 * The calls of a file host, which pages make below /proxy/upload/. Their paths there are not public, so that those of
 * the simulated host stand here; HELPER_UPLOAD_PATHS names a file with others.
 */
const uploadPaths = {
  signature: '/api/simulator/files/signature',
  image: '/api/simulator/files/image',
  file: '/api/simulator/files/file',
  'multipart/init': '/api/simulator/files/multipart/init',
  'multipart/part': '/api/simulator/files/multipart/part',
  'multipart/complete': '/api/simulator/files/multipart/complete',
} as const;

type UploadCall = keyof typeof uploadPaths;
export type UploadPaths = Readonly<Record<UploadCall, string>>;

export const isUploadCall = (name: string): name is UploadCall => Object.hasOwn(uploadPaths, name);

/** With the form around it; what the helper is told of bodies never makes a part too long. */
export const longestPart = partBytes + 64 * 1024;

/** @throws where the file cannot be used, as `whyUnusable` tells */
export const readUploadPaths = (file: string | undefined): Promise<UploadPaths> =>
  readPaths(uploadPaths, file);
