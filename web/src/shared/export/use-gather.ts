import { useEffect, useRef, useState } from 'react';
import type { GatherOptions, Progress } from './gather.ts';

/** Gathers a list as long as the part of the page stands that has asked for it, and says how far it is. */
export const useGather = () => {
  const running = useRef<AbortController>(undefined);
  /** Null while nothing is gathered. */
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    work: (options: GatherOptions) => Promise<void>,
    onFailed: (isCancelled: boolean) => void,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      await work({ signal: controller.signal, onProgress: setProgress });
    } catch {
      onFailed(controller.signal.aborted);
    } finally {
      setProgress(null);
    }
  };
  return { progress, run, cancel: () => running.current?.abort() };
};
