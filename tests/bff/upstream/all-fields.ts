import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { schema } from '../../../bff/schema/index.ts';

/** Operations over everything that the schema has, made of the schema itself. */

/** What stands in the arguments of these names; by the type where none does. */
export type Samples = Readonly<Record<string, string>>;

function literal(type: GraphQLInputType, name: string, samples: Samples): string {
  const sample = samples[name];
  if (sample !== undefined) return sample;
  if (isNonNullType(type)) return literal(type.ofType, name, samples);
  if (isListType(type)) return `[${literal(type.ofType, name, samples)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || samples[field.name] !== undefined,
    );
    const sent = fields.map(
      (field) => `${field.name}: ${literal(field.type, field.name, samples)}`,
    );
    return `{${sent.join(', ')}}`;
  }
  const plain: Samples = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    Money: '"1.00"',
    Date: '"2026-03-10"',
  };
  return plain[String(type)] ?? '"1"';
}

const argumentsOf = (args: readonly GraphQLArgument[], samples: Samples): string => {
  const sent = args
    .filter((argument) => isRequiredArgument(argument))
    .map((argument) => `${argument.name}: ${literal(argument.type, argument.name, samples)}`);
  return sent.length === 0 ? '' : `(${sent.join(', ')})`;
};

function selected(type: GraphQLOutputType, depth: number, samples: Samples): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return ' { __typename id }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isWide = isObjectType(getNamedType(field.type));
    return isWide && depth === 0 ? [] : asked(field, depth - 1, samples);
  });
  return ` { ${['__typename', ...fields].join(' ')} }`;
}

const asked = (field: GraphQLField<unknown, unknown>, depth: number, samples: Samples): string =>
  `${field.name}${argumentsOf(field.args, samples)}${selected(field.type, depth, samples)}`;

type Kind = 'query' | 'mutation' | 'subscription';

const rootOf = (kind: Kind): GraphQLObjectType => {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind];
  if (!(root instanceof GraphQLObjectType)) throw new Error(`The schema has no ${kind}`);
  return root;
};

/** One document for each root field, which asks for all below it down to that depth. */
export const documents = (
  kind: Kind,
  depth: number,
  samples: Samples,
): readonly (readonly [field: string, document: string])[] =>
  Object.values(rootOf(kind).getFields()).map((field) => [
    field.name,
    `${kind} { ${asked(field, depth, samples)} }`,
  ]);
