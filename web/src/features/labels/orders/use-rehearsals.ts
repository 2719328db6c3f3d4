import { useEffect, useRef, useState } from 'react';
import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';
import type { Asset } from '../drawing/assets.ts';
import { type EditedDrawing, editedOf } from '../editor/edited.ts';
import type { Finding } from '../rehearsal/findings.ts';
import { rehearse } from '../rehearsal/rehearse.ts';

export interface Rehearsed {
  readonly drawing: EditedDrawing;
  readonly findings: readonly Finding[];
}

/** A label that is to be looked at; those of one key look the same. */
interface Asked {
  readonly key: string;
  readonly drawing: LabelDrawing;
}

/** Lets the page draw and answer between two labels. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Rehearses one label after the other, each once; what could not be looked at is not in it. */
export function useRehearsals(labels: readonly Asked[]) {
  const [done, setDone] = useState<ReadonlyMap<string, Rehearsed>>(new Map());
  const known = useRef(new Map<string, Asset>());
  const tried = useRef(new Set<string>());
  useEffect(() => {
    let isGone = false;
    const run = async () => {
      for (const { key, drawing } of labels) {
        if (isGone) return;
        if (tried.current.has(key)) continue;
        tried.current.add(key);
        const edited = editedOf(drawing);
        const findings = await rehearse(edited, known.current).catch(() => null);
        if (findings !== null)
          setDone((all) => new Map(all).set(key, { drawing: edited, findings }));
        await pause();
      }
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [labels]);
  return done;
}
