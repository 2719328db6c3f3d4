import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { tidy } from './render.tsx';

// What is drawn goes before the hooks of a file put back what it was drawn with; the clock and what stands in the place
// of globals stay until these have run, as some let time pass.
afterEach(tidy);
beforeEach(() =>
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }),
);
