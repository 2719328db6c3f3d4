import { Suspense, useEffect, useState } from 'react';
import { useViewer } from '../../session/viewer-context.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { openOutbox, outbox } from './phone/outbox.ts';

const ActSender = lazyPart(() => import('./ActSender.tsx'));

/** On every page of the desktop: what was confirmed is sent wherever its reader has gone since. */
export default function ActHost() {
  const { id } = useViewer();
  const isNeeded = outbox.use(({ userId, acts }) => userId === id && acts.length > 0);
  const [wasNeeded, setWasNeeded] = useState(false);
  useEffect(() => openOutbox(id), [id]);
  // Once there it stays: the last answer is told after nothing is kept any more.
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <ActSender />
    </Suspense>
  );
}
