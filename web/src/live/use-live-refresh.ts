import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isOwnRequest } from '../graphql/request-id.ts';
import type { ShopSelection } from '../graphql/schema.generated.ts';
import { useRefresher } from './LiveProvider.tsx';
import { scopeVersion } from './reload.ts';
import { useShopRefreshedSubscription } from './ShopRefreshed.generated.ts';

export type LiveRefresh = {
  /** When the waiting reload runs (ms UTC); null when none waits. */
  readonly dueAt: number | null;
  readonly refreshNow: () => void;
};

/** What several people, or one with many orders, do at once is read again once, in ms. */
const TOGETHER_MS = 500;

/** Calls back soon after the first of some calls. */
const useSoon = (run: (() => void) | undefined): (() => void) => {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current?.();
    }, TOGETHER_MS);
  };
};

/**
 * Keeps the figures of a selection fresh: what its shops say goes to the frame's refresher, which reloads now
 * and then. What a person has done somewhere else is rarer than sales, and is read at once by `onAct`.
 */
export const useLiveRefresh = (selection: ShopSelection, onAct?: () => void): LiveRefresh => {
  const refresher = useRefresher();
  const readSoon = useSoon(onAct);
  const { restart } = useShopRefreshedSubscription({
    variables: { selection },
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      // What this page has changed it reads again by itself.
      const requestId = data?.shopRefreshed.requestId ?? null;
      if (isOwnRequest(requestId)) return;
      if (requestId !== null) readSoon();
      refresher.message();
    },
  });
  const version = scopeVersion.use();
  const heard = useRef(version);
  useEffect(() => {
    if (heard.current === version) return;
    heard.current = version;
    restart();
  }, [version, restart]);
  const dueAt = useSyncExternalStore(refresher.watch, refresher.dueAt);
  return { dueAt, refreshNow: refresher.now };
};
