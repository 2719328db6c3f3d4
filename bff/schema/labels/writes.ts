import * as calls from '../../../api/contract/labels.ts';
import { writeField } from '../write-field.ts';
import { drawingInput, drawingOf } from './drawing.ts';
import { kind, label, namedBy } from './label.ts';

/** Labels as they are written. */

const payload = {
  label: { type: label, description: 'The label as it is now. Null when it was refused.' },
};

writeField('saveLabel', {
  call: [calls.saveTemplate, calls.saveGpsrTemplate, calls.saveTemplateWithSku, calls.saveLabel],
  scope: { shopKeeper: true },
  description:
    'Saves a label: adds a template or a GPSR template, or puts it in the place of the label of a SKU or of the viewer.',
  act: 'saving a label',
  input: {
    description: 'A label to be saved.',
    fields: (t) => ({
      kind: t.field({ type: kind, required: true, description: 'Whose it is to be.' }),
      name: t.string({ required: true, description: 'Its name, 60 characters at most.' }),
      market: t.string({
        description: 'Of a GPSR template, which needs it: the country by its ISO 3166 code.',
      }),
      skuId: t.id({ description: 'Of the label of a SKU, which needs it.' }),
      drawing: t.field({ type: drawingInput, required: true, description: 'What it is made of.' }),
    }),
  },
  payload,
  run: async ({ kind: whose, name, market, skuId, drawing: drawn }, _context, send) => {
    const given = { name, drawing: drawingOf(drawn) };
    switch (whose) {
      case 'plain':
        return { label: await send(calls.saveTemplate, given) };
      case 'gpsr':
        return { label: await send(calls.saveGpsrTemplate, { ...given, market: market ?? '' }) };
      case 'sku':
        return { label: await send(calls.saveTemplateWithSku, { ...given, skuId: skuId ?? '' }) };
      case 'user':
        return { label: await send(calls.saveLabel, given) };
    }
  },
});

writeField('updateLabel', {
  call: calls.updateLabel,
  scope: { shopKeeper: true },
  description:
    'Changes a label of any kind. Refused when it was changed since the named version. What is left out stays.',
  act: 'changing a label',
  fieldNames: { templateId: 'id' },
  input: {
    description: 'A change of a label.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Global id of the label.' }),
      version: t.int({ required: true, description: 'The version that it was made on.' }),
      name: t.string({ description: 'Its name, 60 characters at most.' }),
      market: t.string({ description: 'Of a GPSR template: the country by its ISO 3166 code.' }),
      drawing: t.field({ type: drawingInput, description: 'What it is made of.' }),
    }),
  },
  payload,
  run: async ({ id, version, name, market, drawing: drawn }, _context, send) => ({
    label: await send(calls.updateLabel, {
      templateId: namedBy(id).templateId,
      version,
      name: name ?? undefined,
      market: market ?? undefined,
      drawing: drawn ? drawingOf(drawn) : undefined,
    }),
  }),
});

writeField('deleteLabel', {
  call: calls.deleteLabel,
  scope: { shopKeeper: true },
  description:
    'Deletes a label of any kind; a template is deleted by its maker or the boss, as Label.mayDelete says.',
  act: 'deleting a label',
  fieldNames: { templateId: 'id' },
  args: (t) => ({ id: t.id({ required: true, description: 'Global id of the label.' }) }),
  payload: {
    deletedId: { type: 'ID', description: 'The id of the label. Null when it was refused.' },
  },
  run: async ({ id }, _context, send) => {
    await send(calls.deleteLabel, { templateId: namedBy(id).templateId });
    return { deletedId: id };
  },
});
