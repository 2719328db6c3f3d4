import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Is } from './shapes.ts';
import { type Draft, useDraft } from './use-draft.ts';

type Options<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly what: string | null;
  readonly base: string;
  readonly is: Is<Values>;
  /** Takes out what is never stored, such as passwords. */
  readonly storable?: (values: Values) => Values;
  readonly onRestored?: (values: Values) => void;
};

/** The draft of a form whose default values are what the server has. */
export function useFormDraft<Values extends FieldValues>({
  form,
  what,
  base,
  is,
  storable = (values) => values,
  onRestored,
}: Options<Values>): Draft<Values> {
  const draft = useDraft({
    what,
    base,
    is,
    onRestore: (values) => {
      form.reset(values, { keepDefaultValues: true });
      onRestored?.(values);
    },
    onDiscard: () => form.reset(),
  });
  const latest = useRef({ draft, storable });
  useEffect(() => {
    latest.current = { draft, storable };
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          const { current } = latest;
          const kept = current.storable(values);
          const isSame = JSON.stringify(values) === JSON.stringify(defaultValues);
          if (isSame) current.draft.forget();
          else current.draft.keep(kept);
        },
      }),
    [form],
  );
  return draft;
}
