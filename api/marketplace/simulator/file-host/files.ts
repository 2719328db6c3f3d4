import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

/** What the host keeps: a folder for each file, with its parts until they are one. */

const lifetime = 24 * 60 * 60 * 1000;

export const isFileId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

export class HostFiles {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, 'simulated-files');
  }

  #path(id: string, name: string): string {
    return join(this.#root, id, name);
  }

  /** Makes room for a file, and removes those of yesterday. */
  async open(id: string): Promise<void> {
    const names = await readdir(this.#root).catch(() => []);
    for (const name of names) {
      const path = join(this.#root, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - lifetime)
        await rm(path, { recursive: true, force: true });
    }
    await mkdir(join(this.#root, id), { recursive: true, mode: 0o700 });
  }

  async isOpen(id: string): Promise<boolean> {
    return stat(join(this.#root, id)).then(
      () => true,
      () => false,
    );
  }

  /** A file that is sent whole. */
  async put(id: string, bytes: Uint8Array): Promise<void> {
    await this.open(id);
    await writeFile(this.#path(id, 'whole'), bytes, { mode: 0o600 });
  }

  /** One that is sent again takes the place of the former. */
  async putPart(id: string, number: number, bytes: Uint8Array): Promise<void> {
    const path = this.#path(id, `part-${number}`);
    await writeFile(`${path}.new`, bytes, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  /** Joins parts 1 to `count`; false where one is missing or the whole has another hash. */
  async join(id: string, count: number, sha256: string): Promise<boolean> {
    const hash = createHash('sha256');
    const joined = this.#path(id, 'joined');
    await writeFile(joined, '', { mode: 0o600 });
    for (let number = 1; number <= count; number += 1) {
      const bytes = await readFile(this.#path(id, `part-${number}`)).catch(() => undefined);
      if (bytes === undefined) return false;
      hash.update(bytes);
      await appendFile(joined, bytes);
    }
    if (hash.digest('hex') !== sha256) return false;
    await rename(joined, this.#path(id, 'whole'));
    for (let number = 1; number <= count; number += 1)
      await rm(this.#path(id, `part-${number}`), { force: true });
    return true;
  }

  async get(id: string): Promise<{ readonly head: Uint8Array; readonly body: Blob } | undefined> {
    const path = this.#path(id, 'whole');
    const body = await openAsBlob(path).catch(() => undefined);
    if (body === undefined) return undefined;
    let head: Uint8Array = new Uint8Array();
    for await (const chunk of createReadStream(path, { end: 63 })) head = chunk;
    return { head, body };
  }
}
