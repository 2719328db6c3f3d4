import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { openApiDocument } from '../../../api/contract/openapi.ts';
import {
  type DeclaredRefusal,
  defineRefusals,
  refusalSaid,
  sentence,
} from '../../../api/contract/refusals.ts';
import { renameShop } from '../../../api/contract/shops.ts';
import { Refusal, refuse } from '../../../api/refusal.ts';

const declared = [...calls.values()].flatMap((call) =>
  Object.entries(call.refusals ?? {}).map(([key, refusal]): [string, string, DeclaredRefusal] => [
    call.name,
    key,
    refusal,
  ]),
);

/** What the server says where it refuses by these values. */
const said = (msg: string): string => {
  const names = [...msg.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return sentence(msg, Object.fromEntries(names.map((name, place) => [name, `值${place}（x）`])));
};

/** The sources of the server that name a key, in quotes as `refuse` has it. */
const sources = readdirSync('api', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('contract'))
  .map((path) => readFileSync(join('api', path), 'utf8'))
  .filter((text) => /\brefuse\(|new AccountProblem\(/.test(text));

const thrownBy = (run: () => never): Refusal => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

describe('the refusals that calls declare', () => {
  it.each(declared)('%s: %s is thrown by its key', (_call, key) => {
    expect(sources.some((text) => text.includes(`'${key}'`))).toBe(true);
  });

  it.each(declared)('%s: %s is told from the others by its sentence', (name, key, { msg }) => {
    const call = calls.get(name);
    expect(call && refusalSaid(call, said(msg))?.key).toBe(key);
  });

  it('are thrown with code and sentence of the declaration', () => {
    const refusal = thrownBy(() => refuse(renameShop, 'nameTaken'));
    expect(refusal).toMatchObject({
      key: 'nameTaken',
      code: 1,
      message: '店铺名称不可与其它店铺重复',
    });
  });

  it('take values into their sentences, and are found again by them', () => {
    const of = defineRefusals({
      many: { msg: '最多{most}个（含{name}）', code: 7 },
      gone: { msg: '{name}不存在' },
    });
    const refusal = thrownBy(() => refuse(of, 'many', { most: 3, name: '$&*' }));
    expect(refusal).toMatchObject({ code: 7, message: '最多3个（含$&*）' });
    expect(refusalSaid(of, refusal.message)?.key).toBe('many');
    expect(refusalSaid(of, '店铺不存在')?.key).toBe('gone');
    expect(refusalSaid(of, '不存在')).toBeUndefined();
    expect(refusalSaid(of, '系统繁忙')).toBeUndefined();
    expect(refusalSaid({}, '店铺不存在')).toBeUndefined();
  });

  it('are listed in the OpenAPI document under the names that answers give, with the field that is wrong', () => {
    const operation = openApiDocument().paths[renameShop.path]?.post;
    expect(operation).toMatchObject({
      'x-refusals': [
        {
          key: 'nameTaken',
          name: 'shopNameTaken',
          code: 1,
          msg: '店铺名称不可与其它店铺重复',
          english: 'Another shop has this name already.',
          field: 'name',
        },
      ],
      responses: { 200: { description: expect.stringContaining('店铺名称不可与其它店铺重复') } },
    });
  });
});
