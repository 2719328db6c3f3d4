import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** How large a document is, with every fragment counted where it is spread. */
export interface Measure {
  /** Fields below one another, outside introspection. */
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly fields: number;
  readonly directives: number;
}

const nothing: Measure = { depth: 0, introspectionDepth: 0, aliases: 0, fields: 0, directives: 0 };

const beside = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
  directives: a.directives + b.directives,
});

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

const measures = new WeakMap<DocumentNode, Measure>();

/** Measures a parsed document before anything else looks at it, once. */
export function measure(document: DocumentNode): Measure {
  const known = measures.get(document) ?? measured(document);
  measures.set(document, known);
  return known;
}

/** Each fragment is measured once. */
function measured(document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const ofFragments = new Map<string, Measure>();

  function ofFragment(name: string): Measure {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    // Validation refuses a fragment that contains itself; here it only must not go on for ever.
    ofFragments.set(name, nothing);
    const fragment = fragments.get(name);
    const result = fragment === undefined ? nothing : ofSelections(fragment.selectionSet);
    ofFragments.set(name, result);
    return result;
  }

  function ofSelections(selections: SelectionSetNode): Measure {
    let total = nothing;
    for (const node of selections.selections) {
      const inside =
        node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value)
          : node.selectionSet === undefined
            ? nothing
            : ofSelections(node.selectionSet);
      const directives = inside.directives + (node.directives?.length ?? 0);
      if (node.kind !== Kind.FIELD) {
        total = beside(total, { ...inside, directives });
        continue;
      }
      const deepest = Math.max(inside.depth, inside.introspectionDepth) + 1;
      const introspects = isIntrospection(node.name.value);
      total = beside(total, {
        depth: introspects ? 0 : inside.depth + 1,
        introspectionDepth: introspects
          ? deepest
          : inside.introspectionDepth === 0
            ? 0
            : inside.introspectionDepth + 1,
        aliases: inside.aliases + (node.alias === undefined ? 0 : 1),
        fields: inside.fields + 1,
        directives,
      });
    }
    return total;
  }

  let total = nothing;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    total = beside(total, ofSelections(definition.selectionSet));
    total = beside(total, { ...nothing, directives: definition.directives?.length ?? 0 });
  }
  return total;
}
