import { Suspense, useEffect } from 'react';
import { useReminderTurn } from '../../../session/reminders/reminder-queue.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { linkDialog, missingWay, promptToLink } from './link-dialog-store.ts';

const LinkDialog = lazyPart(() => import('./LinkDialog.tsx'));

/** Draws the dialog that binds a phone or a chat account: when it is called up, or when its prompt has its turn. */
export function LinkDialogHost() {
  const viewer = useViewer();
  const missing = missingWay(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another way that is missing.
  useEffect(() => promptToLink(viewer), [viewer.id, missing]);
  const open = linkDialog.use();
  const mayPrompt = useReminderTurn(
    open?.way === 'phone' ? 'linkPhone' : 'linkChat',
    open?.isPrompt === true,
  );
  return (
    open &&
    (mayPrompt || !open.isPrompt) && (
      <Suspense>
        <LinkDialog {...open} />
      </Suspense>
    )
  );
}
