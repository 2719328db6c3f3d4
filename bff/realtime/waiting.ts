/** One topic as one subscriber hears it. */
export interface Heard {
  /** Given out where messages may have been missed; undefined where there is nothing to say. */
  readonly joined: unknown;
}

/** How many messages may wait, for one subscriber and for all of them together. */
export class Room {
  readonly perSubscriber: number;
  readonly inAll: number;
  /** Messages that are waiting now, and those that slow subscribers have lost. */
  waiting = 0;
  lost = 0;

  constructor(perSubscriber: number, inAll: number) {
    this.perSubscriber = perSubscriber;
    this.inAll = inAll;
  }
}

type Step = IteratorResult<unknown, undefined>;
const over: Step = { done: true, value: undefined };

/**
 * What one subscriber has not taken yet. A message is held once for all who wait for it. Who has too many
 * is told of each of their topics that messages were missed, so that it is read anew; where a topic has no
 * words for that, the oldest messages give way to the newest.
 */
export class Waiting implements AsyncIterableIterator<unknown, undefined, undefined> {
  readonly #room: Room;
  #values: unknown[] = [];
  #topics: Heard[] = [];
  #first = 0;
  #taker: { resolve(step: Step): void; reject(error: Error): void } | undefined;
  #start: ((waiting: Waiting) => () => void) | undefined;
  #leave: (() => void) | undefined;
  #ended = false;
  #failure: Error | undefined;

  /** `start` begins to listen and returns how to stop; it runs with the first `next()`. */
  constructor(room: Room, start: (waiting: Waiting) => () => void) {
    this.#room = room;
    this.#start = start;
  }

  push(topic: Heard, value: unknown): void {
    if (this.#ended) return;
    const taker = this.#taker;
    if (taker !== undefined) {
      this.#taker = undefined;
      taker.resolve({ done: false, value });
      return;
    }
    const isFull =
      this.#values.length - this.#first >= this.#room.perSubscriber ||
      this.#room.waiting >= this.#room.inAll;
    if (isFull && topic.joined !== undefined) this.#missed(topic);
    else {
      if (isFull) this.#loseOldest();
      this.#add(topic, value);
    }
  }

  /** Nothing more will come; what waits is still given out, and the error after it. */
  stop(error?: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#start = undefined;
    this.#leave?.();
    const taker = this.#taker;
    this.#taker = undefined;
    if (taker === undefined) this.#failure = error;
    else if (error === undefined) taker.resolve(over);
    else taker.reject(error);
  }

  next(): Promise<Step> {
    const start = this.#start;
    this.#start = undefined;
    if (start !== undefined) {
      const leave = start(this);
      if (this.#ended) leave();
      else this.#leave = leave;
    }
    if (this.#first < this.#values.length)
      return Promise.resolve({ done: false, value: this.#take() });
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) return Promise.reject(failure);
    if (this.#ended) return Promise.resolve(over);
    return new Promise((resolve, reject) => {
      this.#taker = { resolve, reject };
    });
  }

  return(): Promise<Step> {
    this.#clear();
    this.stop();
    this.#failure = undefined;
    return Promise.resolve(over);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #add(topic: Heard, value: unknown): void {
    this.#values.push(value);
    this.#topics.push(topic);
    this.#room.waiting += 1;
  }

  #take(): unknown {
    const value = this.#values[this.#first];
    this.#values[this.#first] = undefined;
    this.#first += 1;
    this.#room.waiting -= 1;
    // What was taken is let go of now and then: moving the rest for each would cost more the more there is.
    if (this.#first === this.#values.length || this.#first >= 1_024) {
      this.#values.splice(0, this.#first);
      this.#topics.splice(0, this.#first);
      this.#first = 0;
    }
    return value;
  }

  #loseOldest(): void {
    if (this.#first === this.#values.length) return;
    this.#take();
    this.#room.lost += 1;
  }

  /** Keeps what cannot be said in other words; the messages of each other topic are told as missed, once. */
  #missed(latest: Heard): void {
    const values = this.#values.slice(this.#first);
    const topics = this.#topics.slice(this.#first);
    this.#clear();
    const missed = new Set<Heard>();
    const told = new Set<Heard>();
    topics.forEach((topic, place) => {
      const value = values[place];
      const isJoined = topic.joined !== undefined && value === topic.joined;
      if (topic.joined !== undefined && !isJoined) {
        missed.add(topic);
        this.#room.lost += 1;
      } else if (!isJoined || !told.has(topic)) {
        if (isJoined) told.add(topic);
        this.#add(topic, value);
      }
    });
    missed.add(latest);
    this.#room.lost += 1;
    for (const topic of missed) this.#add(topic, topic.joined);
  }

  #clear(): void {
    this.#room.waiting -= this.#values.length - this.#first;
    this.#values = [];
    this.#topics = [];
    this.#first = 0;
  }
}
