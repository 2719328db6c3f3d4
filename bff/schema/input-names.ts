import {
  type GraphQLInputType,
  type GraphQLResolveInfo,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import type { BusinessError } from './business-error.ts';

/** What is wrong with the input of a REST call, in the names that the schema has for it. */

export type FieldNames = Readonly<Record<string, string>>;

const isPlace = (part: string): boolean => /^\d+$/.test(part);

/**
 * A field by its name in the schema. Of a list the field itself is named, whichever of its places is wrong, where
 * it is called otherwise here; what is named within it (`skus.spec`: `skus.specification`) keeps its places.
 */
function nameInSchema(field: string, fieldNames: FieldNames): string {
  const parts = field.split('.');
  const within = fieldNames[parts.filter((part) => !isPlace(part)).join('.')];
  if (within?.includes('.') !== true) return fieldNames[parts[0] ?? ''] ?? field;
  const names = within.split('.').values();
  return parts.map((part) => (isPlace(part) ? part : (names.next().value ?? part))).join('.');
}

type Fields = ReadonlyMap<string, GraphQLInputType>;

const fieldsOf = (fields: readonly { readonly name: string; readonly type: GraphQLInputType }[]) =>
  new Map(fields.map(({ name, type }) => [name, type]));

const fieldsWithin = (type: GraphQLInputType | undefined): Fields => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? fieldsOf(Object.values(named.getFields())) : new Map();
};

/** The arguments of a mutation, or the fields of the one that is called `input`. */
function inputFieldsOf({ parentType, fieldName }: GraphQLResolveInfo): Fields {
  const args = fieldsOf(parentType.getFields()[fieldName]?.args ?? []);
  return args.has('input') ? fieldsWithin(args.get('input')) : args;
}

/** The input field that became the parameter of a REST call, as far in as the schema has it; null where none did. */
function fieldOfParameter(
  parameter: string,
  fieldNames: FieldNames,
  inputFields: Fields,
): string | null {
  const known: string[] = [];
  let places: string[] = [];
  let fields = inputFields;
  for (const part of nameInSchema(parameter.replaceAll(/\[(\w+)\]/g, '.$1'), fieldNames).split(
    '.',
  )) {
    if (isPlace(part)) {
      places.push(part);
      continue;
    }
    if (!fields.has(part)) break;
    known.push(...places, part);
    places = [];
    fields = fieldsWithin(fields.get(part));
  }
  return known.length === 0 ? null : known.join('.');
}

/** The errors, one for each field. */
export function inWordsOfSchema(
  errors: readonly BusinessError[],
  fieldNames: FieldNames,
  info: GraphQLResolveInfo,
): BusinessError[] {
  const named = new Set<string>();
  return errors.flatMap((error) => {
    const { parameter } = error;
    const ofParameter =
      parameter === undefined ? null : fieldOfParameter(parameter, fieldNames, inputFieldsOf(info));
    const field = error.field === null ? ofParameter : nameInSchema(error.field, fieldNames);
    if (field !== null && named.has(field)) return [];
    if (field !== null) named.add(field);
    return { ...error, field };
  });
}
