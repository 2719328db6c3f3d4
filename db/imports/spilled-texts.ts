import type { Database as Connection, Statement } from 'better-sqlite3';
import { copied } from '../engine/copied.ts';
import { openScratch, ScratchWriter } from '../engine/scratch.ts';

/** What texts may take in memory, in bytes: about so much for each beside its characters. */
const mostInMemory = 48 * 1024 * 1024;
const aroundText = 40;
const mostRecent = 10_000;

/** Numbered texts, from 0: the first ones in memory, and what is too much of them on the disk. */
export class SpilledTexts {
  readonly #first: string[] = [];
  #size = 0;
  #count = 0;
  #spilled:
    | { readonly writer: ScratchWriter; readonly find: Statement<[number], string> }
    | undefined;
  #connection: Connection | undefined;
  readonly #recent = new Map<number, string>();

  add(text: string): void {
    this.#size += 2 * text.length + aroundText;
    if (this.#size <= mostInMemory) this.#first.push(copied(text));
    else {
      this.#spilled ??= this.#spill();
      this.#spilled.writer.add(this.#count, text);
    }
    this.#count += 1;
  }

  /** Undefined when there are not so many. */
  at(index: number): string | undefined {
    if (index < this.#first.length) return this.#first[index];
    if (this.#spilled === undefined || index >= this.#count) return undefined;
    const recent = this.#recent.get(index);
    if (recent !== undefined) return recent;
    this.#spilled.writer.flush();
    const text = this.#spilled.find.get(index);
    if (text === undefined) return undefined;
    if (this.#recent.size >= mostRecent) this.#recent.clear();
    this.#recent.set(index, text);
    return text;
  }

  close(): void {
    this.#connection?.close();
  }

  #spill() {
    const connection = openScratch('create table spilled (number integer primary key, content)');
    this.#connection = connection;
    return {
      writer: new ScratchWriter(connection, 'spilled', 2),
      find: connection
        .prepare<[number], string>('select content from spilled where number = ?')
        .pluck(),
    };
  }
}
