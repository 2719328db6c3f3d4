import type { ApolloCache, DocumentNode } from '@apollo/client';

/** What a page asks first, by name; the server can bring the answers along with its document. */
export type Documents = Readonly<Record<string, DocumentNode>>;

type Fields = Readonly<Record<string, unknown>>;

type Answer = {
  readonly operationName: string;
  readonly variables: Fields;
  readonly data: Fields;
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is Answer =>
  isFields(value) &&
  typeof value.operationName === 'string' &&
  isFields(value.variables) &&
  isFields(value.data);

/**
 * Puts an answer where the page looks first, and says which one it was. What is none is left out: the page then
 * asks itself.
 */
export function keepAnswer(
  cache: ApolloCache,
  documents: Documents,
  answer: unknown,
): string | undefined {
  if (!isAnswer(answer) || !Object.hasOwn(documents, answer.operationName)) return undefined;
  const { operationName, variables, data } = answer;
  const query = documents[operationName];
  if (query === undefined) return undefined;
  cache.writeQuery({ query, variables: { ...variables }, data: { ...data } });
  return operationName;
}
