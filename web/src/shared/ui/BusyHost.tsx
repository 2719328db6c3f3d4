import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { busy } from './busy.ts';

const LoadingOverlay = lazyPart(() => import('./LoadingOverlay.tsx'));

/** The place of the loading mask; its drawing part is fetched with the first long act. */
export function BusyHost() {
  const { acts, label } = busy.use();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (acts > 0) setNeeded(true);
  }, [acts]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <LoadingOverlay active={acts > 0} {...(label === undefined ? {} : { label })} />
    </Suspense>
  );
}
