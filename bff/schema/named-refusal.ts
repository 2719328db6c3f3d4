import type { NamedRefusal } from '../../api/contract/refusals.ts';
import { builder } from './builder.ts';

interface Value {
  readonly name: string;
  readonly value: string | number;
}

const refusalValue = builder.objectRef<Value>('RefusalValue').implement({
  description: 'What stands in one place of the sentence of a refusal.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The place, as the sentence has it in braces.' }),
    value: t.string({
      description: 'A number, a name, or other words in Chinese.',
      resolve: ({ value }) => String(value),
    }),
  }),
});

const refusal = builder.objectRef<NamedRefusal>('Refusal').implement({
  description: 'Which refusal it is, for those who tell it in another language than Chinese.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'One name for one sentence, whatever was written. It stays when the sentence is changed.',
    }),
    values: t.field({
      type: [refusalValue],
      description: 'What stands in the places of its sentence.',
      resolve: ({ values }) => Object.entries(values).map(([name, value]) => ({ name, value })),
    }),
  }),
});

/** The field of an error that says which refusal it is. */
export const refusalField = {
  type: refusal,
  nullable: true,
  description:
    'Which refusal it is, with its values; null for a sentence that only the upstream knows.',
  resolve: ({ refusal: named }: { readonly refusal?: NamedRefusal | undefined }) => named ?? null,
} as const;
