/** What a write came to. A fault was shown by the error link already: it has no message here. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string | null; readonly field: string | null };

type Answer = {
  readonly error: { readonly message: string; readonly field?: string | null } | null;
};

/** Makes a write and tells a refusal from a fault. */
export async function outcomeOf(ask: () => Promise<Answer | undefined>): Promise<Outcome> {
  try {
    const answer = await ask();
    if (answer?.error === null) return { ok: true };
    return {
      ok: false,
      message: answer?.error.message ?? null,
      field: answer?.error.field ?? null,
    };
  } catch {
    return { ok: false, message: null, field: null };
  }
}
