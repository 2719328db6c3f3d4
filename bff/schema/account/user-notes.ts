import type { CallOutput } from '../../../api/contract/call.ts';
import { longestNote, mostNotes } from '../../../api/contract/rules/user-notes.ts';
import * as calls from '../../../api/contract/user-notes.ts';
import { Fault } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { writeField } from '../write-field.ts';
import { viewer } from './account.ts';

/** What people chose of how the product looks. */

type UserNote = CallOutput<typeof calls.listUserNotes>[number];

const userNote = builder.objectRef<UserNote>('UserNote').implement({
  description: 'Something that the viewer chose of how the product looks. Source: listUserNotes.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is about.' }),
    value: t.exposeString('value', {
      description: 'What was chosen, in the words of whoever wrote it.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      description: 'When it was written; of two answers the later one is the newer.',
    }),
  }),
});

builder.objectField(viewer, 'notes', (t) =>
  t.field({
    type: [userNote],
    nullable: true,
    description:
      'What the viewer chose of how the product looks, by name. Null without an error where there is nothing of one’s own to read or it cannot be read: for a visitor, for a key, while a boss looks at the product as another person, and at an upstream without the call. Source: listUserNotes.',
    resolve: async ({ isVisitor, isTool, viewedBy, viewedGone }, _args, context) => {
      if (isVisitor || isTool || viewedBy !== null || viewedGone !== null) return null;
      try {
        return await context.call(calls.listUserNotes, {});
      } catch (error) {
        // Every page begins with the viewer: none is to fail for want of its looks.
        if (error instanceof Fault && error.code !== 'UNAUTHENTICATED') return null;
        throw error;
      }
    },
  }),
);

const noteInput = builder.inputType('UserNoteInput', {
  description: 'A note to write.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description:
        'What it is about: 1 to 64 Latin letters, digits, dots, underscores and hyphens, a letter or digit first.',
    }),
    value: t.string({
      description: `What was chosen; ${longestNote} characters at most. Null or empty takes the note away.`,
    }),
  }),
});

writeField('saveUserNotes', {
  call: calls.saveUserNotes,
  scope: { inPerson: true },
  description: `Writes notes of the viewer over those of the same names; there are ${mostNotes} at most. FORBIDDEN to a key.`,
  act: 'writing notes',
  input: {
    description: 'What the viewer chose.',
    fields: (t) => ({
      notes: t.field({
        type: [noteInput],
        required: true,
        description: `1 to ${mostNotes} notes; of one name the last counts.`,
      }),
    }),
  },
  payload: {
    notes: {
      type: [userNote],
      description: 'The notes that were written, as they stand. Null when it was refused.',
    },
  },
  run: async ({ notes }, _context, send) => ({
    notes: await send(calls.saveUserNotes, {
      notes: notes.map(({ name, value }) => ({ name, value: value ?? null })),
    }),
  }),
});
