import { useEffect, useState } from 'react';

/** False when the build draws a page beforehand and when the browser takes it over, true from then on. */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
