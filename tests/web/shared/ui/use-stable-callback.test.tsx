import { act, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useStableCallback } from '../../../../web/src/shared/ui/use-stable-callback.ts';

it('draws nobody again who has it, and does what was said last', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => act(async () => root.unmount()));
  const chosen: number[] = [];
  let drawn = 0;
  const Row = memo(({ onChoose }: { readonly onChoose: () => void }) => {
    drawn += 1;
    return <button type="button" onClick={onChoose} />;
  });
  const Panel = ({ number }: { readonly number: number }) => (
    <Row onChoose={useStableCallback(() => chosen.push(number))} />
  );
  const press = () => act(async () => host.querySelector('button')?.click());
  for (const number of [1, 2]) {
    await act(async () => root.render(<Panel number={number} />));
    await press();
  }
  expect(chosen).toEqual([1, 2]);
  expect(drawn).toBe(1);
});
