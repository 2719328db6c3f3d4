interface Step {
  readonly name: string;
  readonly close: () => Promise<unknown> | unknown;
}

/** What has to be closed when the server stops, or when it cannot start after all. */
export interface Closing {
  /** Closed before everything that was added earlier. */
  add(name: string, close: Step['close']): void;
  /** Closed before everything else, together with others of its kind: what still takes work from outside. */
  addFirst(name: string, close: Step['close']): void;
  /** Closes everything once; a step that fails is logged and does not keep the others open. */
  run(): Promise<void>;
}

export function createClosing(logger: { error(fields: object, message: string): void }): Closing {
  const first: Step[] = [];
  const rest: Step[] = [];
  let running: Promise<void> | undefined;

  async function closeOne({ name, close }: Step): Promise<void> {
    try {
      await close();
    } catch (error) {
      logger.error({ part: name, err: error }, 'A part could not be closed');
    }
  }

  async function closeAll(): Promise<void> {
    await Promise.all(first.map(closeOne));
    for (const step of rest.toReversed()) await closeOne(step);
  }

  return {
    add: (name, close) => void rest.push({ name, close }),
    addFirst: (name, close) => void first.push({ name, close }),
    run() {
      running ??= closeAll();
      return running;
    },
  };
}
