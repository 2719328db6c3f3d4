import { useCallback, useEffect, useState } from 'react';
import { ownSubscription, type PushSupport, pushSupport } from './push-device.ts';

interface PushDevice {
  readonly support: PushSupport;
  /** Of this browser; null without a subscription, undefined until it is known. */
  readonly endpoint: string | null | undefined;
  readonly look: () => Promise<void>;
}

/** This browser, looked at again when the person comes back: from its settings, for instance. */
export function usePushDevice(): PushDevice {
  const [support, setSupport] = useState(pushSupport);
  const [endpoint, setEndpoint] = useState<string | null>();
  const look = useCallback(async () => {
    setSupport(pushSupport());
    const subscription = await ownSubscription().catch(() => null);
    setEndpoint(subscription?.endpoint ?? null);
  }, []);
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [look]);
  return { support, endpoint, look };
}
