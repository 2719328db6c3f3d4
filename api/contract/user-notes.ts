import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant } from './fields.ts';
import { longestNote, mostNotes, noteName } from './rules/user-notes.ts';

/**
 * What a person chose of how the product looks: columns of tables, blocks of a page, colours. It is theirs alone,
 * whatever their role, and no key of a tool sees it.
 */

const source = 'design 9 Web';

const own = {
  origin: 'assigned',
  visitor: 'blocked',
  source,
  shippers: true,
} as const;

const userNoteRow = z.object({
  name: z.string(),
  value: z.string(),
  /** Grows with every write of the note. */
  changedAt: instant,
});

export const listUserNotes = defineCall({
  ...own,
  name: 'listUserNotes',
  path: '/api/auth/listUserNotes',
  summary: 'What the signed-in user chose of how the product looks, by name.',
  input: z.object({}),
  output: z.array(userNoteRow),
});

export const saveUserNotes = defineCall({
  ...own,
  name: 'saveUserNotes',
  refusals: {
    tooManyNotes: { msg: `每人最多保存 ${mostNotes} 项显示设置`, field: 'notes' },
  },
  path: '/api/auth/saveUserNotes',
  encoding: 'json',
  kind: 'write',
  summary:
    'Writes notes of the signed-in user over those of the same names, and leaves the others as they are. Answers those that were written.',
  input: z.object({
    notes: z
      .array(
        z.object({
          name: z
            .string()
            .regex(noteName)
            .meta({
              description: '1 to 64 Latin letters, digits, dots, underscores and hyphens',
              examples: ['homeLayout'],
            }),
          value: z
            .string()
            .max(longestNote)
            .nullable()
            .describe('what was chosen; null or empty text takes the note away'),
        }),
      )
      .min(1)
      .max(mostNotes)
      .describe('the notes to write; of one name the last counts'),
  }),
  output: z.array(userNoteRow),
});
