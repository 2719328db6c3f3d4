import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
} from 'graphql';
import { createYoga, type GraphQLParams } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Services } from '../services.ts';
import { DocumentCache } from './document-cache.ts';
import { defaultLimits, type GraphqlLimits } from './limits.ts';
import { asGraphQLError, maskError, withoutHttp } from './mask.ts';
import { useCost } from './plugins/cost.ts';
import { errorsBefore, useErrors } from './plugins/errors.ts';
import { useGraphiqlPage } from './plugins/graphiql.ts';
import { useIntrospectionRights } from './plugins/introspection.ts';
import { admitBy, type DocumentOptions, useKnownDocuments } from './plugins/known-documents.ts';
import { useLimits } from './plugins/limits.ts';
import { useLive } from './plugins/live.ts';
import { useOrigins } from './plugins/origins.ts';
import { usePreview } from './plugins/preview.ts';
import { useProtocol } from './plugins/protocol.ts';
import { useRepeatedRead } from './plugins/repeated-read.ts';
import { useReport } from './plugins/report.ts';
import { useSession } from './plugins/session.ts';
import { useStreams } from './plugins/streams.ts';
import type { Served } from './plugins/types.ts';
import { useValidation } from './plugins/validation.ts';
import type { AddedPlugin } from './plugins.ts';
import { aboutOf, codesOf, type Report } from './report.ts';
import type { SocketLimits, Standing } from './socket-limits.ts';

export interface GraphOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  /** Lets only signed-in callers introspect, and suggests no names to others. */
  readonly production: boolean;
  /** Shows GraphiQL to browsers. */
  readonly graphiql: boolean;
  /** The origin that browsers use. */
  readonly publicUrl: string | undefined;
  /** Origins of other pages that may ask, with a token of their own. */
  readonly allowedOrigins?: readonly string[];
  /** Limits that differ from `defaultLimits`. */
  readonly limits?: Partial<GraphqlLimits> | undefined;
  readonly streamLimits: SocketLimits;
  readonly standing: Standing;
  /** The documents that are known beforehand, and whether others are run. */
  readonly documents: DocumentOptions;
  /** What runs beside the graph's own plugins: see plugins.ts. */
  readonly plugins: readonly AddedPlugin[];
  /** Is told of every operation. */
  readonly report?: Report | undefined;
}

/** An operation that may run, or why it may not. */
export type Prepared =
  | {
      readonly args: ExecutionArgs;
      run(): Promise<ExecutionResult | AsyncIterable<ExecutionResult>>;
      readonly errors?: undefined;
    }
  | { readonly args?: undefined; readonly errors: readonly GraphQLError[] };

/** The one server of the graph: Yoga, over HTTP and, by `prepare`, over websockets. */
export interface Graph {
  /** The class of requests that costs it least; it takes any. */
  readonly Request: typeof Request;
  readonly limits: GraphqlLimits;
  handle(request: Request): Promise<Response>;
  /** Reads, judges and validates an operation that did not come by HTTP. Never rejects, nor does its run. */
  prepare(params: GraphQLParams, context: Context): Promise<Prepared>;
}

export function createGraph(options: GraphOptions): Graph {
  const { schema, services, production, publicUrl, allowedOrigins = [], report } = options;
  const { logger } = services;
  const limits = { ...defaultLimits, ...options.limits };
  const admit = admitBy(options.documents, limits);
  const yoga = createYoga<Served, Context>({
    schema,
    // Errors are logged by mask.ts, requests by the front.
    logging: false,
    // By plugins/graphiql.ts: Yoga's own makes and sends the whole page each time.
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    // By plugins/limits.ts: Yoga's own makes another request of each.
    maxRequestBodySize: false,
    maskedErrors: {
      errorMessage: '',
      maskError: (error) => maskError(asGraphQLError(error), undefined, logger),
    },
    parserAndValidationCache: {
      documentCache: new DocumentCache<DocumentNode>(),
      errorCache: new DocumentCache<unknown>(),
    },
    plugins: [
      ...(report ? [useReport(report)] : []),
      useKnownDocuments(admit),
      useLive({ isAlone: options.plugins.length === 0 }),
      ...options.plugins,
      useOrigins(publicUrl, allowedOrigins),
      ...(options.graphiql ? [useGraphiqlPage(services.now)] : []),
      useSession(services, publicUrl),
      useRepeatedRead(),
      useProtocol(),
      useLimits(limits),
      useValidation(),
      useCost(schema, limits),
      useIntrospectionRights(production),
      useStreams(options.streamLimits, options.standing),
      usePreview(),
      useErrors({ logger, production }),
    ],
  });

  // Taken once: each look at it makes a new function.
  const answer = yoga.fetch;

  return {
    Request: yoga.fetchAPI.Request,
    limits,
    handle: async (request) => answer(request),
    async prepare(sent, context) {
      const begun = performance.now();
      const done = (errors: readonly GraphQLError[] | undefined) =>
        report?.done({
          about: aboutOf(context),
          context,
          codes: codesOf(errors),
          ms: performance.now() - begun,
          isRepeated: false,
        });
      const refused = async (given: readonly GraphQLError[]) => {
        context.deadline.end();
        const errors = await errorsBefore(given, context, { logger, production });
        done(errors);
        return { errors: errors.map(withoutHttp) };
      };
      try {
        const params = admit(sent);
        const enveloped = yoga.getEnveloped(Object.assign(context, { params }));
        const document = enveloped.parse(params.query);
        const errors = enveloped.validate(schema, document);
        if (errors.length > 0) return await refused(errors);
        const args = {
          schema,
          document,
          operationName: params.operationName,
          variableValues: params.variables,
          contextValue: await enveloped.contextFactory(),
        };
        const isLive =
          getOperationAST(document, params.operationName)?.operation ===
          OperationTypeNode.SUBSCRIPTION;
        return {
          args,
          async run() {
            try {
              const result = await (isLive ? enveloped.subscribe : enveloped.execute)(args);
              done(Symbol.asyncIterator in result ? undefined : result.errors);
              return result;
            } catch (error) {
              return refused([asGraphQLError(error)]);
            } finally {
              context.deadline.end();
            }
          },
        };
      } catch (error) {
        return refused([asGraphQLError(error)]);
      }
    },
  };
}
