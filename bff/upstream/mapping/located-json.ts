/** JSON of a file that a person has written, with the line of each of its members. */
export interface LocatedJson {
  readonly value: unknown;
  /** Line of the member at this path, or of the nearest that there is above it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** The text is no JSON, or says one name twice, of which JSON.parse would drop the first without a word. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const blank = /[ \t\r\n]*/y;
const token =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String));

/** @throws JsonFault */
export function parseLocated(text: string): LocatedJson {
  const reader = new Reader(text);
  const value = reader.whole();
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const line = reader.lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

class Reader {
  readonly lines = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): unknown {
    const value = this.#value(this.#next('a value'), []);
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw this.#unexpected('nothing more');
    return value;
  }

  #value(first: string, path: readonly PropertyKey[]): unknown {
    if (first === '{') return this.#object(path);
    if (first === '[') return this.#list(path);
    if (/^[\]},:]$/.test(first)) throw this.#unexpected('a value', first);
    return JSON.parse(first);
  }

  #object(path: readonly PropertyKey[]): unknown {
    const members = new Map<string, unknown>();
    let next = this.#next('a name or }');
    while (next !== '}') {
      if (!next.startsWith('"')) throw this.#unexpected('a name in double quotes', next);
      const name: unknown = JSON.parse(next);
      const line = this.#line();
      if (typeof name !== 'string' || members.has(name))
        throw new JsonFault(line, `${next} stands there twice: leave one of them out`);
      const own = [...path, name];
      this.lines.set(keyOf(own), line);
      const colon = this.#next('":"');
      if (colon !== ':') throw this.#unexpected('":"', colon);
      members.set(name, this.#value(this.#next('a value'), own));
      next = this.#separated('}');
    }
    return Object.fromEntries(members);
  }

  #list(path: readonly PropertyKey[]): unknown {
    const members: unknown[] = [];
    let next = this.#next('a value or ]');
    while (next !== ']') {
      const own = [...path, members.length];
      this.lines.set(keyOf(own), this.#line());
      members.push(this.#value(next, own));
      next = this.#separated(']');
    }
    return members;
  }

  /** What comes after a member: its end, or the beginning of the next. */
  #separated(end: '}' | ']'): string {
    const after = this.#next(`"," or "${end}"`);
    if (after === end) return end;
    if (after !== ',') throw this.#unexpected(`"," or "${end}"`, after);
    const next = this.#next('another member');
    if (next === end) throw this.#unexpected('another member after the ","', next);
    return next;
  }

  #next(wanted: string): string {
    this.#skipBlanks();
    token.lastIndex = this.#at;
    const [found] = token.exec(this.#text) ?? [];
    if (found === undefined) throw this.#unexpected(wanted);
    this.#at += found.length;
    return found;
  }

  #skipBlanks(): void {
    blank.lastIndex = this.#at;
    this.#at += blank.exec(this.#text)?.[0].length ?? 0;
  }

  #line(): number {
    return this.#text.slice(0, this.#at).split('\n').length;
  }

  #unexpected(wanted: string, found = this.#text.slice(this.#at).split(/[\s,]/, 1)[0]): JsonFault {
    const there = found ? JSON.stringify(found) : 'the end';
    return new JsonFault(this.#line(), `expected ${wanted}, found ${there}`);
  }
}
