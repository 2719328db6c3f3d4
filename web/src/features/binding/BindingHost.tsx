import { Suspense } from 'react';
import { useViewer } from '../../session/viewer-context.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useIdle } from '../../shared/ui/use-idle.ts';
import { bindingDialog } from './binding-dialogs.ts';

const BindingDialogs = lazyPart(() => import('./BindingDialogs.tsx'));

/** Where the dialogs of binding are drawn, for bosses. Their code is fetched after the first sight of the page. */
export function BindingHost() {
  const { isBoss, isVisitor } = useViewer();
  const isIdle = useIdle();
  const isAsked = bindingDialog.use() !== undefined;
  if (!isBoss || isVisitor || !(isIdle || isAsked)) return null;
  return (
    <Suspense>
      <BindingDialogs />
    </Suspense>
  );
}
