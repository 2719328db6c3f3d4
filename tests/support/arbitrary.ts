import fc from 'fast-check';
import type { z } from 'zod';
import { type JsonObject, jsonSchema } from '../../api/contract/json-schema.ts';
import { propertiesOf } from '../../api/contract/openapi.ts';

/** Any value that a declaration allows; the schemas' refinements (a day that exists) are met by filtering. */
export function arbitraryOf(schema: z.ZodType, io: 'input' | 'output'): fc.Arbitrary<unknown> {
  return ofSchema(jsonSchema(schema, io)).filter((value) => schema.safeParse(value).success);
}

/** The least that a declaration of answers allows: null where it may be, else nothing, 0, no or an empty list. */
export function leastOf<T extends z.ZodType>(schema: T): z.output<T> {
  return schema.parse(least(jsonSchema(schema, 'output')));
}

function least(schema: JsonObject): unknown {
  if ('const' in schema) return schema.const;
  const [first] = asList(schema.enum);
  if (first !== undefined) return first;
  const branches = [...asList(schema.anyOf), ...asList(schema.oneOf)].map(asObject);
  const allowed = [schema.type, ...branches.map(({ type }) => type)].flat();
  if (allowed.includes('null')) return null;
  if (branches[0] !== undefined) return least(branches[0]);
  switch (schema.type) {
    case 'object': {
      const { properties, required } = propertiesOf(schema);
      return Object.fromEntries(required.map((name) => [name, least(asObject(properties[name]))]));
    }
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'string':
      return 'x'.repeat(asNumber(schema.minLength, 0));
    default:
      return Math.max(asNumber(schema.minimum, 0), 0);
  }
}

const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const asNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

function ofSchema(schema: JsonObject): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  const enumerated = asList(schema.enum);
  if (enumerated.length > 0) return fc.constantFrom(...enumerated);
  const branches = [...asList(schema.anyOf), ...asList(schema.oneOf)].map(asObject);
  if (branches.length > 0) return fc.oneof(...branches.map(ofSchema));
  switch (schema.type) {
    case 'string':
      return ofString(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(asNumber(schema.minimum, -1_000_000), -1_000_000),
        max: Math.min(asNumber(schema.maximum, 1_000_000), 1_000_000),
      });
    case 'number':
      // With as many decimals as are written: forms take no 5e-324.
      return fc
        .double({
          min: asNumber(schema.minimum, 0),
          max: asNumber(schema.maximum, 1000),
          noNaN: true,
        })
        .map((value) => Number(value.toFixed(3)));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofSchema(asObject(schema.items)), {
        minLength: asNumber(schema.minItems, 0),
        maxLength: Math.min(asNumber(schema.maxItems, 3), 3),
      });
    case 'object':
      return ofObject(schema);
    default:
      return fc.constantFrom('', 'x', 0, true, null);
  }
}

function ofObject(schema: JsonObject): fc.Arbitrary<unknown> {
  const { properties, required } = propertiesOf(schema);
  const names = asList(asObject(schema.propertyNames).enum).map(String);
  if (names.length > 0) {
    const value = ofSchema(asObject(schema.additionalProperties));
    return fc.dictionary(fc.constantFrom(...names), value, {
      maxKeys: names.length,
      noNullPrototype: true,
    });
  }
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, ofSchema(asObject(field))]),
    ),
    { requiredKeys: required, noNullPrototype: true },
  );
}

function ofString(schema: JsonObject): fc.Arbitrary<unknown> {
  if (schema.pattern === String.raw`^\d{4}-\d{2}-\d{2}$`) {
    const day = { min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true };
    return fc.date(day).map((date) => date.toISOString().slice(0, 10));
  }
  // A text that must match several is found among those that match one of them.
  const patterns = [schema, ...asList(schema.allOf).map(asObject)]
    .map(({ pattern }) => pattern)
    .filter((pattern) => typeof pattern === 'string');
  if (patterns.length > 0)
    return fc.oneof(...patterns.map((pattern) => fc.stringMatching(new RegExp(pattern))));
  const minLength = asNumber(schema.minLength, 0);
  const plain = fc.stringMatching(new RegExp(`^[a-zA-Z0-9]{${minLength},${minLength + 8}}$`));
  if (minLength > 4 || asNumber(schema.maxLength, 8) < 8) return plain;
  return fc.oneof(plain, fc.constantFrom('春季新款连衣裙', '收纳盒 3件套', '634418215879913'));
}
