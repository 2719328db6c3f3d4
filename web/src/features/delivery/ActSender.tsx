import { useCallback, useEffect } from 'react';
import { useViewer } from '../../session/viewer-context.ts';
import { forgetPacked } from './packed-meanwhile.ts';
import { outbox, takeRefused } from './phone/outbox.ts';
import { useSender } from './phone/use-sender.ts';
import { useRefusals } from './use-refusals.ts';

/** Sends what was confirmed at this desk, and tells what the server refuses, on whatever page. */
export default function ActSender() {
  const { id } = useViewer();
  const isKnown = outbox.use(({ userId }) => userId === id);
  const tell = useRefusals();
  const tellRefused = useCallback(() => {
    const refused = takeRefused();
    forgetPacked(refused.map(({ orderId }) => orderId));
    void tell(refused.flatMap(({ problem }) => problem ?? []));
  }, [tell]);
  useSender(isKnown, tellRefused);
  useEffect(() => {
    // What was refused when nobody was there any more.
    if (isKnown) tellRefused();
  }, [isKnown, tellRefused]);
  return null;
}
