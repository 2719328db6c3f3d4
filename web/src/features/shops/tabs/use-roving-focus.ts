import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { runsLeft } from '../../../../../api/contract/rules/direction.ts';
import { i18n } from '../../../i18n/i18n.ts';

type Input = {
  /** All tabs in their order. */
  readonly keys: readonly string[];
  /** Those of them that are drawn. */
  readonly drawn: readonly string[];
  /** Where the tab key stops while the arrow keys have not been used. */
  readonly preferred: string;
  /** Brings a tab into sight before it is focused. */
  readonly onMove: (key: string) => void;
};

/** One tab stop for a row of tabs, marked by `data-tab`; arrow keys, Home and End move between them. */
export const useRovingFocus = ({ keys, drawn, preferred, onMove }: Input) => {
  const container = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    [focused, preferred].find((key) => key !== null && drawn.includes(key)) ?? drawn[0] ?? null;

  // After every drawing: the tab may have come into sight only by it.
  useEffect(() => {
    if (wanted.current === null) return;
    const target = container.current?.querySelector<HTMLElement>(
      `[data-tab="${CSS.escape(wanted.current)}"]`,
    );
    if (!target) return;
    wanted.current = null;
    target.focus();
  });

  const moveTo = (key: string) => {
    wanted.current = key;
    setFocused(key);
    onMove(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = event.target instanceof HTMLElement ? event.target.dataset.tab : undefined;
    if (here === undefined) return;
    const place = keys.indexOf(here);
    const [before, after] = runsLeft(i18n.language)
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    const next = {
      [after]: keys[place + 1],
      [before]: keys[place - 1],
      Home: keys[0],
      End: keys.at(-1),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  return { container, stop, moveTo, onKeyDown };
};
