import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Between two looks whether the server is back, in ms. */
const RETRY_MS = 3_000;

/** Resolves when the server answers again. */
async function serverIsBack(): Promise<void> {
  for (;;) {
    const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** Fetches code; what fails because the server is away is fetched when it is back. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await serverIsBack();
    return load();
  }
}

/**
 * A part of a page with code of its own, fetched when it is first drawn. Unlike React.lazy it does not take
 * the page down when the server is away just then: it comes when the server is back.
 */
export const lazyPart = <P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => fetchPart(load));
