import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { reloadActive } from '../live/reload.ts';
import { useViewer } from '../session/viewer-context.ts';
import { PageSkeleton } from '../shared/ui/PageSkeleton.tsx';
import { printQuery, withValue } from '../shared/url-state/codec.ts';
import { isSameSelection, type Selection, selectionCodec } from '../shared/url-state/selection.ts';
import { type LastSeen, tellFallback } from './fallback.ts';
import { enterPage, inPanelOrder, stillShown } from './selection-machine.ts';
import { type Directory, useDirectory } from './use-directory.ts';
import { useGroupMembers } from './use-group-members.ts';
import { useLostShops } from './use-lost-shops.ts';
import { SelectionContext } from './use-selection.ts';

type Place = { readonly pathname: string; readonly selection: Selection };

/**
 * Keeps the address at a selection that can be shown, on whatever way a page was entered and whatever
 * becomes of the shops. A link that names no selection takes the present one along.
 */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigation = useNavigationType();
  const directory = useDirectory();
  const client = useApolloClient();
  const [last, setLast] = useState<Place | null>(null);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const asked = useMemo(() => selectionCodec.read(params), [params]);
  const correction = navigation === 'REPLACE' ? correctionIn(state) : null;
  const isEntering = last?.pathname !== pathname && correction === null;
  const { remaining, seen } = useRemaining(asked, directory);

  const entry = useMemo(() => {
    if (!isEntering) return { selection: remaining, isReset: false };
    // "Back" and a typed address say what they mean; a link without a selection leaves it as it is.
    const isCarried = navigation !== 'POP' && last !== null && asked.kind === 'all';
    const isKnown = directory.isComplete || directory.isFailed;
    return enterPage(isCarried ? last.selection : asked, pathname, isKnown ? directory : null);
  }, [isEntering, remaining, navigation, last, asked, directory, pathname]);

  const isRight = entry !== 'unknown' && !entry.isReset && isSameSelection(entry.selection, asked);
  useEffect(() => {
    if (isRight) setLast({ pathname, selection: asked });
  }, [isRight, pathname, asked]);
  const resetAt = correction?.isReset ? key : null;
  useEffect(() => {
    if (resetAt !== null) reloadActive(client, { full: true });
  }, [resetAt, client]);

  const selection = entry === 'unknown' ? asked : entry.selection;
  const { isBoss } = useViewer();
  const tell = useEffectEvent(() => tellFallback(asked, selection, directory, seen, isBoss));
  const isFallback = directory.isComplete && remaining !== asked;
  useEffect(() => {
    if (isFallback) void tell();
  }, [isFallback]);
  useLostShops(directory, asked, { skip: isBoss });
  useGroupMembers(directory, selection);
  const isHeld = isEntering && !isRight;
  const value = useMemo(() => ({ selection, isHeld }), [selection, isHeld]);
  return (
    <SelectionContext value={value}>
      {entry !== 'unknown' && !isRight && (
        <Navigate
          replace
          to={{
            pathname,
            search: printQuery(withValue(params, selectionCodec, entry.selection)),
            hash,
          }}
          state={{ ...state, selection: { isReset: entry.isReset } }}
        />
      )}
      {children}
    </SelectionContext>
  );
}

/** Shows a page only under a selection that it may have. */
export function SelectionGate({ children }: { children: ReactNode }) {
  return use(SelectionContext)?.isHeld ? <PageSkeleton /> : children;
}

type Seen = LastSeen & { readonly order: readonly string[] };

const nothingSeen: Seen = { order: [], names: new Map() };

const seenIn = ({ shops, groups }: Directory): Seen => ({
  order: inPanelOrder(shops).map(({ id }) => id),
  names: new Map([...shops, ...groups].map(({ id, name }) => [id, name])),
});

/** What is left of a selection when shops go; it is judged once they are all known. */
const useRemaining = (asked: Selection, directory: Directory) => {
  const [seen, setSeen] = useState(nothingSeen);
  const { isComplete } = directory;
  const remaining = useMemo(
    () => (isComplete ? stillShown(asked, directory, seen.order) : asked),
    [isComplete, asked, directory, seen],
  );
  const isStill = isComplete && remaining === asked;
  useEffect(() => {
    // The order in which a shop was last seen tells its neighbour when it has gone.
    if (isStill) setSeen(seenIn(directory));
  }, [isStill, directory]);
  return { remaining, seen };
};

/** What was left in the history's state when the address was set right. */
const correctionIn = (state: unknown): { isReset: boolean } | null => {
  if (typeof state !== 'object' || state === null || !('selection' in state)) return null;
  const { selection } = state;
  if (typeof selection !== 'object' || selection === null || !('isReset' in selection)) return null;
  return { isReset: selection.isReset === true };
};
