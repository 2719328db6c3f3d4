import { createHash } from 'node:crypto';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { z } from 'zod';

/** Text by id, as `@graphql-codegen`'s client preset writes `persisted-documents.json`. */
export type Manifest = Readonly<Record<string, string>>;

/**
 * Documents that programs have handed in beforehand. Each is called by the id of its manifest and by
 * `sha256:` with the hash of its text, with which a request may name it.
 */
export class KnownDocuments {
  readonly #texts = new Map<string, string>();
  #forms: ReadonlySet<string> | undefined;

  constructor(...manifests: readonly Manifest[]) {
    for (const [id, text] of manifests.flatMap(Object.entries<string>)) {
      this.#texts.set(id, text);
      this.#texts.set(`sha256:${sha256(text)}`, text);
    }
  }

  textOf(id: string): string | undefined {
    return this.#texts.get(id);
  }

  /** Whether it asks for the same as one of them: clients order, space and complete a document as they like. */
  has(document: DocumentNode): boolean {
    this.#forms ??= new Set([...this.#texts.values()].map((text) => formOf(parse(text))));
    return this.#forms.has(formOf(document));
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Executable = OperationDefinitionNode | FragmentDefinitionNode;

const isExecutable = (definition: DefinitionNode): definition is Executable =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;

/** The definitions by name, without the `__typename` that a client's cache adds. */
function formOf({ definitions }: DocumentNode): string {
  const bare = visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      Field: ({ name, alias }) =>
        name.value === '__typename' && alias === undefined ? null : undefined,
    },
  );
  return bare.definitions.map(print).sort().join('\n');
}

/** Whether it asks the schema about itself and for nothing else. */
export const isIntrospection = ({ definitions }: DocumentNode): boolean =>
  definitions
    .filter(isExecutable)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .every(({ selectionSet }) =>
      selectionSet.selections.every(
        (node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'),
      ),
    );

const manifest = z.record(
  z.string().min(1),
  z.string().superRefine((text, context) => {
    try {
      parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
    }
  }),
);

/** @throws Error that names the id of a text which is no document */
export function parseManifest(json: string): Manifest {
  const parsed = manifest.safeParse(jsonOrNone(json));
  if (parsed.success) return parsed.data;
  const faults = z.prettifyError(parsed.error);
  throw new Error(`The file of KNOWN_DOCUMENTS must be a JSON object of texts by id.\n${faults}`);
}

function jsonOrNone(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
