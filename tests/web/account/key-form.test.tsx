import { expect, it } from 'vitest';
import { KeyForm } from '../../../web/src/features/account/keys/KeyForm.tsx';
import { useKeyWrites } from '../../../web/src/features/account/keys/use-key-writes.ts';
import { render, shows } from '../support/render.tsx';
import { managerOf, shopOf, viewerOf } from '../support/viewer.ts';

const nothing = () => {};

function Form() {
  return (
    <KeyForm
      formId="form"
      shops={[shopOf('甲店')]}
      writes={useKeyWrites()}
      onDirty={nothing}
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
