import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useReminderTurn } from '../../../session/reminders/reminder-queue.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { useFetchedPart } from '../../../shared/use-fetched-part.ts';
import { linkDialog, missingWay, promptToLink, putOffLink } from './link-dialog-store.ts';

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
  // Nobody is prompted to what this site cannot do, nor is it asked for in every page.
  const [isOffered, setIsOffered] = useState(false);
  const asksForChat = isPrompt && open.way === 'chat';
  const hearOffer = useEffectEvent((isHere: boolean) => {
    if (isHere) setIsOffered(true);
    else if (linkDialog.get()?.isPrompt) putOffLink(viewer);
  });
  useEffect(() => {
    if (!asksForChat) return;
    import('./chat-offered.ts')
      .then(({ isChatOffered }) => isChatOffered())
      // Where there is no answer, the next page asks.
      .then(hearOffer, () => {});
  }, [asksForChat]);
  const mayShow = isPrompt && (isOffered || !asksForChat);
  // Its turn is only taken when it can be drawn: what is begun until then is not to be interrupted.
  const Prompt = useFetchedPart(code, mayShow);
  const mayPrompt = useReminderTurn(
    open?.way === 'phone' ? 'linkPhone' : 'linkChat',
    mayShow && Prompt !== undefined,
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
