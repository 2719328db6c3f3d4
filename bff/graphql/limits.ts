import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../upstream/errors.ts';
import type { Measure } from './measure.ts';

/** What one operation may ask for, over HTTP and over the websocket alike. */
export interface GraphqlLimits {
  /** Tokens of a document, counted while it is read. */
  readonly tokens: number;
  /** Brackets of any kind inside one another: readers of documents are recursive, and the stack is not endless. */
  readonly nesting: number;
  /** Fields below one another. */
  readonly depth: number;
  /** The same inside `__schema` and `__type`: the usual introspection query is this deep. */
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields of a document with its fragments spread out. */
  readonly fields: number;
  /** Estimated work: see cost.ts. */
  readonly cost: number;
  /** Length of a request's body, or of a websocket message, in bytes. */
  readonly bytes: number;
  /** Operations that one websocket may have under way. */
  readonly operationsPerSocket: number;
}

export const defaultLimits: GraphqlLimits = {
  tokens: 2_000,
  nesting: 60,
  depth: 10,
  introspectionDepth: 16,
  aliases: 30,
  directives: 20,
  fields: 400,
  cost: 10_000,
  bytes: 512 * 1024,
  operationsPerSocket: 100,
};

/** Said to a program that brings an Authorization header which holds no token. */
export const unusableToken =
  'The Authorization header cannot be used. Send "Bearer TOKEN", or "visitor" for the preview.';

/** How a refusal looks over HTTP: with `spec` an answer of plain JSON has the status 200 all the same. */
export interface HttpRefusal {
  readonly status: number;
  readonly spec?: boolean;
}

/** A request that is refused before it runs, with a code of the closed list. */
export const refusal = (
  code: ErrorCode,
  message: string,
  http?: HttpRefusal,
  more: { readonly cost?: object } = {},
): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more, ...(http && { http }) } });

/** The refusal of a document that is too large in some way; undefined when it is not. */
export function exceeded(measured: Measure, limits: GraphqlLimits): GraphQLError | undefined {
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

/** Whether values lie deeper in one another than `most`; it goes no deeper itself. */
export const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1)));

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
