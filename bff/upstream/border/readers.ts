import { z } from 'zod';
import { day, fen, instant } from '../../../api/contract/fields.ts';
import { amountOf, dayOf, flagOf, instantOf, numberOf, parsedText, textOf } from './scalars.ts';
import type { BorderSettings } from './settings.ts';

/** Brings what came to the form that a declaration speaks of, where it means the same. Changes nothing in place. */
export type Reader = (value: unknown) => unknown;

const asItIs: Reader = (value) => value;

/**
 * The readers of declared answers. Each is made of the declaration once: so the contract says what a value is,
 * and only here is told in which other forms it may come.
 */
export class Readers {
  readonly #settings: BorderSettings;
  readonly #known = new WeakMap<object, Reader>();

  constructor(settings: BorderSettings) {
    this.#settings = settings;
  }

  of(schema: unknown): Reader {
    if (typeof schema !== 'object' || schema === null) return asItIs;
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const reader = this.#make(schema);
    this.#known.set(schema, reader);
    return reader;
  }

  #make(schema: object): Reader {
    const settings = this.#settings;
    // Amounts, instants and days are told by the shapes of api/contract/fields.ts that they are declared with.
    if (schema === fen) return (value) => amountOf(value, settings);
    if (schema === instant) return (value) => instantOf(value, settings);
    if (schema === day) return (value) => dayOf(value, settings);
    if (schema instanceof z.ZodNullable) return this.#nullable(schema.unwrap());
    if (schema instanceof z.ZodOptional) return this.#optional(schema.unwrap());
    if (schema instanceof z.ZodDefault) return this.#optional(schema.unwrap());
    if (schema instanceof z.ZodCatch) return this.of(schema.unwrap());
    if (schema instanceof z.ZodObject) return this.#object(schema);
    if (schema instanceof z.ZodArray) return this.#list(schema);
    if (schema instanceof z.ZodPipe)
      return this.of(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
    if (schema instanceof z.ZodString) return textOf;
    if (schema instanceof z.ZodNumber) return numberOf;
    if (schema instanceof z.ZodBoolean) return flagOf;
    if (schema instanceof z.ZodEnum) return oneOf(schema.options);
    if (schema instanceof z.ZodLiteral) return oneOf([...schema.values]);
    if (schema instanceof z.ZodUnion)
      return oneOf(
        schema.options.flatMap((each) => (each instanceof z.ZodLiteral ? [...each.values] : [])),
      );
    return asItIs;
  }

  /** What is left out is not known; neither is an empty text where there is no text. */
  #nullable(inner: unknown): Reader {
    const read = this.of(inner);
    const isText = inner instanceof z.ZodString;
    return (value) =>
      value === undefined || value === null || (value === '' && !isText) ? null : read(value);
  }

  /** What is null is left out, unless null says something of its own: none, where nothing would be not told. */
  #optional(inner: unknown): Reader {
    const read = this.of(inner);
    const saysNull = inner instanceof z.ZodNullable;
    return (value) =>
      value === undefined || (value === null && !saysNull) ? undefined : read(value);
  }

  #object(schema: z.ZodObject): Reader {
    const fields = Object.entries(schema.shape).map(
      ([name, field]) => [name, this.of(field)] as const,
    );
    const isPage = 'rows' in schema.shape && 'total' in schema.shape;
    const isCount = fields.length === 1 && 'count' in schema.shape;
    // Of us nothing more is taken than declared; an upstream may have more to say.
    const isClosed = schema.def.catchall instanceof z.ZodNever;
    const read = (whole: Readonly<Record<string, unknown>>) => {
      const brought: Record<string, unknown> = isClosed ? {} : { ...whole };
      for (const [name, field] of fields) {
        const value = field(whole[name]);
        if (value !== undefined || name in whole) brought[name] = value;
      }
      return brought;
    };
    return (given) => {
      const value = parsedText(given, '{');
      // A list that is not told in pages is one page; a count need not be wrapped.
      if (isPage && Array.isArray(value)) return read({ total: value.length, rows: value });
      if (isCount && (typeof value === 'number' || typeof value === 'string'))
        return read({ count: value });
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? read({ ...value })
        : value;
    };
  }

  /** A list without members may be null; a list of ids may be text with commas. */
  #list(schema: z.ZodArray): Reader {
    const read = this.of(schema.element);
    const isOfText = schema.element instanceof z.ZodString;
    return (given) => {
      if (given === null) return [];
      const value = parsedText(given, '[');
      if (isOfText && typeof value === 'string')
        return value.split(',').flatMap((part) => part.trim() || []);
      return Array.isArray(value) ? value.map(read) : value;
    };
  }
}

/** One of a few values, written otherwise: numbers as text, text as numbers or in other letters. */
function oneOf(values: readonly unknown[]): Reader {
  const spoken = new Map(values.map((value) => [String(value).toLowerCase(), value]));
  return (value) =>
    typeof value === 'string' || typeof value === 'number'
      ? (spoken.get(String(value).toLowerCase()) ?? value)
      : value;
}
