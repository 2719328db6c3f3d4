import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  dismissBindReminder,
  isBindReminderDismissed,
  useReminderTurn,
} from '../../session/reminders/reminder-queue.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { selectionCodec } from '../../shared/url-state/selection.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { bindingDialog, closeBinding } from './binding-dialogs.ts';
import { curNeedRebindPhone, takeRebindMessage } from './need-rebind.ts';
import { refreshAfterBinding } from './refresh.ts';
import { useBind } from './use-bind.ts';
import { useRebindWatch } from './use-rebind-watch.ts';

const BindDialog = lazyPart(() => import('./BindDialog.tsx'));
const AuthorizationDialog = lazyPart(() => import('./AuthorizationDialog.tsx'));
const UnbindDialog = lazyPart(() => import('./UnbindDialog.tsx'));
const RebindWarning = lazyPart(() => import('./RebindWarning.tsx'));
const BindReminder = lazyPart(() => import('./BindReminder.tsx'));

/** The place of the dialogs that `openBinding` asks for, and of those that come by themselves. For bosses only. */
export default function BindingDialogs() {
  const client = useApolloClient();
  const [, select] = useUrlState(selectionCodec);
  const asked = bindingDialog.use();
  const rebindPhone = curNeedRebindPhone.use();
  // One asked for by the marketplace waits until what the seller has opened is closed.
  const dialog =
    asked ??
    (rebindPhone === undefined
      ? undefined
      : ({ kind: 'rebind', phone: rebindPhone, popup: null, finalFocus: undefined } as const));

  const bind = useBind({
    isOpen: dialog?.kind === 'temu' || dialog?.kind === 'rebind',
    onBound: (shopId) =>
      void refreshAfterBinding(client, () => {
        if (shopId !== undefined) select({ kind: 'shop', id: shopId }, { push: true });
      }),
  });

  const close = () => {
    closeBinding();
    if (dialog?.kind === 'rebind' && dialog.phone === rebindPhone) {
      curNeedRebindPhone.set(undefined);
    }
  };

  // The warned phones are those whose dialog, or whose warning, the boss has seen.
  const [warned, setWarned] = useState<readonly string[]>([]);
  const { needed, hasNone } = useRebindWatch((message) => {
    const isBoundHere = bind.flow.phone === message.phone && bind.flow.phase !== 'idle';
    if (message.show) setWarned((phones) => [...phones, message.phone]);
    // The dialog in which it was bound stays to say so.
    else if (isBoundHere) return;
    else if (asked?.kind === 'rebind' && asked.phone === message.phone) closeBinding();
    takeRebindMessage(message);
  });
  const toWarnOf = needed.filter((phone) => !warned.includes(phone));
  const mayWarn = useReminderTurn('rebind', !dialog && toWarnOf.length > 0);

  // Closed, it does not come back before the next sign-in.
  const [isReminded, setIsReminded] = useState(isBindReminderDismissed);

  const dismissReminder = () => {
    setIsReminded(true);
    dismissBindReminder();
  };

  // A session that ends takes along what it had open.
  useEffect(
    () => () => {
      closeBinding();
      curNeedRebindPhone.set(undefined);
    },
    [],
  );

  return (
    <Suspense>
      {(dialog?.kind === 'temu' || dialog?.kind === 'rebind') && (
        <BindDialog
          key={dialog.kind === 'rebind' ? dialog.phone : ''}
          bind={bind}
          rebindPhone={dialog.kind === 'rebind' ? dialog.phone : undefined}
          onClose={close}
          finalFocus={dialog.finalFocus}
        />
      )}
      {(dialog?.kind === 'shein' || dialog?.kind === 'temuAuthorization') && (
        <AuthorizationDialog
          key={dialog.kind}
          platform={dialog.kind === 'shein' ? 'SHEIN' : 'TEMU'}
          popup={dialog.popup}
          onClose={close}
          finalFocus={dialog.finalFocus}
        />
      )}
      {(dialog?.kind === 'unbindTemu' || dialog?.kind === 'unbindShein') && (
        <UnbindDialog
          first={dialog.kind === 'unbindTemu' ? 'temu' : 'shein'}
          onClose={close}
          finalFocus={dialog.finalFocus}
        />
      )}
      {mayWarn && (
        <RebindWarning
          phones={toWarnOf}
          onClose={() => setWarned((phones) => [...phones, ...toWarnOf])}
        />
      )}
      {!dialog && hasNone && !isReminded && <ReminderOnHome onClose={dismissReminder} />}
    </Suspense>
  );
}

/** The reminder stands on the page that a boss lands on after the sign-in. */
function ReminderOnHome({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const { shops, isComplete } = useDirectory();
  const isMissing = isComplete && shops.length === 0;
  const mayRemind = useReminderTurn('bindFirst', pathname === '/home' && isMissing);
  return mayRemind ? <BindReminder onClose={onClose} /> : null;
}
