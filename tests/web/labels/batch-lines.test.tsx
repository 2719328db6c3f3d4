import { expect, it, vi } from 'vitest';
import { editedOf } from '../../../web/src/features/labels/editor/edited.ts';
import { BatchDialog } from '../../../web/src/features/labels/output/BatchDialog.tsx';
import { press, render, shows, textarea, type, until } from '../support/render.tsx';

const seatObj = { x: 0, y: 0, w: 100, h: 100 };
const edited = editedOf({
  width: 1_000,
  height: 700,
  pointsList: [{ type: 'text', seatObj, text: '{{name}} {{skuCode}}' }],
});

it.each([
  ['below the names of the columns', '商品名称\tSKU货号\n杯子\tA-1\n盘子\t\n', '第 3 行'],
  ['below empty lines', '\n杯子,A-1\n\n\n盘子\n', '第 5 行'],
])(
  'a row that lacks something is told by its line %s, as it was pasted',
  async (_where, text, line) => {
    await render(<BatchDialog drawing={edited} values={{}} onPrint={vi.fn()} onClose={vi.fn()} />);
    await type(textarea(), text);
    await press('打印');
    await until(() => shows('缺少数据，请补全这一行'), 'what is wrong');
    expect(shows(`${line}：缺少数据`)).toBe(true);
    expect(document.querySelectorAll('[role="alert"] li')).toHaveLength(1);
  },
);
