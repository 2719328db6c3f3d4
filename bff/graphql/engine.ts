import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { type LiveEvent, mapped, type Stream } from '../events.ts';
import type { Logger } from '../upstream/call.ts';
import { costOf } from './cost.ts';
import { Documents } from './documents.ts';
import { defaultLimits, type GraphqlLimits, refusal } from './limits.ts';
import { maskError, withoutSuggestion } from './mask.ts';

/** What a client asks for, whichever way it came. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that may run. */
export interface Operation {
  readonly args: ExecutionArgs & { readonly contextValue: Context };
  readonly kind: OperationDefinitionNode['operation'];
}

export type Checked =
  | { readonly operation: Operation; readonly errors?: undefined }
  | { readonly operation?: undefined; readonly errors: readonly GraphQLError[] };

export interface EngineOptions {
  readonly schema: GraphQLSchema;
  /** Lets only signed-in callers introspect, and suggests no names to others. */
  readonly production: boolean;
  readonly logger: Logger;
  /** Limits that differ from `defaultLimits`. */
  readonly limits?: Partial<GraphqlLimits> | undefined;
}

/** Checks and runs operations: one road for HTTP and websocket, with the same limits and masking. */
export class Engine {
  readonly limits: GraphqlLimits;
  readonly #options: EngineOptions;
  readonly #documents: Documents;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.limits = { ...defaultLimits, ...options.limits };
    this.#documents = new Documents(options.schema, this.limits);
  }

  /** Reads, measures and validates the document; what comes back may run. */
  async check(request: OperationRequest, context: Context): Promise<Checked> {
    const { schema } = this.#options;
    const prepared = this.#documents.prepare(request.query);
    if (prepared.errors !== undefined) {
      return { errors: await this.#forReader(prepared.errors, context) };
    }
    const { document } = prepared;
    if (prepared.introspects && !(await this.#mayIntrospect(context))) {
      return {
        errors: [refusal('UNAUTHENTICATED', 'Only signed-in callers may introspect the schema.')],
      };
    }
    const operationName = request.operationName ?? undefined;
    const operation = getOperationAST(document, operationName);
    if (!operation) return { errors: [wrongOperation(document, operationName)] };
    const variables = request.variables ?? {};
    const cost = costOf(schema, document, operation, variables);
    if (cost > this.limits.cost) {
      const message = `The operation costs ${cost}; at most ${this.limits.cost} is served. Ask for shorter lists.`;
      return { errors: [refusal('LIMIT_EXCEEDED', message)] };
    }
    return {
      operation: {
        kind: operation.operation,
        args: {
          schema,
          document,
          operationName,
          variableValues: variables,
          contextValue: context,
        },
      },
    };
  }

  /** Runs a query or mutation. Never rejects. */
  async run({ args }: Operation): Promise<ExecutionResult> {
    try {
      const result = this.#masked(await execute(args), args.contextValue);
      // Computed figures must never pass for somebody's own.
      return args.contextValue.isPreview ? { ...result, extensions: { preview: true } } : result;
    } catch (error) {
      return this.#failed(error, args.contextValue);
    }
  }

  /** Starts a subscription: its results, or the errors that keep it from starting. Never rejects. */
  async subscribe({ args }: Operation): Promise<ExecutionResult | Stream<ExecutionResult>> {
    const { contextValue: context } = args;
    try {
      const source = await createSourceEventStream(args);
      if (!(Symbol.asyncIterator in source)) return this.#masked(source, context);
      // Every subscription field of the schema yields live events.
      const events = source as AsyncIterable<LiveEvent<unknown>>;
      return mapped(
        [errorsAsValues(events[Symbol.asyncIterator]())],
        (event) => this.#event(args, event),
        (result) => result.data === undefined,
      );
    } catch (error) {
      return this.#failed(error, context);
    } finally {
      context.deadline.end();
    }
  }

  /** Executes the operation for one event, with what was read to authorise it. */
  async #event(
    args: Operation['args'],
    event: LiveEvent<unknown> | GraphQLError,
  ): Promise<ExecutionResult> {
    if (event instanceof GraphQLError) return this.#masked({ errors: [event] }, args.contextValue);
    try {
      return await this.run({
        kind: OperationTypeNode.SUBSCRIPTION,
        args: { ...args, rootValue: event, contextValue: event.context },
      });
    } finally {
      event.context.deadline.end();
    }
  }

  #masked(result: ExecutionResult, context: Context): ExecutionResult {
    if (result.errors === undefined) return result;
    const { requestId } = context.credentials;
    const errors = result.errors
      .map((error) => maskError(error, requestId, this.#options.logger))
      .map((error) => (this.#options.production ? withoutSuggestion(error) : error));
    if (errors.some((error) => error.extensions.code === 'UNAUTHENTICATED')) context.signOut();
    return { ...result, errors };
  }

  #failed(error: unknown, context: Context): ExecutionResult {
    return this.#masked({ errors: [asGraphQLError(error)] }, context);
  }

  async #forReader(
    errors: readonly GraphQLError[],
    context: Context,
  ): Promise<readonly GraphQLError[]> {
    const { requestId } = context.credentials;
    const masked = errors.map((error) => maskError(error, requestId, this.#options.logger));
    return (await this.#mayIntrospect(context)) ? masked : masked.map(withoutSuggestion);
  }

  /** In production the schema is shown to signed-in callers only; a token that is over is none. */
  async #mayIntrospect(context: Context): Promise<boolean> {
    if (!this.#options.production) return true;
    if (context.isVisitor) return false;
    try {
      return !(await context.viewer()).isVisitor;
    } catch {
      return false;
    }
  }
}

const asGraphQLError = (error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError, path: [] });
};

function wrongOperation(document: DocumentNode, name: string | undefined): GraphQLError {
  const names = document.definitions.flatMap((definition) =>
    'operation' in definition ? [definition.name?.value ?? '(unnamed)'] : [],
  );
  const message =
    name === undefined
      ? `operationName must name one of the ${names.length} operations.`
      : `The document has no operation ${JSON.stringify(name)}.`;
  return refusal('GRAPHQL_VALIDATION_FAILED', message);
}

/** A source whose failure is its last value, so that it can be told to the client before the end. */
function errorsAsValues<T>(
  source: AsyncIterator<T, unknown, undefined>,
): AsyncIterator<T | GraphQLError, unknown, undefined> {
  let failed = false;
  return {
    async next() {
      if (failed) return { done: true, value: undefined };
      try {
        return await source.next();
      } catch (error) {
        failed = true;
        return { done: false, value: asGraphQLError(error) };
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}
