import { z } from 'zod';
import type { Call } from './call.ts';
import { calls, shapes } from './index.ts';
import { type JsonObject, jsonSchema, withoutUsualBounds } from './json-schema.ts';

const isPlain = (schema: z.ZodType): boolean =>
  [z.ZodNull, z.ZodString, z.ZodBoolean, z.ZodNumber].some((kind) => schema instanceof kind);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const refTo = (name: string): string => `#/components/schemas/${name}`;
const refPattern = /"#\/components\/schemas\/(\w+)"/g;

/**
 * What calls answer, under names that generators make types of: the shapes of the contract are called as it exports
 * them, the `data` of a call after the call.
 */
export class NamedAnswers {
  readonly #names = z.registry<{ id: string }>();

  constructor() {
    for (const [name, shape] of shapes) this.#name(shape, name);
    // Of what several calls answer the name is that of the one that reads it, of both marketplaces before of shein.
    const order = (call: Call) =>
      Number(call.kind === 'write') * 2 + Number(call.platform === 'shein');
    for (const call of [...calls.values()].sort((one, other) => order(one) - order(other)))
      if (!isPlain(call.output)) this.#name(call.output, `${call.name}Data`);
  }

  #name(schema: z.ZodType, name: string): void {
    if (!this.#names.has(schema)) this.#names.add(schema, { id: capital(name) });
  }

  /** The schema of the `data` of its answers; null where it is refused. */
  dataOf({ output }: Call): JsonObject {
    const named = this.#names.get(output);
    if (named) return { anyOf: [{ $ref: refTo(named.id) }, { type: 'null' }] };
    const schema = jsonSchema(output, 'output');
    return schema.type === 'null' ? schema : { ...schema, type: [schema.type, 'null'] };
  }

  /** The named schemas that the paths come to. */
  schemasFor(paths: object): Record<string, JsonObject> {
    const { schemas } = z.toJSONSchema(this.#names, {
      io: 'output',
      unrepresentable: 'any',
      uri: refTo,
      override: ({ jsonSchema }) => {
        withoutUsualBounds(jsonSchema);
        // Later versions may answer more.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    const found: Record<string, JsonObject> = {};
    const follow = (part: object): void => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(refPattern)) {
        const made = schemas[name];
        if (made === undefined || name in found) continue;
        const { $schema: _schema, $id: _id, ...schema } = made;
        found[name] = schema;
        follow(schema);
      }
    };
    follow(paths);
    return found;
  }
}
