import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchPart } from './connection/fetch-part.ts';

/**
 * A part of a page with code of its own, fetched when it is first drawn. Unlike React.lazy it does not take
 * the page down when the server is away just then: it comes when the server is back.
 */
export const lazyPart = <P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => fetchPart(load));
