import { useCallback, useRef } from 'react';
import { type Mistake, mistakesOf, type Refusing } from '../shared/forms/mistakes.ts';
import { toast } from '../shared/ui/toast.ts';

/**
 * What a write came to: its payload, or why it was refused. The message is null where there is nothing more to
 * say: the server has none, or could not be asked, which the error link has shown.
 */
export type Outcome<Payload = unknown> = { readonly ok: true; readonly payload: Payload } | Refused;

export type Refused = {
  readonly ok: false;
  readonly message: string | null;
  readonly field: string | null;
  /** All of it, where the document asks for all. */
  readonly mistakes: readonly Mistake[];
  /** Tells of it, until the write is done after all. */
  readonly tell: (text: string) => void;
};

/** What a generated hook of a mutation gives, as far as it is needed here. */
type Mutation<Variables, Data> = readonly [
  mutate: (options: { variables: Variables }) => Promise<{ data?: Data | null | undefined }>,
  state: { readonly loading: boolean },
];

/** An answer that neither refuses nor shows anything: nobody can say that it was done. */
const isEmpty = (payload: Refusing): boolean => {
  const { error: _error, errors: _errors, ...shown } = payload;
  const values = Object.entries(shown).filter(([name]) => name !== '__typename');
  return values.length > 0 && values.every(([, value]) => value === null);
};

/**
 * Makes a mutation of one field a function of its variables, and tells a refusal from a fault. What it was refused for
 * before is said no longer once it is done.
 */
export function useWrite<Variables, Field extends string, Payload extends Refusing>(
  [mutate, { loading }]: Mutation<Variables, { readonly [name in Field]: Payload }>,
  field: Field,
): [write: (variables: Variables) => Promise<Outcome<Payload>>, isBusy: boolean] {
  const refusals = useRef(new Set<string>());
  const write = useCallback(
    async (variables: Variables): Promise<Outcome<Payload>> => {
      const tell = (text: string) => {
        refusals.current.add(text);
        toast.error(text);
      };
      try {
        const payload = (await mutate({ variables })).data?.[field];
        if (payload?.error === null && !isEmpty(payload)) {
          toast.settle(refusals.current);
          refusals.current = new Set();
          return { ok: true, payload };
        }
        const { message = null, field: place = null } = payload?.error ?? {};
        if (message) refusals.current.add(message);
        const mistakes = payload ? mistakesOf(payload) : [];
        return { ok: false, message: message || null, field: place, mistakes, tell };
      } catch {
        return { ok: false, message: null, field: null, mistakes: [], tell };
      }
    },
    [mutate, field],
  );
  return [write, loading];
}
