import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { costOf } from '../cost.ts';
import { type GraphqlLimits, refusal } from '../limits.ts';
import type { GraphPlugin } from './types.ts';

/** Refuses an operation that would cost too much, with its variables. */
export const useCost = (schema: GraphQLSchema, limits: GraphqlLimits): GraphPlugin => ({
  onContextBuilding({ context: { document, params } }) {
    if (document === undefined) return;
    const name = params.operationName ?? undefined;
    const operation = getOperationAST(document, name);
    if (!operation) throw refusal('GRAPHQL_VALIDATION_FAILED', wrongOperation(document, name));
    const cost = costOf(schema, document, operation, params.variables ?? {});
    if (cost <= limits.cost) return;
    const message = `The operation costs ${cost}; at most ${limits.cost} is served. Ask for shorter lists.`;
    throw refusal('LIMIT_EXCEEDED', message);
  },
});

function wrongOperation(document: DocumentNode, name: string | undefined): string {
  const count = document.definitions.filter((definition) => 'operation' in definition).length;
  return name === undefined
    ? `operationName must name one of the ${count} operations.`
    : `The document has no operation ${JSON.stringify(name)}.`;
}
