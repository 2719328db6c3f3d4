import { Parser } from 'htmlparser2';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { FileProblem } from '../file-problem.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** What is told of an XML document while it is read. Names come without the prefix of their namespace. */
export interface XmlHandler {
  /** `attributeReader` reads an attribute. */
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  /** A part of the text of an element. */
  text(text: string): void;
}

/** No cell, and no tag, is that long; what is longer would only fill the memory. */
const longestPart = 1_000_000;

/** Of a workbook that is not written as they are. */
export const unreadable = (): FileProblem => new FileProblem(importSentences.workbookUnreadable);

/** Reads XML in parts of any size, and keeps none of it. A document type is refused: workbooks have none. */
export class XmlReader {
  readonly #parser: Parser;
  #depth = 0;
  /** Characters since the last tag, by the part. */
  #untold = 0;

  constructor(handler: XmlHandler) {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => {
          this.#untold = 0;
          this.#depth += 1;
          handler.open(withoutPrefix(name), attributes);
        },
        onclosetag: (name) => {
          this.#untold = 0;
          this.#depth -= 1;
          handler.close(withoutPrefix(name));
        },
        ontext: (text) => handler.text(text),
        onprocessinginstruction: (name) => {
          if (name.startsWith('!')) throw unreadable();
        },
      },
      { xmlMode: true },
    );
  }

  /** @throws FileProblem when a text or a tag has no end */
  write(part: string): void {
    this.#untold += part.length;
    this.#parser.write(part);
    if (this.#untold > longestPart) throw unreadable();
  }

  /** @throws FileProblem when something is left open */
  end(): void {
    if (this.#depth > 0) throw unreadable();
    this.#parser.end();
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Makes the function that reads one attribute out of those of a tag; with any prefix, or none. */
export function attributeReader(name: string): (attributes: XmlAttributes) => string | undefined {
  const prefixed = `:${name}`;
  return (attributes) => {
    if (Object.hasOwn(attributes, name)) return attributes[name];
    for (const key in attributes) if (key.endsWith(prefixed)) return attributes[key];
    return undefined;
  };
}
