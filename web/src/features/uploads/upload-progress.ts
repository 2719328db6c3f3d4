/** How far an upload in parts has come, so that it goes on where it stopped. */
export interface UploadProgress {
  readonly uploadId: string;
  readonly signature: string;
  /** Numbers of the parts that the host has. */
  readonly done: readonly number[];
  readonly begunAt: number;
}

export interface UploadMemory {
  get(key: string): Promise<UploadProgress | undefined>;
  put(key: string, progress: UploadProgress): Promise<void>;
  drop(key: string): Promise<void>;
}
