import { describe, expect, it } from 'vitest';
import { gather } from '../../../../web/src/shared/export/gather.ts';

const source = (keys: readonly string[]) => ({
  keyOf: ({ key }: { readonly key: string }) => key,
  atOnce: 2,
  fetchPage: ({ first, skip }: { readonly first: number; readonly skip: number }) =>
    Promise.resolve({
      rows: keys.slice(skip, skip + first).map((key) => ({ key })),
      total: keys.length,
    }),
});

describe('gathering a list', () => {
  it('asks page after page until one is not full, and says how far it is', async () => {
    const told: string[] = [];
    const rows = await gather(source(['a', 'b', 'c', 'd', 'e']), {
      signal: new AbortController().signal,
      onProgress: ({ done, total }) => told.push(`${done}/${total}`),
    });
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(told).toEqual(['2/5', '4/5', '5/5']);
  });

  it('takes a row once of which another page brings a copy', async () => {
    const rows = await gather(source(['a', 'b', 'b', 'c', 'd']), {
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ends where it is cancelled', async () => {
    const controller = new AbortController();
    const gathering = gather(source(['a', 'b', 'c']), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(gathering).rejects.toThrow('enough');
  });
});
