import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useReminderTurn } from '../reminders/reminder-queue.ts';
import { linkDialog } from './link-dialog-store.ts';

const LinkDialog = lazyPart(() => import('./LinkDialog.tsx'));

/** Draws the dialog that binds a phone or a chat account: when it is called up, or when its prompt has its turn. */
export function LinkDialogHost({ hasShops }: { hasShops: boolean }) {
  const open = linkDialog.use();
  // A boss who can sign in again needs a shop before a second way in.
  const isDue = open?.way === 'phone' || hasShops;
  const mayPrompt = useReminderTurn(
    open?.way === 'phone' ? 'linkPhone' : 'linkChat',
    open?.isPrompt === true && isDue,
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
