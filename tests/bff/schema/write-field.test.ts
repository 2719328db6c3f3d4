import { getNamedType, isEnumType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { schema } from '../../../bff/schema/index.ts';

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** The codes of the errors of a payload, whose type is `[PeopleError!]!` or of another domain. */
function codesOf(type: string): string[] {
  const error = schema.getType(type.replace(/^\[(\w+Error)!\]!$/, '$1'));
  const code = isObjectType(error) ? getNamedType(error.getFields().code?.type) : undefined;
  return isEnumType(code) ? code.getValues().map(({ name }) => name) : [];
}

/** What the sources of a field declare that they refuse, as the schema writes it. */
const refusedBy = (description: string): string[] =>
  (/ Source: (.+)\.$/.exec(description)?.[1] ?? '')
    .split(', ')
    .flatMap((name) => Object.keys(calls.get(name)?.refusals ?? {}))
    .map((key) => key.replace(/[A-Z]/g, '_$&').toUpperCase())
    .concat('INVALID_INPUT', 'NOT_FOUND', 'REFUSED');

describe('every mutation', () => {
  it.each(mutations.map((field) => [field.name, field] as const))(
    '[R7.1-14] %s tells an expected refusal in its payload, with a code for each, and where it comes from',
    (name, field) => {
      expect(isNonNullType(field.type)).toBe(true);
      const payload = getNamedType(field.type);
      if (!isObjectType(payload)) throw new Error(`${name} answers no object`);
      expect(payload.name).toMatch(/Payload$/);
      const { error, errors, ...others } = payload.getFields();
      expect(String(error?.type)).toBe('BusinessError');
      const codes = codesOf(String(errors?.type));
      for (const key of refusedBy(field.description ?? '')) expect(codes).toContain(key);
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
