import type { ApolloCache, DocumentNode } from '@apollo/client';
import { UnreadAlertsDocument } from '../../../features/notices/index.ts';
import { PhoneTodayDocument, PhoneTodoDocument } from '../../../features/statistics/index.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import {
  DirectoryGroupsDocument,
  DirectoryShopsDocument,
} from '../../../shop-scope/Directory.generated.ts';

/** What the first page of the phone asks, by name; the server can bring the answers along with the document. */
export const documents = {
  Viewer: ViewerDocument,
  DirectoryShops: DirectoryShopsDocument,
  DirectoryGroups: DirectoryGroupsDocument,
  PhoneToday: PhoneTodayDocument,
  PhoneTodo: PhoneTodoDocument,
  UnreadAlerts: UnreadAlertsDocument,
} as const;

export type QuestionName = keyof typeof documents;

type Fields = Readonly<Record<string, unknown>>;

type Answer = {
  readonly operationName: QuestionName;
  readonly variables: Fields;
  readonly data: Fields;
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is Answer =>
  isFields(value) &&
  typeof value.operationName === 'string' &&
  Object.hasOwn(documents, value.operationName) &&
  isFields(value.variables) &&
  isFields(value.data);

/** What of it is an answer; the page asks itself for the rest. */
export const answersIn = (value: unknown): readonly Answer[] =>
  Array.isArray(value) ? value.filter(isAnswer) : [];

/** Puts an answer where the page looks first. */
export function keepAnswer(cache: ApolloCache, { operationName, variables, data }: Answer): void {
  const query: DocumentNode = documents[operationName];
  cache.writeQuery({ query, variables: { ...variables }, data: { ...data } });
}

export function keepAnswers(cache: ApolloCache, value: unknown): void {
  for (const answer of answersIn(value)) keepAnswer(cache, answer);
}
