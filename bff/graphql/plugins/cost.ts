import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import { type Cost, costOf, type ListLength } from '../cost.ts';
import { type GraphqlLimits, isDeeper, refusal } from '../limits.ts';
import type { GraphPlugin } from './types.ts';

type Reader = Pick<Context, 'directory' | 'groups' | 'request' | 'params'>;

/** Asks for the cost of an operation to be told with its answer; so does `extensions.cost` of the request. */
export const costHeader = 'x-graphql-cost';

/**
 * Refuses an operation that would cost too much, with its variables. How long its lists really are is looked
 * up only where that decides, or where somebody asks what it costs.
 */
export const useCost = (schema: GraphQLSchema, limits: GraphqlLimits): GraphPlugin => {
  const limit = limits.cost;
  /** What each query was estimated at last: pages ask again with the very same variables. Those of mutations may be secret. */
  const last = new WeakMap<OperationDefinitionNode, { variables: string; cost: Cost }>();

  function estimated(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    given: Readonly<Record<string, unknown>>,
  ): Cost {
    if (operation.operation !== OperationTypeNode.QUERY)
      return costOf(schema, document, operation, given);
    const variables = JSON.stringify(given);
    const known = last.get(operation);
    if (known?.variables === variables) return known.cost;
    const cost = costOf(schema, document, operation, given);
    last.set(operation, { variables, cost });
    return cost;
  }

  async function measured(
    context: Reader,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    { lists }: Cost,
  ): Promise<NonNullable<Context['cost']>> {
    const lengths = new Map<Parameters<typeof lists.has>[0], number>();
    for (const field of lists) {
      // The schema declares it so, and nothing else by that name.
      const lengthOf = field.extensions.listLength as ListLength;
      // What cannot be read fails where it is read for the answer.
      const length = await lengthOf(context).catch(() => undefined);
      if (length !== undefined) lengths.set(field, length);
    }
    const variables = context.params?.variables ?? {};
    const { requested } = costOf(schema, document, operation, variables, lengths);
    if (requested > limit) {
      const message = `The operation costs ${requested}; at most ${limit} is served. Ask for shorter lists.`;
      throw refusal('LIMIT_EXCEEDED', message, undefined, { cost: { requested, limit } });
    }
    return { requested, limit };
  }

  return {
    onContextBuilding({ context, extendContext }) {
      const { document, params } = context;
      if (document === undefined) return;
      const name = params?.operationName ?? undefined;
      const operation = getOperationAST(document, name);
      if (!operation) throw refusal('GRAPHQL_VALIDATION_FAILED', wrongOperation(document, name));
      const given = params?.variables ?? {};
      if (isDeeper(given, limits.nesting)) {
        const message = `The variables nest more than ${limits.nesting} brackets.`;
        throw refusal('LIMIT_EXCEEDED', message);
      }
      const cost = estimated(document, operation, given);
      if (cost.requested <= limit && !isAsked(context)) return;
      return measured(context, document, operation, cost).then((found) =>
        extendContext({ cost: found }),
      );
    },
    onExecute: ({ args: { contextValue: context } }) =>
      isAsked(context)
        ? {
            onExecuteDone({ result, setResult }) {
              if (isAsyncIterable(result)) return;
              setResult({ ...result, extensions: { ...result.extensions, cost: context.cost } });
            },
          }
        : undefined,
  };
};

const isAsked = ({ request, params }: Reader): boolean =>
  params?.extensions?.cost === true || request?.headers.get(costHeader) === '1';

function wrongOperation(document: DocumentNode, name: string | undefined): string {
  const count = document.definitions.filter((definition) => 'operation' in definition).length;
  return name === undefined
    ? `operationName must name one of the ${count} operations.`
    : `The document has no operation ${JSON.stringify(name)}.`;
}
