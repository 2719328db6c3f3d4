import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { codeIn, type Person, registerBoss } from '../support/person.ts';
import { startProduct } from '../support/product.ts';

const account = { phone: '12000000001', password: 'temu2026' };

const done = z.object({ error: z.null() });

/** Makes a change, which must be granted, and answers what it came to. */
async function change(boss: Person, field: string, input: object, type: string): Promise<unknown> {
  const data = await boss.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { error { code message field } } }`,
    { input },
  );
  expect(data[field], field).toEqual({ error: null });
  return data[field];
}

const shop = z.object({ id: z.string(), expiresAt: z.string().nullable() });
const connection = z.object({ edges: z.array(z.object({ node: shop })) });

async function shops(boss: Person): Promise<z.infer<typeof shop>[]> {
  const data = await boss.graphql('{ shops { edges { node { id expiresAt } } } }');
  return connection.parse(data.shops).edges.map(({ node }) => node);
}

it('[R1-15] lets one session of a boss register, bind, make the four assignments, renew and unbind', async () => {
  const { url } = await startProduct({});
  const boss = await registerBoss(url);

  await change(boss, 'bindMainAccount', account, 'BindMainAccountInput');
  const code = await codeIn(url, account.phone);
  await change(boss, 'confirmBindCode', { phone: account.phone, code }, 'ConfirmBindCodeInput');
  const bound = await shops(boss);
  expect(bound).toHaveLength(3);
  const shopIds = bound.map(({ id }) => id);

  const manager = { phone: '13700000001', password: 'secret-1', permissionIds: [2, 3], shopIds };
  await change(boss, 'saveManager', manager, 'SaveManagerInput');
  // Finance is a manager who sees what goods cost.
  const finance = { ...manager, phone: '13700000002', permissionIds: [1] };
  await change(boss, 'saveManager', finance, 'SaveManagerInput');
  const shipper = { phone: '13700000003', password: 'secret-3', shopIds };
  await change(boss, 'addShipper', shipper, 'AddShipperInput');
  const operator = { phone: '13700000004', shopIds: shopIds.slice(0, 2) };
  await change(boss, 'addOperator', operator, 'AddOperatorInput');
  const { managers, shippers, operators } = await boss.graphql(
    '{ managers { phone permissionIds } shippers { phone } operators { account } }',
  );
  expect(managers).toEqual([
    { phone: manager.phone, permissionIds: [2, 3] },
    { phone: finance.phone, permissionIds: [1] },
  ]);
  expect(shippers).toEqual([{ phone: shipper.phone }]);
  expect(operators).toEqual([{ account: operator.phone }]);

  const [first] = bound;
  if (first === undefined) throw new Error('No shop was bound');
  const { submitRenewal } = await boss.graphql(
    `mutation ($input: SubmitRenewalInput!) { submitRenewal(input: $input) {
      error { message } order { codeUrl } } }`,
    {
      input: { payType: 'QR', shops: [{ shopId: first.id, months: 2, couponIds: [] }] },
    },
  );
  const { order } = z
    .object({ error: z.null(), order: z.object({ codeUrl: z.string() }) })
    .parse(submitRenewal);
  const certNo = new URL(order.codeUrl, url).searchParams.get('certNo') ?? '';
  const paid = await fetch(new URL('/api/simulator/pay', url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ certNo }),
  });
  expect(paid.status).toBe(200);
  await vi.waitFor(async () => {
    const renewed = (await shops(boss)).find(({ id }) => id === first.id);
    expect(Date.parse(renewed?.expiresAt ?? '')).toBeGreaterThan(Date.parse(first.expiresAt ?? ''));
  });

  const { mainAccounts } = await boss.graphql('{ mainAccounts { id } }');
  const [{ id } = { id: '' }] = z.array(z.object({ id: z.string() })).parse(mainAccounts);
  const { unbindMainAccount } = await boss.graphql(
    'mutation ($id: ID!) { unbindMainAccount(id: $id) { error { message } } }',
    { id },
  );
  done.parse(unbindMainAccount);
  expect(await shops(boss)).toEqual([]);
});
