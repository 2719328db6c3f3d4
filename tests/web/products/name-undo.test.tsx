import { beforeEach, expect, it } from 'vitest';
import NameDialog from '../../../web/src/features/products/NameDialog.tsx';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { listedRow } from '../support/product-row.ts';
import { field, press, render, shows, takeBack, type, until } from '../support/render.tsx';

let server: FakeServer;

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  server = fakeServer({
    UpdateProductSummary: ({ input }: { input: { productId: string; name: string } }) => ({
      updateProductSummary: {
        __typename: 'UpdateProductSummaryPayload',
        row: { __typename: 'ProductRow', id: input.productId, name: input.name, category: null },
        error: null,
      },
    }),
  });
});

it('gives a product its old name back, and takes away the category that it had not', async () => {
  const row = listedRow({ id: 'spu:1:7', level: 'SPU', name: '收纳盒', category: null });
  await render(<NameDialog row={row} onClose={() => {}} />);
  await until(() => document.querySelector('form') !== null, 'the form');
  await type(field('商品名称'), '大号收纳箱');
  await type(field('类目'), '家居');
  await press('保存');
  await takeBack();
  const inputs = server.asked.flatMap(({ operationName, variables }) =>
    operationName === 'UpdateProductSummary' ? [variables.input] : [],
  );
  expect(inputs).toEqual([
    { productId: 'spu:1:7', name: '大号收纳箱', category: '家居' },
    {
      productId: 'spu:1:7',
      name: '收纳盒',
      category: '',
      nameWas: '大号收纳箱',
      categoryWas: '家居',
    },
  ]);
});

it('says so where somebody else has given another name since, which stays', async () => {
  const row = listedRow({ id: 'skc:1:7', level: 'SKC', name: '收纳盒' });
  server.answers.RenameSkc = ({ input }: { input: { skcId: string } }) => ({
    renameSkc: {
      __typename: 'RenameSkcPayload',
      row: { __typename: 'ProductRow', id: input.skcId, name: '别人的名称' },
      error: null,
    },
  });
  await render(<NameDialog row={row} onClose={() => {}} />);
  await until(() => document.querySelector('form') !== null, 'the form');
  await type(field('商品名称'), '大号收纳箱');
  await press('保存');
  await until(() => shows('撤销'), 'the way back');
  await press('撤销');
  await until(() => shows('之后又被改过'), 'that it was kept');
  expect(shows('已撤销')).toBe(false);
});
