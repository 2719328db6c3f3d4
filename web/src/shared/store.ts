import { useSyncExternalStore } from 'react';

/** A value that lives outside React, for what code without a component must read or set. */
export interface Store<T> {
  get(): T;
  set(next: T | ((current: T) => T)): void;
  subscribe(listener: () => void): () => void;
  use(): T;
  /** A part of it; what else changes does not draw the component anew. */
  use<S>(select: (value: T) => S): S;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    subscribe,
    set(next) {
      const computed = typeof next === 'function' ? (next as (current: T) => T)(value) : next;
      if (Object.is(computed, value)) return;
      value = computed;
      for (const listener of [...listeners]) listener();
    },
    use: <S>(select?: (value: T) => S) =>
      useSyncExternalStore<T | S>(
        subscribe,
        () => (select ? select(value) : value),
        () => (select ? select(initial) : initial),
      ),
  };
}
