import { getNamedType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../bff/schema/index.ts';

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

describe('every mutation', () => {
  it.each(mutations.map((field) => [field.name, field] as const))(
    '[R7.1-14] %s tells an expected refusal in its payload, and where it comes from',
    (name, field) => {
      expect(isNonNullType(field.type)).toBe(true);
      const payload = getNamedType(field.type);
      if (!isObjectType(payload)) throw new Error(`${name} answers no object`);
      expect(payload.name).toMatch(/Payload$/);
      const { error, ...others } = payload.getFields();
      expect(String(error?.type)).toBe('BusinessError');
      expect(Object.keys(others)).not.toEqual([]);
      expect(field.description).toMatch(/ Source: \w+(, \w+)*\.$/);
    },
  );

  it('that takes an input takes nothing beside it', () => {
    const withInput = mutations.filter(({ args }) =>
      args.some(({ name, type }) => name === 'input' && isInputObjectType(getNamedType(type))),
    );
    expect(withInput.length).toBeGreaterThan(25);
    for (const { name, args } of withInput) expect(args.length, name).toBe(1);
  });
});
