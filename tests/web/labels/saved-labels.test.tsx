import { expect, it } from 'vitest';
import { useEditor } from '../../../web/src/features/labels/editor/use-editor.ts';
import SavedLabels from '../../../web/src/features/labels/templates/SavedLabels.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { fakeServer, refusal } from '../support/graphql-server.ts';
import { press, render, shows, until } from '../support/render.tsx';

const drawing = {
  width: 1_000,
  height: 700,
  pointsList: [{ type: 'text' as const, text: '杯子', seatObj: { x: 0, y: 0, w: 100, h: 100 } }],
};

const saved = {
  __typename: 'Label',
  id: 'label:7',
  kind: 'TEMPLATE',
  name: '通用',
  market: null,
  skuId: null,
  version: 1,
  updatedAt: '2026-05-01T00:00:00Z',
  mayDelete: true,
  drawing: {
    __typename: 'LabelDrawing',
    width: 1_000,
    height: 700,
    pointsList: [
      {
        __typename: 'LabelItem',
        type: 'TEXT',
        seatObj: { __typename: 'LabelSeat', x: 0, y: 0, w: 100, h: 100, weight: null, color: null },
        src: null,
        text: '杯子',
        bold: null,
        size: null,
        lineHeight: null,
        pdfSrc: null,
      },
    ],
  },
};

/** The panel of templates beside a drawing that was opened from one of them, and changed since. */
function Opened({ id }: { readonly id: string }) {
  const editor = useEditor(() => ({ drawing, isSaved: false }));
  const open = () =>
    editor.act({
      do: 'saved',
      drawing: { ...editor.drawing, items: [] },
      label: { id, version: 1, name: '通用' },
    });
  return (
    <>
      <button type="button" onClick={open}>
        打开
      </button>
      <SavedLabels editor={editor} />
    </>
  );
}

const saveRefused = async (name: string, id = 'label:7') => {
  startSession('account');
  const told = { ...refusal('服务器这样说'), refusal: { __typename: 'Refusal', name, values: [] } };
  fakeServer({
    LabelTemplates: { labelTemplates: [saved] },
    UpdateLabel: { updateLabel: { __typename: 'UpdateLabelPayload', label: null, error: told } },
  });
  await render(<Opened id={id} />);
  await press('打开');
  await until(() => shows('正在编辑：通用'), 'what was opened');
  await press('保存');
};

it.each(['labelGone', 'labelOutdated'])(
  '[R7.5-02] what can be saved to its template no more (%s) is offered to be saved as a new one',
  async (name) => {
    await saveRefused(name);
    await until(() => shows('可保存为新模板'), 'what becomes of it');
    expect(shows('正在编辑')).toBe(false);
    expect(shows('保存为模板')).toBe(true);
  },
);

it('stays with the label of a SKU that somebody else has changed, which would be replaced otherwise', async () => {
  await saveRefused('labelOutdated', 'skuLabel:7');
  await until(() => shows('服务器这样说'), 'the refusal');
  expect(shows('正在编辑：通用')).toBe(true);
});

it('stays with the template where only this time it was refused', async () => {
  await saveRefused('labelHeavy');
  await until(() => shows('服务器这样说'), 'the refusal');
  expect(shows('正在编辑：通用')).toBe(true);
});
