import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { type JsonObject, jsonSchema } from '../../../api/contract/json-schema.ts';
import { propertiesOf } from '../../../api/contract/openapi.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { seededSales } from '../../support/seeded-sales.ts';

/**
 * Whoever may not see costs is answered the same whatever they are: no figure, order, filter or refusal hangs on
 * them. Told by other costs, not by the names of fields.
 */
let api: TestApi;
let boss: string;
const costless: Record<string, string> = {};

beforeAll(async () => {
  api = await createTestApi();
  const sales = await seededSales(api);
  boss = sales.token;
  const manager = await api.signIn({ role: 'manager', boss_id: sales.boss.user.id });
  await api.assign(manager.user, sales.t, sales.s);
  costless.manager = manager.token;
  costless.key = (await makeKey(api, boss, { withCost: false })).secret;
});
afterAll(() => api.close());

const samples: Readonly<Record<string, unknown>> = {
  startTime: '2026-03-04',
  endTime: '2026-03-11',
  compareStartTime: '2026-02-25',
  compareEndTime: '2026-03-03',
  productType: '待创建首单',
  id: 'P1',
  ids: ['P1'],
};

const branches = (schema: JsonObject): readonly JsonObject[] =>
  [schema, schema.items, ...[schema.anyOf].flat()].filter(
    (part): part is JsonObject => typeof part === 'object' && part !== null,
  );

/** What one field can be told to be, where that can be counted. */
const choices = (schema: unknown): readonly unknown[] =>
  branches(Object(schema)).flatMap((part) =>
    part.type === 'boolean' ? [true, false] : [part.enum].flat().filter((one) => one !== undefined),
  );

/** The call with what it needs, and once with each value of each of its other fields. */
function askedOf(call: Call, mallId: string): readonly Readonly<Record<string, unknown>>[] {
  const { properties, required } = propertiesOf(jsonSchema(call.input, 'input'));
  const shops = Object(properties[call.shopField]).type === 'array' ? [mallId] : mallId;
  const needed = Object.fromEntries(
    required.map((name) => [name, samples[name] ?? choices(properties[name])[0] ?? '1']),
  );
  const least = { ...needed, ...(call.shops !== 'none' && { [call.shopField]: shops }) };
  const others = Object.entries(properties).flatMap(([name, schema]) =>
    choices(schema).map((value) => ({ ...least, [name]: value })),
  );
  return [least, ...others];
}

/** Which answer each read gives, by what was asked: to a manager, or to the key where only a boss may ask. */
async function answers(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const call of calls.values()) {
    const mallId = call.platform === 'shein' ? 's' : 't';
    const token = call.role === 'boss' ? costless.key : costless.manager;
    if (token === undefined || call.kind !== 'read' || call.path.includes('{')) continue;
    for (const fields of askedOf(call, mallId)) {
      const { code, msg, data } = await api.call(call.name, fields, { token });
      all.set(`${call.name} ${JSON.stringify(fields)}`, JSON.stringify({ code, msg, data }));
    }
  }
  return all;
}

it('[R6-19] no answer to who may not see costs hangs on them', async () => {
  const before = await answers();
  const told = [...before.values()].filter((answer) => answer.startsWith('{"code":0,'));
  expect(told.length).toBeGreaterThan(before.size / 2);

  const costs = { saveCostBySku: ['t', 'SCUP-1', null], costBySku: ['s', 'SCOAT-1', 8765] };
  for (const [name, [shopId, skuId, cost]] of Object.entries(costs)) {
    const fields = { costs: [{ shopId, skuId, cost }] };
    expect(await api.call(name, fields, { token: boss })).toMatchObject({ code: 0 });
  }
  const after = await answers();
  const changed = [...before.keys()].filter((asked) => before.get(asked) !== after.get(asked));
  expect(changed).toEqual([]);
});
