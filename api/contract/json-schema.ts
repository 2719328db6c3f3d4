import { z } from 'zod';

/** A JSON Schema or any other part of an OpenAPI document. */
export type JsonObject = { [key: string]: unknown };

/** Whole numbers without bounds of their own may be instants and amounts, which 32 bits do not hold. */
export function withoutUsualBounds(schema: JsonObject): void {
  if (schema.type !== 'integer' || schema.maximum !== Number.MAX_SAFE_INTEGER) return;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  delete schema.maximum;
  schema.format = 'int64';
}

/** JSON Schema 2020-12, as OpenAPI 3.1 has it, of what is sent (`input`) or answered (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutUsualBounds(jsonSchema),
  });
  return rest;
}
