import { z } from 'zod';
import type { Call } from '../../../api/contract/call.ts';
import { partsOf } from './names.ts';

/** The object that a declaration speaks of, in lists and wherever it may be missing. */
function objectIn(schema: unknown): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodArray) return objectIn(schema.element);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return objectIn(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.map(objectIn).find(Boolean);
  if (schema instanceof z.ZodPipe)
    return objectIn(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return undefined;
}

/** What a dotted name of ours leads to, or how far it leads and which names go on from there. */
export type Lookup =
  | { readonly isKnown: true }
  | { readonly isKnown: false; readonly within: string; readonly names: readonly string[] };

export function lookUp(schema: unknown, name: string): Lookup {
  let at: unknown = schema;
  const walked: string[] = [];
  for (const part of partsOf(name)) {
    const shape = objectIn(at)?.shape ?? {};
    if (!Object.hasOwn(shape, part))
      return { isKnown: false, within: walked.join('.'), names: Object.keys(shape) };
    at = shape[part];
    walked.push(part);
  }
  return { isKnown: true };
}

/** The names beside a name of ours, itself among them. */
export const namesBeside = (schema: unknown, name: string): readonly string[] => {
  const parent = partsOf(name).slice(0, -1).join('.');
  const nowhere = lookUp(schema, [parent, ' '].filter(Boolean).join('.'));
  return nowhere.isKnown ? [] : nowhere.names;
};

/** Whether a call may be made without the field, and nothing stands in for it. */
export const mayLack = ({ input }: Pick<Call, 'input'>, field: string): boolean =>
  input.shape[field] instanceof z.ZodOptional;
