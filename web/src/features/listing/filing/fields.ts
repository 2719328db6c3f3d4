/** What was answered has another shape than it should. */
export class Misread extends Error {
  override readonly name = 'Misread';
}

/** The fields of an answer, each read as what it must be. */
export class Fields {
  readonly #of: Readonly<Record<string, unknown>>;

  /** @throws Misread, as every reading does */
  constructor(value: unknown) {
    if (typeof value !== 'object' || value === null) throw new Misread('No object');
    this.#of = Object.fromEntries(Object.entries(value));
  }

  text(name: string): string {
    const value = this.#of[name];
    if (typeof value !== 'string') throw new Misread(`${name} is no text`);
    return value;
  }

  number(name: string): number {
    const value = this.#of[name];
    if (typeof value !== 'number') throw new Misread(`${name} is no number`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.#of[name];
    if (typeof value !== 'boolean') throw new Misread(`${name} is no flag`);
    return value;
  }

  /** Null where there is none. */
  textOrNull(name: string): string | null {
    return this.#of[name] === null ? null : this.text(name);
  }

  oneOf<Word extends string>(name: string, words: readonly Word[]): Word {
    const text = this.text(name);
    const word = words.find((each) => each === text);
    if (word === undefined) throw new Misread(`${name} is ${text}`);
    return word;
  }

  texts(name: string): string[] {
    return this.#list(name).map((value) => {
      if (typeof value !== 'string') throw new Misread(`${name} has no texts`);
      return value;
    });
  }

  all<T>(name: string, read: (of: Fields) => T): T[] {
    return this.#list(name).map((value) => read(new Fields(value)));
  }

  #list(name: string): unknown[] {
    const value = this.#of[name];
    if (!Array.isArray(value)) throw new Misread(`${name} is no list`);
    return value;
  }
}
