import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { exceeded, type GraphqlLimits, nestingOf, refusal } from './limits.ts';
import { measure } from './measure.ts';

/** A document that was read, measured and validated, or why it cannot be. */
export type Prepared =
  | { readonly document: DocumentNode; readonly introspects: boolean; readonly errors?: undefined }
  | { readonly document?: undefined; readonly errors: readonly GraphQLError[] };

/** How many documents are remembered, and the longest one that is, in UTF-16 units. */
const remembered = 500;
const longest = 20_000;
/** Enough to mend a document by; more would only lengthen the answer. */
const mostErrors = 10;

/** Prepares each document once. What is remembered does not depend on who asks. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #limits: GraphqlLimits;
  readonly #prepared = new Map<string, Prepared>();

  constructor(schema: GraphQLSchema, limits: GraphqlLimits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  prepare(source: string): Prepared {
    const known = this.#prepared.get(source);
    if (known !== undefined) {
      this.#prepared.delete(source);
      this.#prepared.set(source, known);
      return known;
    }
    const prepared = prepare(this.#schema, this.#limits, source);
    if (source.length <= longest) {
      this.#prepared.set(source, prepared);
      for (const oldest of this.#prepared.keys()) {
        if (this.#prepared.size <= remembered) break;
        this.#prepared.delete(oldest);
      }
    }
    return prepared;
  }
}

function prepare(schema: GraphQLSchema, limits: GraphqlLimits, source: string): Prepared {
  const nesting = nestingOf(source);
  if (nesting > limits.nesting) {
    const message = `The document nests ${nesting} brackets; at most ${limits.nesting} is served.`;
    return { errors: [refusal('LIMIT_EXCEEDED', message)] };
  }
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    return { errors: [syntaxError(error, limits)] };
  }
  const measured = measure(document);
  const refused = exceeded(measured, limits);
  if (refused !== undefined) return { errors: [refused] };
  const errors = validate(schema, document, undefined, { maxErrors: mostErrors });
  if (errors.length > 0) return { errors };
  return { document, introspects: measured.introspectionDepth > 0 };
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
