import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { loadToaster, toastNeeded } from './toast.ts';

const Toaster = lazyPart(loadToaster);

/** The place of the passing messages; empty until the first one. */
export function ToastHost() {
  if (!toastNeeded.use()) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
