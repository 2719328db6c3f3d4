import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  specifiedScalarTypes,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../bff/schema/index.ts';
import { errorCodes } from '../../../bff/upstream/errors.ts';

const root = new URL('../../../', import.meta.url);

describe('schema.graphql', () => {
  it('says the same as the code (otherwise: npm run codegen)', async () => {
    const committed = await readFile(new URL('schema.graphql', root), 'utf8');
    expect(print(parse(committed))).toBe(
      print(parse(printSchema(lexicographicSortSchema(schema)))),
    );
  });

  it('is checked by a command that notices a change', async () => {
    const check = (file: string) =>
      new Promise<{ code: unknown; stderr: string }>((resolve) => {
        execFile(
          process.execPath,
          ['bff/schema/print.ts', '--check', file],
          { cwd: root },
          (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }),
        );
      });
    expect(await check('schema.graphql')).toEqual({ code: 0, stderr: '' });
    const stale = await check('tests/bff/schema/stale.graphql');
    expect(stale).toEqual({
      code: 1,
      stderr: 'tests/bff/schema/stale.graphql is stale: run npm run codegen\n',
    });
  });
});

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !specifiedScalarTypes.includes(type as never),
);

/** Everything of a type that GraphiQL shows a description for. */
function describedParts(type: GraphQLNamedType): [string, string | null | undefined][] {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type)) {
    for (const value of type.getValues())
      parts.push([`${type.name}.${value.name}`, value.description]);
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
    }
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
      for (const argument of field.args) {
        parts.push([`${type.name}.${field.name}(${argument.name}:)`, argument.description]);
      }
    }
  }
  return parts;
}

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    const silent = types
      .flatMap(describedParts)
      .filter(([, description]) => !description || !/[.)]$/.test(description.trim()));
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(types.some(isScalarType)).toBe(true);
  });

  it('says of each what can be read alone: GraphiQL sorts them by name, and shows one at a time', () => {
    const leaning = types
      .flatMap(describedParts)
      .filter(([, description]) =>
        /^(Likewise|The same|These|Those of them)\b/.test(description ?? ''),
      );
    expect(leaning.map(([name]) => name)).toEqual([]);
  });

  it('says where to begin', () => {
    const named = [...(schema.description ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(['viewer', 'shops', 'statistics', 'productList']));
    const known = new Set([
      ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
      ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
      ...Object.keys(schema.getSubscriptionType()?.getFields() ?? {}),
      ...['selection', 'ShopSelection', 'mallId', 'errors'],
    ]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('refuses no error code that the web may meet: the list is closed and each has a meaning', () => {
    for (const [code, { meaning }] of Object.entries(errorCodes)) {
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(meaning.length, code).toBeGreaterThan(20);
    }
  });
});
