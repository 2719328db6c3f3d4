import { describe, expect, it } from 'vitest';
import { type PermissionCode, permissionCodes } from '../../../api/contract/rules/permissions.ts';
import { type BindingWorld, bindingWorld } from '../binding/world.ts';
import { type Answer, inhabit, manager, person, testBff, useNetwork, visitor } from '../world.ts';
import { codesIn, documentOf, fieldsOf } from './every-field.ts';
import { type Audience, audiences, mutations, queries, type Role, roles } from './rights-table.ts';

const network = useNetwork();

const tables = { query: queries, mutation: mutations };
type Operation = keyof typeof tables;

const given: Readonly<Record<Exclude<Role, 'visitor' | 'boss'>, readonly PermissionCode[]>> = {
  trusted: permissionCodes,
  finance: ['lookCost', 'erp:product:view:cost'],
  manager: [],
  operator: [],
  shipper: [],
};
const permissionsOf = (codes: readonly PermissionCode[]) =>
  codes.map((permsCode) => ({ permsCode }));

/** Somebody of each role, signed in anew: what was asked before may have ended their session. */
async function tokenOf({ api }: BindingWorld, role: Role, bossId: number): Promise<string> {
  if (role === 'visitor') return 'visitor';
  if (role === 'boss') return (await api.signIn()).token;
  const isShipper = role === 'shipper';
  const { user, token } = await api.signIn({
    role: isShipper ? 'shipper' : 'manager',
    boss_id: bossId,
    is_operator: role === 'operator' ? 1 : 0,
  });
  if (given[role].length > 0) await api.grant(user, ...given[role]);
  return token;
}

/** The same as an upstream tells of them. */
function personOf(role: Role) {
  if (role === 'visitor') return visitor();
  if (role === 'boss') return person({ user: { permissions: permissionsOf(permissionCodes) } });
  const permissions = permissionsOf(given[role]);
  const staffKind = role === 'shipper' || role === 'operator' ? role : 'manager';
  return manager({ user: { staffKind, permissions } });
}

const malformed = 'GRAPHQL_VALIDATION_FAILED';
const closed = ['UNAUTHENTICATED', 'VISITOR_BLOCKED', 'FORBIDDEN'];

const refusalOf = (role: Role): string => (role === 'visitor' ? 'VISITOR_BLOCKED' : 'FORBIDDEN');

/** By field what each role is to hear, on one line: 'visitor VISITOR_BLOCKED, boss may, …'. */
function told(operation: Operation, among: (may: boolean) => boolean = () => true) {
  const table = Object.entries(tables[operation]) as [Audience, readonly string[]][];
  const lines = table.flatMap(([audience, names]) => {
    const open: readonly Role[] = audiences[audience];
    const heard = roles
      .filter((role) => among(open.includes(role)))
      .map((role) => [role, open.includes(role) ? 'may' : refusalOf(role)] as const);
    return names.map((name) => [name, new Map(heard)] as const);
  });
  return new Map(lines);
}

const line = (heard: ReadonlyMap<Role, string>): string =>
  [...heard].map((each) => each.join(' ')).join(', ');

/** Asks for every field by the roles that the table has of it, by all that it does not have, and compares. */
async function compare(
  operation: Operation,
  table: ReturnType<typeof told>,
  ask: (document: string, role: Role) => Promise<Answer>,
): Promise<void> {
  const found: Record<string, string> = {};
  for (const field of fieldsOf(operation)) {
    const heard = new Map<Role, string>();
    for (const role of table.get(field.name)?.keys() ?? roles) {
      const { data, errors } = await ask(documentOf(operation, field), role);
      const codes = codesIn({ data, errors });
      expect(codes, `${field.name} ${JSON.stringify(errors)}`).not.toContain(malformed);
      heard.set(role, codes.find((code) => closed.includes(code)) ?? 'may');
    }
    found[field.name] = line(heard);
  }
  const wanted = [...table].map(([name, heard]) => [name, line(heard)]);
  expect(found).toEqual(Object.fromEntries(wanted));
}

/** What signs in, and what is read before; `node` finds nothing by an id of nothing. */
const openToAnyone = {
  query: ['downloads', 'hasDemoLogin', 'node', 'nodes', 'notice', 'notices', 'reservedLogin'],
  mutation: mutations.everybody,
};

describe.each(['query', 'mutation'] as const)('every %s', (operation) => {
  it('[R6-01] [R6-15] [R6-16] [R6-23] [R6-27] is open to those whom the table names, and to nobody else', async () => {
    const world = await bindingWorld();
    const { user } = await world.api.signIn();
    await compare(operation, told(operation), async (document, role) =>
      world.ask(document, { token: await tokenOf(world, role, user.id) }),
    );
  });

  it('[R6-27] is refused to others by the schema alone, before an upstream that refuses nobody', async () => {
    inhabit(network, { people: Object.fromEntries(roles.map((role) => [role, personOf(role)])) });
    const { ask } = testBff();
    const refused = told(operation, (may) => !may);
    await compare(operation, refused, (document, role) => ask(document, { token: role }));
  });

  it('[R6-27] is UNAUTHENTICATED to a token of nobody, but for what is open to anyone', async () => {
    const world = await bindingWorld();
    const token = 'x'.repeat(43);
    const open: string[] = [];
    for (const field of fieldsOf(operation)) {
      const { data, errors } = await world.ask(documentOf(operation, field), { token });
      if (!codesIn({ data, errors }).includes('UNAUTHENTICATED')) open.push(field.name);
    }
    expect(open).toEqual(openToAnyone[operation]);
  });
});
