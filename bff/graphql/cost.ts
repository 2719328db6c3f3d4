import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';

/** A list that has no `first` is taken to be so long. */
const usualLength = 10;

type Variables = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** How many entries a list has at most for whoever asks; extensions of its field have it as `listLength`. */
export type ListLength = (context: Pick<Context, 'directory' | 'groups'>) => Promise<number>;

export interface Cost {
  readonly requested: number;
  /** The lists of the operation whose length can be had. */
  readonly lists: ReadonlySet<Field>;
}

/**
 * Estimates the work of an operation: 1 for each field, times the length of the lists that it is in.
 * `first` tells the length of a connection, unless it is known to have less. A field costs as much more as
 * its own extensions and those of its type say by `fieldCost`, because it is a read of its own. The document
 * must be valid.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  lengths: ReadonlyMap<Field, number> = new Map(),
): Cost {
  const lists = new Set<Field>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, number>();

  function ofSelections(set: SelectionSetNode, type: GraphQLNamedType, paged: boolean): number {
    let total = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) total += ofField(node, type, paged);
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition && schema.getType(node.typeCondition.name.value);
        total += ofSelections(node.selectionSet, on ?? type, paged);
      } else total += ofFragment(node.name.value, paged);
    }
    return total;
  }

  function ofFragment(name: string, paged: boolean): number {
    const key = `${name} ${paged}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost = fragment && type ? ofSelections(fragment.selectionSet, type, paged) : 0;
    known.set(key, cost);
    return cost;
  }

  /** `paged`: the enclosing connection has already counted the length of its `edges`. */
  function ofField(node: FieldNode, parent: GraphQLNamedType, paged: boolean): number {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) return 1;
    const own = 1 + fieldCostOf(parent) + fieldCostOf(field);
    const type = getNamedType(field.type);
    if (node.selectionSet === undefined || !isCompositeType(type)) return own;
    const first = firstOf(field, node, variables);
    const isList = isListType(getNullableType(field.type));
    if (field.extensions.listLength !== undefined) lists.add(field);
    const most = first ?? (isList && !paged ? (namedIn(field, node, variables) ?? usualLength) : 1);
    const times = Math.min(most, lengths.get(field) ?? most);
    return own + times * ofSelections(node.selectionSet, type, first !== undefined);
  }

  const root = schema.getRootType(operation.operation);
  return { requested: root ? ofSelections(operation.selectionSet, root, false) : 0, lists };
}

const fieldCostOf = ({ extensions }: GraphQLNamedType | GraphQLField<unknown, unknown>): number =>
  typeof extensions.fieldCost === 'number' ? extensions.fieldCost : 0;

/** The `first` of a connection field; undefined for other fields. Values out of bounds are refused later. */
function firstOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): number | undefined {
  const declared = field.args.find((argument) => argument.name === 'first');
  if (declared === undefined) return undefined;
  const given = node.arguments?.find((argument) => argument.name.value === 'first');
  const value = given === undefined ? undefined : givenValue(given, variables);
  const first = value ?? declared.defaultValue;
  return typeof first === 'number' ? Math.max(1, first) : 1;
}

/** How many `ids` a field names whose list has an entry for each; undefined for other fields. */
function namedIn(field: Field, node: FieldNode, variables: Variables): number | undefined {
  if (!field.args.some((argument) => argument.name === 'ids')) return undefined;
  const given = node.arguments?.find((argument) => argument.name.value === 'ids');
  if (given?.value.kind === Kind.LIST) return given.value.values.length;
  const value = given && givenValue(given, variables);
  return Array.isArray(value) ? value.length : 1;
}

function givenValue(argument: ArgumentNode, variables: Variables): unknown {
  if (argument.value.kind === Kind.INT) return Number(argument.value.value);
  return argument.value.kind === Kind.VARIABLE ? variables[argument.value.name.value] : undefined;
}
