import type { DocumentNode } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import { z } from 'zod';
import { DocumentCache } from '../document-cache.ts';
import { isIntrospection, type KnownDocuments } from '../known-documents.ts';
import { type GraphqlLimits, refusal } from '../limits.ts';
import { parseWithin } from './limits.ts';
import type { GraphPlugin } from './types.ts';

export interface DocumentOptions {
  readonly known: KnownDocuments;
  /** Runs no other documents. */
  readonly only: boolean;
}

/** A request with the text that is to be run. @throws GraphQLError where there is none, or it may not be run */
export type Admit = (params: Sent) => GraphQLParams;

/** Beside what every request has, the proposed `documentId`, and the hash that Apollo's clients send. */
type Sent = GraphQLParams & { readonly documentId?: unknown };

const hashed = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

function idOf({ documentId, extensions }: Sent): string | undefined {
  if (typeof documentId === 'string') return documentId;
  const { data } = hashed.safeParse(extensions);
  return data && `sha256:${data.persistedQuery.sha256Hash}`;
}

/** Finds the texts of documents that are named, and where it is so set lets no other text pass. */
export function admitBy({ known, only }: DocumentOptions, limits: GraphqlLimits): Admit {
  const judged = new DocumentCache<boolean>();
  const mayRun = (text: string): boolean => {
    const before = judged.get(text);
    if (before !== undefined) return before;
    const document = readOrNone(text, limits);
    // Who may look at the schema is judged by plugins/introspection.ts.
    const may = document !== undefined && (known.has(document) || isIntrospection(document));
    judged.set(text, may);
    return may;
  };
  return (params) => {
    const { documentId, ...rest } = params;
    const id = idOf(params);
    if (!params.query && id !== undefined) {
      const query = known.textOf(id);
      if (query === undefined) throw refusal('PERSISTED_QUERY_NOT_FOUND', notFound(id), bad);
      return { ...rest, query };
    }
    if (only && params.query && !mayRun(params.query))
      throw refusal('PERSISTED_QUERY_ONLY', onlyKnown, bad);
    return rest;
  };
}

const bad = { status: 400, spec: true };

const onlyKnown =
  'This server runs known documents only. Name one by "documentId", or have the document added to the file of KNOWN_DOCUMENTS.';

const notFound = (id: string): string =>
  `No document is known as ${JSON.stringify(id.slice(0, 100))}. Send its text as "query", or have it added to the file of KNOWN_DOCUMENTS.`;

function readOrNone(text: string, limits: GraphqlLimits): DocumentNode | undefined {
  try {
    return parseWithin(text, limits);
  } catch {
    return undefined;
  }
}

/** Over HTTP: first of all, so that no other plugin sees a text that is not to be run. */
export const useKnownDocuments = (admit: Admit): GraphPlugin => ({
  onParams({ params, request, setParams }) {
    const inAddress =
      request.method === 'GET' ? new URL(request.url).searchParams.get('documentId') : null;
    setParams(admit(inAddress === null ? params : { ...params, documentId: inAddress }));
  },
});
