import { Suspense } from 'react';
import { useViewer } from '../../session/viewer-context.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { billingDialog } from './renew-dialog.ts';

const BillingDialogs = lazyPart(() => import('./BillingDialogs.tsx'));

/** Where the dialogs of renewal are drawn: for bosses, and for visitors, who may look. */
export function BillingHost() {
  const { isBoss, isVisitor } = useViewer();
  const dialog = billingDialog.use();
  if (dialog === undefined || !(isBoss || isVisitor)) return null;
  return (
    <Suspense>
      <BillingDialogs dialog={dialog} />
    </Suspense>
  );
}
