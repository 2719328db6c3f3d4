import { z } from 'zod';
import type { JsonObject } from '../contract/json-schema.ts';

/** One field of a JSON Schema, called by its way from the top: `rows[].shopId`. */
export interface Row {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What it is, and within which bounds. */
  readonly notes: readonly string[];
}

const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  additionalProperties: z.union([z.boolean(), z.record(z.string(), z.unknown())]).optional(),
  required: z.array(z.string()).default([]),
  description: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
type Schema = z.output<typeof schema>;

const choicesOf = ({ anyOf, oneOf }: Schema): Schema[] =>
  (anyOf ?? oneOf ?? []).map((choice) => schema.parse(choice));

function typeOf(given: Schema): string {
  const choices = choicesOf(given);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' | ');
  if (given.const !== undefined) return JSON.stringify(given.const);
  if (given.enum) return given.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (given.items) {
    const item = typeOf(schema.parse(given.items));
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  return given.type === undefined ? 'any' : [given.type].flat().join(' | ');
}

/** `at least 1`, `1 to 64`, `at most 64`. */
function span(least: number | undefined, most: number | undefined, what = ''): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} – ${most}${what}`;
  if (least !== undefined) return `≥ ${least}${what}`;
  return most === undefined ? undefined : `≤ ${most}${what}`;
}

function notesOf(given: Schema): string[] {
  const notes = [
    given.description,
    span(given.minimum, given.maximum),
    span(given.minLength, given.maxLength, ' characters'),
    span(given.minItems, given.maxItems, ' items'),
    given.pattern && `\`${given.pattern}\``,
    given.default === undefined ? undefined : `default \`${JSON.stringify(given.default)}\``,
  ].filter((note) => note !== undefined);
  return notes.length > 0 ? notes : choicesOf(given).flatMap(notesOf);
}

/** The objects inside: of a list, of what may be null or something else. */
function objectsOf(given: Schema, name: string): [Schema, string][] {
  if (given.properties) return [[given, name]];
  if (given.items) return objectsOf(schema.parse(given.items), `${name}[]`);
  if (typeof given.additionalProperties === 'object')
    return objectsOf(schema.parse(given.additionalProperties), `${name}{}`);
  return choicesOf(given).flatMap((choice) => objectsOf(choice, name));
}

/** Objects in one another that are still shown. */
const deepest = 4;

/** What there is in a schema, from the outside to the inside. */
export function rowsOf(given: JsonObject, name: string): Row[] {
  const whole = schema.parse(given);
  const own: Row = { name, type: typeOf(whole), isRequired: true, notes: notesOf(whole) };
  const inside = fieldsOf(whole, name, 0);
  return whole.properties ? inside : [own, ...inside];
}

function fieldsOf(given: Schema, name: string, depth: number): Row[] {
  if (depth >= deepest) return [];
  const seen = new Set<string>();
  return objectsOf(given, name).flatMap(([object, at]) =>
    Object.entries(object.properties ?? {}).flatMap(([key, value]) => {
      const field = schema.parse(value);
      const way = at === '' ? key : `${at}.${key}`;
      // Forms of one thing have most fields in common.
      if (seen.has(way)) return [];
      seen.add(way);
      const isRequired = object.required.includes(key);
      const row = { name: way, type: typeOf(field), isRequired, notes: notesOf(field) };
      return [row, ...fieldsOf(field, way, depth + 1)];
    }),
  );
}
