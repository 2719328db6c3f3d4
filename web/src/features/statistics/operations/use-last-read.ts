import { useState } from 'react';

type Read<T> = {
  /** Undefined while nothing was read; none that could be read is not none. */
  readonly items: readonly T[] | undefined;
  /** They are those of before: nothing can be read now. */
  readonly isOld: boolean;
};

/** What there is, and while nothing of it can be read, what was read last of the same shops. */
export function useLastRead<T>(
  read: readonly T[] | undefined,
  hasFailed: boolean,
  of: unknown,
): Read<T> {
  const shops = JSON.stringify(of);
  const [last, setLast] = useState<{ readonly items: readonly T[]; readonly shops: string }>();
  const isRead = read !== undefined && !(hasFailed && read.length === 0);
  if (isRead && !hasFailed && last?.items !== read) setLast({ items: read, shops });
  if (isRead) return { items: read, isOld: false };
  const items = hasFailed && last?.shops === shops ? last.items : undefined;
  return { items, isOld: items !== undefined };
}
