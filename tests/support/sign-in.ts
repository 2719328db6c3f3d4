import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';

/** Of everybody in the demo data. */
export const password = 'demo2026';

const loggedIn = z.object({
  login: z.object({
    viewer: z.object({ notes: z.array(z.object({ name: z.string() })).nullable() }).nullable(),
    error: z.object({ message: z.string() }).nullable(),
  }),
});

/**
 * Signs a context in without its pages: the login mutation sets the cookies. The people of the demo data are everybody's,
 * so that what a test before has chosen of the looks does not come along, unless this one is about that.
 */
export async function signIn(
  context: BrowserContext,
  phone: string,
  { keepsLooks = false } = {},
): Promise<void> {
  const send = async (query: string, variables: object) => {
    const headers = { 'x-requested-with': 'web' };
    const answer = await context.request.post('/graphql', { headers, data: { query, variables } });
    return answer.json();
  };
  const { data } = z.object({ data: loggedIn }).parse(
    await send(
      `mutation ($input: LoginInput!) { login(input: $input) {
        viewer { notes { name } } error { message } } }`,
      { input: { phone, password } },
    ),
  );
  expect(data.login.error).toBeNull();
  const notes = (data.login.viewer?.notes ?? []).map(({ name }) => ({ name, value: null }));
  if (keepsLooks || notes.length === 0) return;
  const plain = await send(
    `mutation ($notes: [UserNoteInput!]!) { saveUserNotes(input: { notes: $notes }) {
      error { message } } }`,
    { notes },
  );
  expect(plain).toEqual({ data: { saveUserNotes: { error: null } } });
}
