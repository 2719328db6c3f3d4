import { addTypenameToDocument } from '@apollo/client/utilities';
import { parse, print } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import documents from '../../../bff/graphql/documents.generated.json' with { type: 'json' };
import { embeddedWorld } from '../embedded.ts';

const texts = Object.values(documents);
const everyShop = { selection: { all: true } };
const range = { start: '2026-03-01', end: '2026-03-07' };

/** What pages ask for when a whole list is handed over as a file, with as many rows at once as they do. */
const asked: Readonly<Record<string, object>> = {
  AuditLog: { filter: {}, first: 50 },
  DeliveryAssessments: { ...everyShop, first: 100 },
  ImportChanges: { id: '1', first: 100 },
  ImportHistory: { first: 50 },
  ImportRefusals: { id: '1', first: 100 },
  Listings: { ...everyShop, first: 100 },
  People: { filter: {}, sort: 'ADDED', first: 100 },
  // No file, but the longest list of a phone.
  PhoneTasks: { ...everyShop, statuses: ['SHIPPED'], sort: 'DEADLINE', first: 40 },
  ProductList: {
    ...everyShop,
    range,
    dataSource: 'SALES',
    level: 'SKC',
    sort: 'NET_AMOUNT',
    descending: true,
    withCourse: false,
    first: 100,
  },
  ProductRankingPage: {
    ...everyShop,
    range,
    comparison: range,
    dataSource: 'SALES',
    by: 'NET_AMOUNT',
    level: 'SKU',
    first: 100,
  },
  ReturnPackages: { ...everyShop, first: 100 },
  SelectionCandidates: { shopId: 'temu:1', sort: 'SALES', first: 100 },
  SharedStock: { ...everyShop, sort: 'NET30', descending: true, first: 50 },
  ShippingOrders: { ...everyShop, status: 'SHIPPED', sort: 'NEWEST', first: 40 },
  Todos: { ...everyShop, filter: 'OPEN', first: 100 },
};

it.each(Object.entries(asked))(
  'a page of %s to hand over costs no more than is served',
  async (name, variables) => {
    const { api, ask, close } = await embeddedWorld();
    onTestFinished(close);
    const { token } = await api.signIn();
    const text = texts.find((one) => one.startsWith(`query ${name}(`)) ?? '';
    // As the web client sends it, which asks every object for its type.
    const sent = print(addTypenameToDocument(parse(text)));
    const asking = { token, variables: { skip: 0, ...variables } };
    const { errors = [] } = await ask(sent, asking);
    const codes = errors.map((error: { extensions?: object }) => error.extensions);
    expect(JSON.stringify(codes)).not.toMatch(/LIMIT_EXCEEDED|GRAPHQL_VALIDATION_FAILED/);
  },
);
