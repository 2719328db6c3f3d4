import { createHash } from 'node:crypto';
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * Writes the manifest of all operations with their fragments: the documents that the server knows beforehand
 * where `DOCUMENTS` is `known`.
 */

/** For the client alone: it takes the directive out before it sends a document. */
const asSent = (node) =>
  visit(node, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });

export function plugin(_schema, documents) {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  function withFragments(node, found) {
    found.add(node);
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment && !found.has(fragment)) withFragments(fragment, found);
      },
    });
    return found;
  }
  const texts = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .sort((one, other) => (one.name.value < other.name.value ? -1 : 1))
    .map((operation) =>
      stripIgnoredCharacters(
        [...withFragments(operation, new Set())].map((node) => print(asSent(node))).join('\n'),
      ),
    );
  const idOf = (text) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text])), null, 2)}\n`;
}
