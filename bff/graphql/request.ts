import type { OperationRequest } from './engine.ts';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** The operation in a body or message, or an English sentence that says what is wrong with it. */
export function asOperationRequest(fields: unknown): OperationRequest | string {
  if (Array.isArray(fields)) return 'Batched operations are not served: send one at a time.';
  if (!isMap(fields)) return 'The body must be a JSON object.';
  const { query, operationName, variables, extensions } = fields;
  if (typeof query !== 'string' || query === '') return 'query must be the text of a document.';
  if (!isAbsent(operationName) && typeof operationName !== 'string') {
    return 'operationName must be text.';
  }
  if (!isAbsent(variables) && !isMap(variables)) return 'variables must be an object.';
  if (!isAbsent(extensions) && !isMap(extensions)) return 'extensions must be an object.';
  return { query, operationName, variables };
}
