import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../lazy-part.ts';
import { loadToaster, toast, toastNeeded } from './toast.ts';

const Toaster = lazyPart(loadToaster);

/** The place of the passing messages; empty until the first one. */
export function ToastHost() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors belong to the page that is left.
  useEffect(() => toast.leaveRead(), [pathname]);
  if (!toastNeeded.use()) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
