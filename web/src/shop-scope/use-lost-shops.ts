import { useEffect, useEffectEvent, useRef } from 'react';
import type { Selection } from '../shared/url-state/selection.ts';
import { tellLostShops } from './fallback.ts';
import type { Directory } from './use-directory.ts';

/**
 * Says which shops are not the viewer's any more, as every sum has become less by them; but of the one that is
 * selected, in whose place another selection is told. A boss, who has unbound them, knows it.
 */
export const useLostShops = (
  directory: Directory,
  selection: Selection,
  { skip }: { readonly skip: boolean },
): void => {
  const shown = useRef(directory.shops);
  const compare = useEffectEvent(({ shops, hidden, isComplete }: Directory) => {
    if (!isComplete) return;
    const known = new Set([...shops, ...hidden].map(({ id }) => id));
    const isSelected = (id: string) => selection.kind === 'shop' && selection.id === id;
    const lost = shown.current.filter(({ id }) => !known.has(id) && !isSelected(id));
    shown.current = shops;
    if (!skip && lost.length > 0) void tellLostShops(lost.map(({ name }) => name));
  });
  useEffect(() => compare(directory), [directory]);
};
