import { Suspense } from 'react';
import { connection, troubleOf } from '../../shared/connection/connection.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { outbox, setAsideActs, waitingActs } from './phone/outbox.ts';

const WaitingActs = lazyPart(async () => ({
  default: (await import('./phone/WaitingActs.tsx')).WaitingActs,
}));

/** What was confirmed here and cannot be sent: for now, without a network, or because the server fails over it. */
export const StuckActs = () => {
  const isAside = outbox.use((state) => setAsideActs(state).length > 0);
  const isWaiting = outbox.use((state) => waitingActs(state).length > 0);
  const isCutOff = connection.use(troubleOf) === 'cutOff';
  if (!isAside && !(isWaiting && isCutOff)) return null;
  return (
    <Suspense>
      <WaitingActs />
    </Suspense>
  );
};
