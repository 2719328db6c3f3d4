import { type DocumentNode, GraphQLError, parse, type Source } from 'graphql';
import { exceeded, type GraphqlLimits, nestingOf, refusal } from '../limits.ts';
import { measure } from '../measure.ts';
import type { GraphPlugin } from './types.ts';

/** Refuses bodies and documents that are too large before anything else looks at them. */
export const useLimits = (limits: GraphqlLimits): GraphPlugin => ({
  onRequestParse({ request, requestParser, setRequestParser }) {
    if (request.method !== 'POST' || requestParser === undefined) return;
    if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge(limits);
    setRequestParser(async (given) => {
      // The length that was announced may be none, or wrong.
      const text = await given.clone().text();
      if (Buffer.byteLength(text) > limits.bytes) throw tooLarge(limits);
      return requestParser(given);
    });
  },
  // Runs once for each document: what it comes to is remembered by Yoga's cache.
  onParse({ setParseFn }) {
    setParseFn((source: string | Source) => parseWithin(source, limits));
  },
});

const tooLarge = ({ bytes }: GraphqlLimits): GraphQLError =>
  refusal('LIMIT_EXCEEDED', `The body is larger than ${bytes} bytes.`, { status: 413 });

/** @throws GraphQLError when it is no document, or too large a one */
export function parseWithin(source: string | Source, limits: GraphqlLimits): DocumentNode {
  const nesting = nestingOf(typeof source === 'string' ? source : source.body);
  if (nesting > limits.nesting) {
    const message = `The document nests ${nesting} brackets; at most ${limits.nesting} is served.`;
    throw refusal('LIMIT_EXCEEDED', message);
  }
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    throw syntaxError(error, limits);
  }
  const refused = exceeded(measure(document), limits);
  if (refused !== undefined) throw refused;
  return document;
}

function syntaxError(error: unknown, limits: GraphqlLimits): GraphQLError {
  if (!(error instanceof GraphQLError)) {
    return refusal('GRAPHQL_PARSE_FAILED', 'The document cannot be read.');
  }
  const tooLong = error.message.includes(`more that ${limits.tokens} tokens`);
  return new GraphQLError(
    tooLong ? `The document has more than ${limits.tokens} tokens.` : error.message,
    {
      source: error.source,
      positions: error.positions,
      extensions: { code: tooLong ? 'LIMIT_EXCEEDED' : 'GRAPHQL_PARSE_FAILED' },
    },
  );
}
