import { Suspense, useEffect } from 'react';
import { useReminderTurn } from '../../../session/reminders/reminder-queue.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { useFetchedPart } from '../../../shared/use-fetched-part.ts';
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
  const Prompt = useFetchedPart(code, isPrompt);
  const mayPrompt = useReminderTurn(
    open?.way === 'phone' ? 'linkPhone' : 'linkChat',
    isPrompt && Prompt !== undefined,
  );
  const Dialog = isPrompt ? mayPrompt && Prompt : LinkDialog;
  return (
    open &&
    Dialog && (
      <Suspense>
        <Dialog {...open} />
      </Suspense>
    )
  );
}
