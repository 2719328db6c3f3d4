import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { KeyForm } from '../../../web/src/features/account/keys/KeyForm.tsx';
import { useKeyWrites } from '../../../web/src/features/account/keys/use-key-writes.ts';
import { click, field, render, shows, type, until } from '../support/render.tsx';
import { managerOf, shopOf, viewerOf } from '../support/viewer.ts';

const nothing = () => {};

function Form({ onDirty = nothing }: { onDirty?: (isDirty: boolean) => void }) {
  return (
    <KeyForm
      formId="form"
      shops={[shopOf('甲店')]}
      writes={useKeyWrites()}
      onDirty={onDirty}
      onBusy={nothing}
      onMade={nothing}
    />
  );
}

it.each([
  ['a boss', viewerOf(), '包括您以后新增的店铺'],
  ['a manager', managerOf(), '包括BOSS以后分配给您的店铺'],
])('tells %s which shops a key for all of them will have', async (_who, viewer, said) => {
  await render(<Form />, { viewer });
  expect(shows(said)).toBe(true);
});

const choice = (words: string): HTMLElement =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words) ??
  document.body;

it('leads to the shops where none is chosen, and says so above them', async () => {
  await render(<Form />);
  await type(field('名称'), '报表');
  await click(choice('指定店铺'));
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => document.querySelector('[role=alert]') !== null, 'what is wrong');
  const search = document.querySelector('input[type=search]');
  expect(document.activeElement).toBe(search);
  const said = document.querySelector('[role=alert]');
  expect(search && said?.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each(['读写', '指定店铺', '30 天'])(
  'counts %s as something that would be lost',
  async (words) => {
    const onDirty = vi.fn();
    await render(<Form onDirty={onDirty} />);
    await click(choice(words));
    await until(() => onDirty.mock.lastCall?.[0] === true, 'that it is changed');
  },
);
