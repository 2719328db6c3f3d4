import { lazy, Suspense } from 'react';
import { loadToaster, toastNeeded } from './toast.ts';

const Toaster = lazy(loadToaster);

/** The place of the passing messages; empty until the first one. */
export function ToastHost() {
  if (!toastNeeded.use()) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
