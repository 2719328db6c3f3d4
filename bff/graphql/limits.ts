import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../upstream/errors.ts';
import type { Measure } from './measure.ts';

/** What one operation may ask for, over HTTP and over the websocket alike. */
export const limits = {
  /** Tokens of a document, counted while it is read. */
  tokens: 2_000,
  /** Brackets of any kind inside one another: readers of documents are recursive, and the stack is not endless. */
  nesting: 60,
  /** Fields below one another. */
  depth: 10,
  /** The same inside `__schema` and `__type`: the usual introspection query is this deep. */
  introspectionDepth: 16,
  aliases: 30,
  directives: 20,
  /** Fields of a document with its fragments spread out. */
  fields: 400,
  /** Estimated work: see cost.ts. */
  cost: 10_000,
  /** Length of a request's body, or of a websocket message, in bytes. */
  bytes: 512 * 1024,
  /** Operations that one websocket may have under way. */
  operationsPerSocket: 100,
} as const;

/** A request that is refused before it runs, with a code of the closed list. */
export const refusal = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** The refusal of a document that is too large in some way; undefined when it is not. */
export function exceeded(measured: Measure): GraphQLError | undefined {
  for (const name of ['depth', 'introspectionDepth', 'aliases', 'directives', 'fields'] as const) {
    if (measured[name] > limits[name]) {
      return refusal(
        'LIMIT_EXCEEDED',
        `The document has ${name} ${measured[name]}; at most ${limits[name]} is served.`,
      );
    }
  }
  return undefined;
}

/** How deep the brackets of a text lie in one another, counted before anything reads it. */
export function nestingOf(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of source) {
    if (character === '{' || character === '[' || character === '(') {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === '}' || character === ']' || character === ')') depth -= 1;
  }
  return deepest;
}
