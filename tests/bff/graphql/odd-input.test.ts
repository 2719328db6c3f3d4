import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { schema } from '../../../bff/schema/index.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { testBff } from '../world.ts';

/** Whatever a boss writes into any field of the graph, it is answered: no fault of ours, and none of our own api. */

/** What may become of what somebody asks; every other code says that something here is broken. */
const refusals = new Set<unknown>([
  ...['GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'LIMIT_EXCEEDED'],
  ...['UPSTREAM_REFUSED', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED', 'EMPTY_SHOP'],
]);
const runs = { numRuns: 12, seed: 20_260_311 };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  return () => api.close();
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      '\ud800',
      '-1',
      '0',
      '1e400',
      '9'.repeat(40),
      '中文',
      '😀',
      'x'.repeat(5_000),
    ],
    ...[
      "' or 1=1 --",
      '<script>',
      '../../etc/passwd',
      '%',
      '{"__proto__":{}}',
      'http://127.0.0.1/',
    ],
  ),
);
const days = ['2026-03-10', '2026-03-11', '2026-02-30', '1970-01-01', '9999-12-31', '0000-01-01'];
const instants = ['2026-03-11T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'now'];
const amounts = ['0', '0.00', '-1.00', '12.34', '99999999999.99', '0.001', '1e9'];

/** Values of a scalar, among them ids of what is there. */
function scalarOf(name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  switch (name) {
    case 'Int':
      return fc.constantFrom(0, 1, -1, 7, 100, 2 ** 31 - 1, -(2 ** 31));
    case 'Float':
      return fc.constantFrom(0, -1.5, 0.1, 1e-9, 1e308);
    case 'Boolean':
      return fc.boolean();
    case 'ID':
      return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, hostile);
    case 'Date':
      return fc.constantFrom(...days);
    case 'DateTime':
      return fc.constantFrom(...instants);
    case 'Money':
      return fc.constantFrom(...amounts);
    default:
      return hostile;
  }
}

function inputOf(type: GraphQLInputType, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return inputOf(type.ofType, ids);
  if (isListType(type)) return fc.array(inputOf(type.ofType, ids), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) return scalarOf(type.name, ids);
  const fields = Object.values(type.getFields());
  if (type.isOneOf)
    return fc.oneof(...fields.map(({ name, type: of }) => fc.record({ [name]: inputOf(of, ids) })));
  return fc.record(
    Object.fromEntries(fields.map(({ name, type: of }) => [name, inputOf(of, ids)])),
    {
      requiredKeys: fields.filter(({ type: of }) => isNonNullType(of)).map(({ name }) => name),
      noNullPrototype: true,
    },
  );
}

/** Every leaf of it, and of what stands `depth` levels below, but for fields that must be told something. */
function leavesOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return isLeafType(type) ? '' : '{ __typename }';
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter(({ type: of }) => depth > 0 || isLeafType(getNamedType(of)))
    .map((field) => `${field.name} ${leavesOf(getNamedType(field.type), depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

const operationOf = (
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
): string => {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const of: GraphQLOutputType = type;
  const [declared, handed] = args.length > 0 ? [`(${variables})`, `(${given})`] : ['', ''];
  return `${kind} Odd${declared} { ${name}${handed} ${leavesOf(getNamedType(of), 1)} }`;
};

let people = 0;

/** A boss with two shops and a product, as some calls end their session or take their shops. */
async function somebody(): Promise<{ token: string; ids: string[] }> {
  people += 1;
  const { user, token } = await api.signIn();
  const [temu, shein] = [`m${people}`, `n${people}`];
  const shop = await api.shop(user, { mall_id: temu, platform: 'temu' });
  await api.shop(user, { mall_id: shein, platform: 'shein' });
  await addProduct(api.db, shop, { A: [{ code: 'A-1', cost: 100 }] }, { product_id: 'P1' });
  return { token, ids: [`temu:${temu}`, `shein:${shein}`, `temu:P1`, `group:1`, '1', '2', 'A-1'] };
}

describe.each([
  { kind: 'query', type: schema.getQueryType() },
  { kind: 'mutation', type: schema.getMutationType() },
])('A $kind, asked oddly', ({ kind, type }) => {
  const fields = Object.values(type?.getFields() ?? {});

  it.each(fields.map((field) => [field.name, field] as const))(
    '%s is answered or refused',
    async (_name, field) => {
      const { token, ids } = await somebody();
      const { bff, ask, logged } = testBff({
        transport: fetchTransport((request) => api.handle(request)),
        previewTransport: fetchTransport((request) => api.handle(request)),
      });
      onTestFinished(() => bff.close());
      const query = operationOf(kind, field);
      const variables = fc.record(
        Object.fromEntries(field.args.map((arg) => [arg.name, inputOf(arg.type, ids)])),
        { requiredKeys: field.args.filter(isRequiredArgument).map(({ name }) => name) },
      );
      await fc.assert(
        fc.asyncProperty(variables, async (sent) => {
          const { status, errors = [] } = await ask(query, { token, variables: sent });
          expect(status).toBeLessThan(500);
          const codes = errors.map(({ extensions }) => extensions?.code);
          expect(codes.filter((code) => !refusals.has(code))).toEqual([]);
          expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
          expect(api.logged.filter(({ level }) => level === 'error')).toEqual([]);
        }),
        runs,
      );
    },
  );
});
