import { type SentenceValues, sentence, valuesIn } from './rules/sentences.ts';

export { sentence };

/**
 * What a call refuses by a rule of the business, declared with the call: the server throws by key, the
 * reader of an answer finds by its name, or by its sentence where the server gives none, which rule it was and
 * which field is wrong.
 */

/** One refusal. A `{name}` in the sentence stands for a value that is known when it is thrown. */
export interface DeclaredRefusal<Field extends string = string> {
  /** Chinese sentence for the seller. */
  readonly msg: string;
  /** The field of the call's input that is wrong, where it is one. */
  readonly field?: Field;
  /** Code of the envelope; left out, that of a rule of the business. */
  readonly code?: number;
  /**
   * What it is called among the refusals of all calls, by which it is told in other languages. Left out, its key:
   * needed only where another call has another sentence under the same one.
   */
  readonly name?: string;
}

/** By key. */
export type Refusals<Field extends string = string> = Readonly<
  Record<string, DeclaredRefusal<Field>>
>;

/** Declares refusals that several calls share. Their fields are those of every call that takes them over. */
export const defineRefusals = <const R extends Refusals>(refusals: R) => ({ refusals });

/** The names of the values in a sentence. */
type Blanks<Msg extends string> = Msg extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/** The values that a sentence needs: none, or one argument with all of them. */
export type Values<Msg extends string> = [Blanks<Msg>] extends [never]
  ? []
  : [Readonly<Record<Blanks<Msg>, string | number>>];

/** Which refusal it is among those of all calls, whatever language it is told in. */
export interface NamedRefusal {
  readonly name: string;
  readonly values: SentenceValues;
}

/** What a declared refusal is called among those of all calls. */
export const nameOfRefusal = (key: string, { name = key }: Pick<DeclaredRefusal, 'name'>): string =>
  name;

/** A declared refusal, found in an answer. */
export type FoundRefusal = DeclaredRefusal & NamedRefusal & { readonly key: string };

/** What a call's sentence refuses; undefined for one that the call does not declare. */
export function refusalSaid(
  { refusals = {} }: { readonly refusals?: Refusals | undefined },
  said: string,
): FoundRefusal | undefined {
  for (const [key, declared] of Object.entries(refusals)) {
    const values = valuesIn(declared.msg, said);
    if (values !== undefined)
      return { ...declared, key, name: nameOfRefusal(key, declared), values };
  }
  return undefined;
}

/** What a call declares under the name that an answer gives. */
export function refusalNamed(
  { refusals = {} }: { readonly refusals?: Refusals | undefined },
  { name, values }: NamedRefusal,
): FoundRefusal | undefined {
  for (const [key, declared] of Object.entries(refusals)) {
    if (nameOfRefusal(key, declared) === name) return { ...declared, key, name, values };
  }
  return undefined;
}
