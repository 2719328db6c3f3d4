import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** A page that never rests is not waited for longer, in ms. */
const PATIENCE_MS = 3_000;

/** False until the page has been drawn and the browser has nothing better to do; then true for good. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true)), PATIENCE_MS), []);
  return isIdle;
}
