import { type ComponentType, use } from 'react';
import { fetchPart } from '../shared/connection/fetch-part.ts';

/**
 * Components that come as chunks of their own. Unlike React.lazy, one that has been fetched beforehand is
 * drawn at once, without its outline flashing by, and one that cannot be fetched is tried until it is here.
 */

export type Load = () => Promise<{ default: ComponentType }>;

const underWay = new Map<Load, ReturnType<Load>>();
const here = new Map<Load, ComponentType>();

/** Fetches a chunk, once. */
export function fetchChunk(load: Load): ReturnType<Load> {
  const known = underWay.get(load);
  if (known) return known;
  const fetching = fetchPart(load);
  underWay.set(load, fetching);
  void fetching.then((module) => here.set(load, module.default));
  return fetching;
}

const components = new Map<Load, ComponentType>();

/** The component of a chunk; the same one for the same loader, however many routes show it. */
export function chunk(load: Load): ComponentType {
  const known = components.get(load);
  if (known) return known;
  function Chunk() {
    const Content = here.get(load) ?? use(fetchChunk(load)).default;
    return <Content />;
  }
  components.set(load, Chunk);
  return Chunk;
}
