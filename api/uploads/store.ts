import type { ApiConfig } from '../deps.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** A file on its way out. */
export interface StoredFile {
  readonly size: number;
  readonly body: Blob | ReadableStream<Uint8Array>;
}

/** Where files lie, by names that are made of their content: one name never has other bytes. */
export interface FileStore {
  put(name: string, type: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  has(name: string): Promise<boolean>;
}

/** The store does not answer, or not as it should. The message has no secret and no address. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** An S3-compatible store, by the signature of its version 4. */
export interface S3Settings {
  /** Its address with the bucket: https://s3.example.com/bucket. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** The configured one: a bucket, or a folder of the processes' common data. */
export const fileStoreOf = ({ s3, dataDir }: Pick<ApiConfig, 's3' | 'dataDir'>): FileStore =>
  s3 === undefined ? folderStore(dataDir) : s3Store(s3);
