type Readers = {
  /** What the data service says when it refuses a read; undefined for every other failure. */
  readonly refusalIn: (error: unknown) => string | undefined;
  /** Whether no answer came at all, so that it may be the network. */
  readonly isWithoutAnswer: (error: unknown) => boolean;
};

let readers: Readers = { refusalIn: () => undefined, isWithoutAnswer: () => false };

/** What talks to the server tells here how its errors are read. */
export function provideReaders(read: Readers): void {
  readers = read;
}

export const refusalIn: Readers['refusalIn'] = (error) => readers.refusalIn(error);
export const isWithoutAnswer: Readers['isWithoutAnswer'] = (error) =>
  readers.isWithoutAnswer(error);
