import { act, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { printWhole } from '../../../web/src/app/printing/print-whole.ts';
import { BlockSkeleton } from '../../../web/src/shared/charts/BlockState.tsx';
import { NearWindow } from '../../../web/src/shared/charts/NearWindow.tsx';
import { isWholeWanted } from '../../../web/src/shared/whole-page.ts';
import { printInLight } from '../../../web/src/theme/color-mode.ts';
import { render, shows, until } from '../support/render.tsx';

/** Asks for its figures once it is drawn, and has them a little later. */
function Figures() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? '评价排行 4.80' : <BlockSkeleton height={200} />;
}

it('prints what has not come near the window yet, once it is there', async () => {
  // Nothing ever comes near.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const printed: string[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelector('main')?.textContent ?? ''));
  await render(
    <main>
      <NearWindow height={200}>
        <Figures />
      </NearWindow>
    </main>,
  );
  expect(shows('评价排行')).toBe(false);
  await act(async () => void printWhole());
  await until(() => printed.length > 0, 'the printing');
  expect(printed).toEqual(['评价排行 4.80']);
  expect(isWholeWanted.get()).toBe(true);
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(isWholeWanted.get()).toBe(false);
});

it('leaves paper as it is on a phone, which says at once that it is over, until the page is touched again', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const root = document.documentElement;
  root.className = 'dark';
  printInLight();
  for (const _printer of [1, 2]) {
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
    expect(root.className).toBe('light');
  }
  window.dispatchEvent(new Event('pointerdown'));
  expect(root.className).toBe('dark');
  root.className = '';
  root.style.colorScheme = '';
});
