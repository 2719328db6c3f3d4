import { type ComponentType, useEffect, useState } from 'react';
import { fetchPart } from './connection/fetch-part.ts';

/**
 * A part with code of its own, fetched while it is wanted; undefined until it is here. Unlike one of `lazyPart`
 * it is drawn the moment it is called for: nothing can be opened before it that it would then come over.
 */
export function useFetchedPart<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isWanted: boolean,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<{ default: ComponentType<P> }>();
  useEffect(() => {
    if (isWanted) void fetchPart(load).then(setPart);
  }, [load, isWanted]);
  return part?.default;
}
