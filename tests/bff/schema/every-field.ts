import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { schema } from '../../../bff/schema/index.ts';

/** Every field of the roots, asked for with arguments that the schema lets through. */

/** Values that pass the checks of a form, by the name of the field. */
const entered: Readonly<Record<string, string>> = {
  phone: '"13900000001"',
  code: '"123456"',
  password: '"abc123"',
  sessionId: `"${'a1'.repeat(16)}"`,
  purpose: 'LOGIN',
  ticket: `"${'x'.repeat(43)}"`,
};

/** Some value of a type: no sense in it, but the schema lets it through. */
function literal(type: GraphQLInputType, name: string): string {
  if (isNonNullType(type)) return literal(type.ofType, name);
  if (isListType(type)) return `[${literal(type.ofType, name)}]`;
  if (isEnumType(type)) return entered[name] ?? type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return `{${needed.map((field) => `${field.name}: ${literal(field.type, field.name)}`).join(', ')}}`;
  }
  const samples: Record<string, string> = {
    Boolean: 'true',
    Int: '1',
    Float: '1',
    Money: '"1.00"',
    Date: '"2026-03-01"',
    DateTime: '"2026-03-01T00:00:00Z"',
  };
  return entered[name] ?? samples[getNamedType(type).name] ?? '"1"';
}

/** One field with the arguments that it needs, and its refusal where it has one. */
export function asked(field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter(isRequiredArgument);
  const given = needed
    .map((argument) => `${argument.name}: ${literal(argument.type, argument.name)}`)
    .join(', ');
  const type = getNamedType(field.type);
  const error = isObjectType(type) ? type.getFields().error : undefined;
  const hasError = error !== undefined && isObjectType(getNamedType(error.type));
  const refusal = hasError ? ' error { code message }' : '';
  const wanted = isCompositeType(type) ? ` { __typename${refusal} }` : '';
  return `${field.name}${given === '' ? '' : `(${given})`}${wanted}`;
}

/** A document that asks for one field of the root. */
export const documentOf = (
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
) => `${operation} { ${asked(field)} }`;

export const fieldsOf = (operation: 'query' | 'mutation') =>
  Object.values(
    (operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  );

/** Every code that an answer refuses with, be it a GraphQL error or part of a payload. */
export const codesIn = (answer: object): string[] =>
  [...JSON.stringify(answer).matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code ?? '');
