/**
 * What a call refuses by a rule of the business, declared with the call: the server throws by key, the
 * reader of an answer finds by its sentence which rule it was and which field is wrong.
 */

/** One refusal. A `{name}` in the sentence stands for a value that is known when it is thrown. */
export interface DeclaredRefusal<Field extends string = string> {
  /** Chinese sentence for the seller. */
  readonly msg: string;
  /** The field of the call's input that is wrong, where it is one. */
  readonly field?: Field;
  /** Code of the envelope; left out, that of a rule of the business. */
  readonly code?: number;
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

const blank = /\{(\w+)\}/g;

/** The sentence with its values. */
export const sentence = (msg: string, values: Readonly<Record<string, string | number>>): string =>
  msg.replace(blank, (_, name: string) => String(values[name] ?? ''));

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a sentence can be that of the declaration, whatever its values. */
const isSentenceOf = (msg: string, said: string): boolean =>
  msg === said ||
  (msg.includes('{') &&
    new RegExp(
      `^${msg
        .split(/\{\w+\}/)
        .map(literal)
        .join('.+')}$`,
      'su',
    ).test(said));

/** What a call's sentence refuses; undefined for one that the call does not declare. */
export function refusalSaid(
  { refusals = {} }: { readonly refusals?: Refusals | undefined },
  said: string,
): (DeclaredRefusal & { readonly key: string }) | undefined {
  const found = Object.entries(refusals).find(([, { msg }]) => isSentenceOf(msg, said));
  return found && { key: found[0], ...found[1] };
}
