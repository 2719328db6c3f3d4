import { FileProblem } from '../file-problem.ts';

/** What is told of an XML document while it is read. Names come without the prefix of their namespace. */
export interface XmlHandler {
  /** @param attributes as they are written; `attributeReader` reads one */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** A part of the text of an element. */
  text(text: string): void;
}

/** No cell, and no tag, is that long; what is longer would only fill the memory. */
const longestPart = 1_000_000;

const tag = /<(\/?)(?:[^\s/>:"']*:)?([^\s/>:"']+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>/y;

const unreadable = (): FileProblem =>
  new FileProblem('XLSX 文件无法读取，请在表格软件中打开并另存为 CSV 后再上传');

/** Reads XML in parts of any size, and keeps none of it. A document type is refused: workbooks have none. */
export class XmlReader {
  readonly #handler: XmlHandler;
  #rest = '';

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(part: string): void {
    const text = this.#rest + part;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (start < 0) break;
      if (start > at) this.#handler.text(plainText(text.slice(at, start)));
      const end = this.#markup(text, start);
      at = start;
      if (end < 0) break;
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > longestPart) throw unreadable();
  }

  /** @throws FileProblem when something is left open */
  end(): void {
    if (this.#rest.trim() !== '') throw unreadable();
  }

  /** Where the markup that begins here ends; -1 where its end is not there yet. */
  #markup(text: string, start: number): number {
    const next = text.charCodeAt(start + 1);
    if (next === questionMark) return after(text, '?>', start);
    if (next === exclamationMark) return this.#declaration(text, start);
    tag.lastIndex = start;
    const found = tag.exec(text);
    if (found === null) return -1;
    const [, closing, name = '', attributes = '', empty] = found;
    if (closing !== '/') this.#handler.open(name, attributes);
    if (closing === '/' || empty === '/') this.#handler.close(name);
    return tag.lastIndex;
  }

  #declaration(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return after(text, '-->', start + 4);
    if (text.startsWith('<![CDATA[', start)) {
      const end = after(text, ']]>', start);
      if (end > 0) this.#handler.text(text.slice(start + 9, end - 3));
      return end;
    }
    if (text.length - start >= 9) throw unreadable();
    return -1;
  }
}

const questionMark = '?'.charCodeAt(0);
const exclamationMark = '!'.charCodeAt(0);

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
};

/** Text as it is meant: entities are the characters that they stand for. */
const plainText = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
        if (name !== undefined) return entities[name] ?? all;
        const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return point <= 0x10ffff ? String.fromCodePoint(point) : all;
      })
    : text;

/** Makes the function that reads one attribute out of those of a tag; with any prefix, or none. */
export function attributeReader(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    if (attributes === '') return undefined;
    const found = pattern.exec(attributes);
    const value = found?.[1] ?? found?.[2];
    return value === undefined ? undefined : plainText(value);
  };
}
