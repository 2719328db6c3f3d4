import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { freshPhone, latestCode } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { graphql } from './imports.ts';

/** Makes the context the demo manager's, who may not see cost. */
export async function demoManager(context: BrowserContext): Promise<void> {
  const url = e2eServer().origin;
  await context.addCookies([
    { name: 'token', value: e2eServer().managerToken, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'signedIn', value: '1', url },
  ]);
}

const firstShop = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })).min(1) }),
});
const saved = z.object({
  saveManager: z.object({ manager: z.object({ id: z.string() }), error: z.null() }),
});

/**
 * Makes the context that of a new manager whom the boss of another context gives these permission ids, for
 * the first shop. Answers how the boss gives them others.
 */
export async function becomeManagerOf(
  boss: BrowserContext,
  context: BrowserContext,
  permissionIds: readonly number[],
): Promise<(permissionIds: readonly number[]) => Promise<void>> {
  const phone = freshPhone();
  const { shops } = firstShop.parse(
    await graphql(boss, '{ shops(first: 1) { edges { node { id } } } }', {}),
  );
  const { saveManager } = saved.parse(
    await graphql(
      boss,
      `mutation ($input: SaveManagerInput!) {
        saveManager(input: $input) { manager { id } error { message } }
      }`,
      {
        input: {
          phone,
          password: 'secret-1',
          permissionIds,
          shopIds: shops.edges.map(({ node }) => node.id),
        },
      },
    ),
  );
  // What greets a manager once a day would cover the page, whenever it comes.
  await context.addInitScript((key) => {
    const times = JSON.parse(localStorage.getItem('tipClosedTimes') ?? '{}');
    localStorage.setItem('tipClosedTimes', JSON.stringify({ ...times, [key]: Date.now() }));
  }, `storeManager:${phone}`);
  await graphql(context, 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { ok } }', {
    input: { phone, purpose: 'LOGIN' },
  });
  const code = await latestCode(phone);
  const signedIn = await graphql(
    context,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, code } },
  );
  expect(signedIn).toEqual({ login: { error: null } });
  return async (others) => {
    const set = await graphql(
      boss,
      `mutation ($input: SetManagerPermissionsInput!) {
        setManagerPermissions(input: $input) { error { message } }
      }`,
      { input: { managerId: saveManager.manager.id, permissionIds: others } },
    );
    expect(set).toEqual({ setManagerPermissions: { error: null } });
  };
}
