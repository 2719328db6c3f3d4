import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { usePrintKey } from '../printing/use-print-key.ts';
import { commandPanel } from './command-panels.ts';
import { useCommandKeys } from './use-command-keys.ts';

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'));
const KeysDialog = lazyPart(() => import('./KeysDialog.tsx'));
const close = () => commandPanel.set(undefined);

/** The search over everything and the list of keys, wherever one is in the main layout. */
export function CommandHost() {
  const panel = commandPanel.use();
  useCommandKeys();
  usePrintKey();
  if (panel === undefined) return null;
  return (
    <Suspense>
      {panel === 'search' ? <CommandPalette onClose={close} /> : <KeysDialog onClose={close} />}
    </Suspense>
  );
}
