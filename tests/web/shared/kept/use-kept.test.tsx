import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { useKept } from '../../../../web/src/shared/kept/use-kept.ts';
import { render, shows } from '../../support/render.tsx';

type State = { readonly isBusy: boolean; readonly isFailed: boolean };

let become: (state: State) => void = () => {};

/** Figures that are here from the start, as the cache had them at the moment 7. */
const open = async (state: State) => {
  const Figures = () => {
    const [now, setNow] = useState(state);
    become = setNow;
    const { asOf } = useKept('figures', { place: 'all', isHere: true, firstReadAt: 7, ...now });
    return <p>{asOf === null ? 'up to date' : `as of ${asOf}`}</p>;
  };
  await render(<Figures />);
};

it.each([
  ['after they were drawn', { isBusy: true, isFailed: false }],
  ['before they were drawn for the first time', { isBusy: false, isFailed: true }],
])(
  'figures that could not be read again %s are as old as they were, until they are',
  async (_when, state) => {
    await open(state);
    expect(shows('up to date')).toBe(state.isBusy);
    await act(async () => become({ isBusy: false, isFailed: true }));
    expect(shows('as of 7')).toBe(true);
    await act(async () => become({ isBusy: true, isFailed: false }));
    expect(shows('as of 7')).toBe(true);
    await act(async () => become({ isBusy: false, isFailed: false }));
    expect(shows('up to date')).toBe(true);
  },
);
