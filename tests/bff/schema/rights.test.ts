import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { expect, it } from 'vitest';
import { permissionCodes } from '../../../api/contract/rules/permissions.ts';
import { schema } from '../../../bff/schema/index.ts';
import { isBlockedForVisitors } from '../../../web/src/graphql/visitor-link.ts';
import { bindingWorld } from '../binding/world.ts';
import { inhabit, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

/** Values that pass the checks of a form, by the name of the field. */
const entered: Readonly<Record<string, string>> = {
  phone: '"13900000001"',
  code: '"123456"',
  password: '"abc123"',
  sessionId: `"${'a1'.repeat(16)}"`,
  purpose: 'LOGIN',
  ticket: `"${'x'.repeat(43)}"`,
};

/** Some value of a type: no sense in it, but the schema lets it through. */
function literal(type: GraphQLInputType, name: string): string {
  if (isNonNullType(type)) return literal(type.ofType, name);
  if (isListType(type)) return `[${literal(type.ofType, name)}]`;
  if (isEnumType(type)) return entered[name] ?? type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf
      ? fields.slice(0, 1)
      : fields.filter((field) => isNonNullType(field.type));
    return `{${needed.map((field) => `${field.name}: ${literal(field.type, field.name)}`).join(', ')}}`;
  }
  const samples: Record<string, string> = {
    Boolean: 'true',
    Int: '1',
    Float: '1',
    Money: '"1.00"',
    Date: '"2026-03-01"',
    DateTime: '"2026-03-01T00:00:00Z"',
  };
  return entered[name] ?? samples[getNamedType(type).name] ?? '"1"';
}

/** One field with the arguments that it needs, and its refusal where it has one. */
function asked(field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter((argument) => isNonNullType(argument.type));
  const given = needed
    .map((argument) => `${argument.name}: ${literal(argument.type, argument.name)}`)
    .join(', ');
  const type = getNamedType(field.type);
  const error = isObjectType(type) ? type.getFields().error : undefined;
  const hasError = error !== undefined && isObjectType(getNamedType(error.type));
  const refusal = hasError ? ' error { code message }' : '';
  const wanted = isCompositeType(type) ? ` { __typename${refusal} }` : '';
  return `${field.name}${given === '' ? '' : `(${given})`}${wanted}`;
}

/** A document that asks for one field of the root. */
const documentOf = (operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) =>
  `${operation} { ${asked(field)} }`;

const fieldsOf = (operation: 'query' | 'mutation') =>
  Object.values(
    (operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  );

/** Every code that an answer refuses with, be it a GraphQL error or part of a payload. */
const codesIn = (answer: object): string[] =>
  [...JSON.stringify(answer).matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code ?? '');

it.each(['query', 'mutation'] as const)('[R6-01] every %s is open to a boss', async (operation) => {
  const world = await bindingWorld();
  const fields = fieldsOf(operation);
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) {
    const { token } = await world.api.signIn();
    const { data, errors } = await world.ask(documentOf(operation, field), { token });
    const codes = codesIn({ data, errors });
    for (const closed of ['FORBIDDEN', 'VISITOR_BLOCKED', 'UNAUTHENTICATED']) {
      expect(codes, field.name).not.toContain(closed);
    }
    expect(codes, JSON.stringify(errors)).not.toContain('GRAPHQL_VALIDATION_FAILED');
  }
});

/** What is open to anyone, and what a warehouse shipper works with on the phone. */
const openToShippers = {
  // What an id names is null where its type is not open to them.
  query: [
    'alertSettings',
    'alerts',
    'downloads',
    'hasDemoLogin',
    'labelOfSku',
    'labelTemplates',
    'labelsOfSkus',
    'mailSettings',
    'node',
    'nodes',
    'notice',
    'notices',
    'pushSettings',
    'reservedLogin',
    'shippingOrders',
    'shops',
    'viewer',
  ],
  mutation: [
    'clearShortage',
    'confirmEntry',
    'confirmMail',
    'confirmPacking',
    'confirmShipping',
    'deleteMailAddress',
    'deletePushSubscription',
    'endViewing',
    'login',
    'loginAsDemo',
    'loginByChat',
    'logout',
    'markAlerts',
    'readAllAlerts',
    'register',
    'reportShortage',
    'resetPassword',
    'saveAlertSettings',
    'saveMailSettings',
    'savePushSettings',
    'savePushSubscription',
    'saveUserNotes',
    'sendCode',
    'sendMailCode',
    'sendTestMail',
    'sendTestPush',
    'startChatLogin',
    'unreadAlerts',
  ],
} as const;

it.each(['query', 'mutation'] as const)(
  '[R6-27] [R1-13] every other %s is closed to a warehouse shipper',
  async (operation) => {
    const world = await bindingWorld();
    const boss = await world.api.signIn();
    const open: string[] = [];
    for (const field of fieldsOf(operation)) {
      const { token } = await world.api.signIn({ role: 'shipper', boss_id: boss.user.id });
      const codes = codesIn(await world.ask(documentOf(operation, field), { token }));
      if (!codes.includes('FORBIDDEN')) open.push(field.name);
    }
    expect(open.toSorted()).toEqual(openToShippers[operation]);
  },
);

it('[R6-27] a warehouse shipper is told which shops these are, and no other field of them', async () => {
  const world = await bindingWorld();
  const boss = await world.api.signIn();
  const { token, user } = await world.api.signIn({ role: 'shipper', boss_id: boss.user.id });
  await world.api.assign(user, await world.api.shop(boss.user));
  await world.api.shop(boss.user);
  const fields = schema.getType('Shop');
  if (!isObjectType(fields)) throw new Error('There is no type Shop');
  const told: string[] = [];
  for (const field of Object.values(fields.getFields())) {
    const { name } = field;
    const query = `{ shops { edges { node { ${asked(field)} } } } }`;
    const { data, errors } = await world.ask(query, { token });
    if (errors !== undefined) expect(errors[0]?.extensions?.code, name).toBe('FORBIDDEN');
    // What only a boss is told of may also be empty for everybody else.
    else if (data.shops.edges[0].node[name]?.length > 0) told.push(name);
  }
  expect(told).toEqual(['id', 'mallId', 'name', 'platform']);
});

it('[R6-01] [R3-34] a boss has every permission code', async () => {
  const world = await bindingWorld();
  const { token } = await world.api.signIn();
  const { data } = await world.ask('{ viewer { permissions } }', { token });
  expect(data.viewer.permissions.toSorted()).toEqual(permissionCodes.toSorted());
});

it('[R6-23] [R6-24] lets visitors do the writes that the web client lets out, and refuses all others', async () => {
  const sent = inhabit(network, { people: { visitor: visitor() } });
  const { ask } = testBff();
  for (const field of fieldsOf('mutation')) {
    const document = documentOf('mutation', field);
    const { data, errors } = await ask(document);
    const codes = codesIn({ data, errors });
    if (isBlockedForVisitors(parse(document))) {
      // What cannot be used anyhow is said before who asks.
      expect(['VISITOR_BLOCKED', 'INVALID_INPUT'], field.name).toContain(codes[0]);
    } else {
      expect(codes, field.name).not.toContain('VISITOR_BLOCKED');
    }
  }
  const writes = sent.filter(({ call }) => call.kind === 'write');
  expect(writes.filter(({ call }) => call.visitor !== 'normal')).toEqual([]);
});
