import { useCallback, useEffect, useState } from 'react';
import { type Collected, listCollected, takeCollected, watchCollected } from './plugin-bridge.ts';

/** `null` while the plugin is asked, `absent` without one. */
export type CollectedList = readonly Collected[] | null | 'absent';

/** What the plugin has collected, read again whenever it has more. */
export function useCollected() {
  const [list, setList] = useState<CollectedList>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await listCollected();
      if (!isOver) setList(found ?? 'absent');
    };
    read();
    const stop = watchCollected(read);
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  /** Off the plugin's list, and off this one. */
  const remove = useCallback(async (key: string) => {
    setList((shown) => (Array.isArray(shown) ? shown.filter((each) => each.key !== key) : shown));
    await takeCollected([key]);
  }, []);
  return { list, remove };
}
