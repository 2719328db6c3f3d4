import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { latestCode } from '../support/browser.ts';

/** Signs a context in as a manager, by a code. A code is sent only so often, so sessions are kept. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

export async function becomeManager(context: BrowserContext, phone: string): Promise<void> {
  const kept = sessions.get(phone);
  if (kept) return context.addCookies(kept);
  const ask = async (query: string, input: object) => {
    const answer = await context.request.post('/graphql', {
      headers: { 'x-requested-with': 'web' },
      data: { query, variables: { input } },
    });
    return answer.json();
  };
  await ask('mutation ($input: SendCodeInput!) { sendCode(input: $input) { ok } }', {
    phone,
    purpose: 'LOGIN',
  });
  const code = await latestCode(phone);
  expect(
    await ask('mutation ($input: LoginInput!) { login(input: $input) { error { message } } }', {
      phone,
      code,
    }),
  ).toEqual({ data: { login: { error: null } } });
  sessions.set(phone, await context.cookies());
}
