import { isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { permissionCodes } from '../../../api/contract/rules/permissions.ts';
import { schema } from '../../../bff/schema/index.ts';
import { isBlockedForVisitors } from '../../../web/src/graphql/visitor-link.ts';
import { bindingWorld } from '../binding/world.ts';
import { inhabit, testBff, useNetwork, visitor } from '../world.ts';
import { asked, codesIn, documentOf, fieldsOf } from './every-field.ts';

const network = useNetwork();

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
