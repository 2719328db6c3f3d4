import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stocksPath } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { Refusal } from '../../../api/refusal.ts';
import { requestOf } from '../../support/api.ts';
import { arbitraryOf } from '../../support/arbitrary.ts';
import { type MadeRequest, upstreamHandlers } from '../../support/msw.ts';

const origin = 'https://upstream.test';
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the upstream double made from the declarations', () => {
  it.each([...calls.keys()])('answers %s with data that fits its schema', async (name) => {
    const call = calls.get(name);
    if (call === undefined) throw new Error(name);
    const made: MadeRequest[] = [];
    server.use(...upstreamHandlers(origin, { onRequest: (request) => made.push(request) }));
    const [fields] = fc.sample(arbitraryOf(call.input, 'input'), { numRuns: 1, seed: 7 });
    for (const dataSource of call.stockable
      ? (['sales', 'stocks'] as const)
      : (['sales'] as const)) {
      const { path, init } = requestOf(name, { ...(fields as object) }, { dataSource, token: 't' });
      const response = await fetch(origin + path, init);
      const { code, data } = await response.json();
      expect({ code, fits: call.output.safeParse(data).success }).toEqual({ code: 0, fits: true });
    }
    expect(made.map((each) => each.path)).toEqual(
      call.stockable ? [call.path, stocksPath(call.path)] : [call.path],
    );
    expect(made[0]?.headers.get('authorization')).toBe('t');
  });

  it('answers the data of the test, refuses as the test says, and refuses fields that do not fit', async () => {
    server.use(
      ...upstreamHandlers(origin, {
        data: {
          getAbnormalProductNum: (input: { shopId: string }) => Number(input.shopId),
          deadStock: () => {
            throw new Refusal('店铺为空', 9999);
          },
        },
      }),
    );
    const post = async (name: string, fields: Record<string, unknown>) => {
      const { path, init } = requestOf(name, fields);
      return (await fetch(origin + path, init)).json();
    };
    expect(await post('getAbnormalProductNum', { shopId: '12' })).toMatchObject({
      code: 0,
      data: 12,
    });
    expect(await post('deadStock', { shopIds: '' })).toMatchObject({ code: 9999, data: null });
    expect(await post('shopRating', {})).toMatchObject({ code: 1, msg: '参数 shopId 不能为空' });
  });
});
