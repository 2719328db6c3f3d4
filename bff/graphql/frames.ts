import type { ExecutionResult } from 'graphql';

/** By result: its text, made once however many subscribers share it. */
const texts = new WeakMap<ExecutionResult, string>();

function textOf(result: ExecutionResult): string {
  const known = texts.get(result) ?? JSON.stringify(result);
  texts.set(result, known);
  return known;
}

const nothing = {};
const nothingText = '{}';

/**
 * The results of one websocket on their way out. graphql-ws writes each message by itself; it is given an empty
 * payload to write, and the text of the result is put in its place when the message is sent.
 */
export class Frames {
  readonly #texts = new Map<string, string>();

  /** What graphql-ws is to write for the payload; undefined where it writes the result itself. */
  prepare(id: string, result: ExecutionResult): ExecutionResult | undefined {
    // Errors have a form of their own, and are told to one subscriber.
    if (result.errors !== undefined) return undefined;
    const message = `{"id":${JSON.stringify(id)},"type":"next","payload":${nothingText}}`;
    this.#texts.set(message, textOf(result));
    return nothing;
  }

  /** The message with the result in it. */
  complete(message: string): string {
    const text = this.#texts.get(message);
    if (text === undefined) return message;
    this.#texts.delete(message);
    return `${message.slice(0, -nothingText.length - 1)}${text}}`;
  }
}
