import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../bff/schema/index.ts';
import { inhabit, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** What is wrong in most fields, each time otherwise. */
interface Wrong {
  readonly text: string;
  readonly id: string;
  readonly whole: number;
  readonly money: string;
  readonly entries: number;
  /** Whether what may be left out is given. */
  readonly isFull: boolean;
  /** Which value of an enum. */
  readonly choice: number;
}

const long = '长'.repeat(6_000);
const wrongsOf = (choice: number): readonly Wrong[] => [
  { text: '', id: 'temu:11', whole: -1, money: '-1.00', entries: 1, isFull: true, choice },
  { text: long, id: 'temu:11', whole: 2e9, money: '9e9', entries: 2, isFull: true, choice },
  { text: long, id: '', whole: -1, money: '-1.00', entries: 0, isFull: true, choice },
  { text: ' ', id: long, whole: 0, money: '0.00', entries: 1, isFull: true, choice },
  { text: 'x', id: 'listing:1', whole: -1, money: '1.00', entries: 1, isFull: false, choice },
];

/** Of how many values the longest enum within it is. */
function choicesOf(type: GraphQLInputType): number {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().length;
  if (!isInputObjectType(named)) return 1;
  return Math.max(1, ...Object.values(named.getFields()).map((field) => choicesOf(field.type)));
}

function wrongOf(type: GraphQLInputType, wrong: Wrong): unknown {
  const plain = getNullableType(type);
  if (isListType(plain))
    return Array.from({ length: wrong.entries }, () => wrongOf(plain.ofType, wrong));
  if (isEnumType(plain)) {
    const values = plain.getValues();
    return values[wrong.choice % values.length]?.name;
  }
  if (isInputObjectType(plain)) {
    const all = Object.entries(plain.getFields());
    // Of one with `all` exactly one may be given.
    if (plain.name === 'ShopSelection') return { all: true };
    const given = all.filter(([, field]) => wrong.isFull || isNonNullType(field.type));
    return Object.fromEntries(given.map(([name, field]) => [name, wrongOf(field.type, wrong)]));
  }
  switch (getNamedType(plain).name) {
    case 'ID':
      return wrong.id;
    case 'Int':
      return wrong.whole;
    case 'Float':
      return wrong.whole;
    case 'Boolean':
      return wrong.isFull;
    case 'Money':
      return wrong.money;
    case 'Date':
      return '2026-03-01';
    case 'DateTime':
      return '2026-03-01T00:00:00Z';
    default:
      return wrong.text;
  }
}

/** Whether the input has what a refusal names, in it or under its one argument `input`. */
function has(types: ReadonlyMap<string, GraphQLInputType>, told: string): boolean {
  const [first = '', ...rest] = told.split('.').filter((part) => !/^\d+$/.test(part));
  const found = types.get(first);
  if (found === undefined) return false;
  const inner = getNamedType(found);
  return (
    rest.length === 0 ||
    (isInputObjectType(inner) && has(typesOf(Object.values(inner.getFields())), rest.join('.')))
  );
}

const typesOf = (fields: readonly { readonly name: string; readonly type: GraphQLInputType }[]) =>
  new Map(fields.map(({ name, type }) => [name, type]));

async function toldBy({ name, args }: (typeof mutations)[number]): Promise<Set<string>> {
  const { ask } = testBff();
  const told = new Set<string>();
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const query = `mutation (${declared}) { it: ${name}(${given}) { errors { field } } }`;
  const choices = Math.min(12, Math.max(1, ...args.map((arg) => choicesOf(arg.type))));
  for (const wrong of Array.from({ length: choices }, (_, choice) => wrongsOf(choice)).flat()) {
    const variables = Object.fromEntries(args.map((arg) => [arg.name, wrongOf(arg.type, wrong)]));
    const { data } = await ask(query, { token: 't', variables });
    for (const { field } of data?.it?.errors ?? []) if (field !== null) told.add(field);
  }
  return told;
}

describe('the field that a refusal names', () => {
  it('is in the input of the mutation, for each of them', async () => {
    inhabit(network, {
      people: { t: person({ groups: [] }) },
      data: { getShopList: [shopRow('11')], couponValues: { monthPrice: null } },
    });
    const unknown: string[] = [];
    const known: string[] = [];
    for (const mutation of mutations.filter(({ args }) => args.length > 0)) {
      const [only] = mutation.args;
      const inner = only?.name === 'input' ? getNamedType(only.type) : undefined;
      const fields = isInputObjectType(inner) ? Object.values(inner.getFields()) : mutation.args;
      for (const told of await toldBy(mutation)) {
        const list = has(typesOf(fields), told) ? known : unknown;
        list.push(`${mutation.name}: ${told}`);
      }
    }
    expect(unknown).toEqual([]);
    expect(known).toEqual(
      expect.arrayContaining([
        'loginByChat: ticket',
        'redeemCoupon: code',
        'submitRenewal: shops',
        'deleteExport: id',
        'importListing: skus.0.specification',
        'startExport: auditFilter.search',
        'unbindMainAccount: id',
      ]),
    );
  }, 60_000);
});
