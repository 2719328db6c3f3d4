import { Suspense, useEffect, useState } from 'react';
import { useReminderTurn } from '../../../session/reminders/reminder-queue.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { fetchPart } from '../../../shared/connection/fetch-part.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { linkDialog, missingWay, promptToLink } from './link-dialog-store.ts';

const code = () => import('./LinkDialog.tsx');
const LinkDialog = lazyPart(code);

/** Draws the dialog that binds a phone or a chat account: when it is called up, or when its prompt has its turn. */
export function LinkDialogHost() {
  const viewer = useViewer();
  const missing = missingWay(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another way that is missing.
  useEffect(() => promptToLink(viewer), [viewer.id, missing]);
  const open = linkDialog.use();
  const isPrompt = open?.isPrompt === true;
  // Its turn is only taken when it can be drawn: what is begun until then is not to be interrupted.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    if (isPrompt) void fetchPart(code).then(() => setIsHere(true));
  }, [isPrompt]);
  const mayPrompt = useReminderTurn(
    open?.way === 'phone' ? 'linkPhone' : 'linkChat',
    isPrompt && isHere,
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
