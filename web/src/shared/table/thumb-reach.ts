import type { MouseEvent } from 'react';

const pressed = 'a[href], button:not(:disabled), input:not(:disabled), select';

/** A thumb takes what lies so far from where it comes down, in px: together 44. */
const REACH = 22;

/**
 * What is pressed in cells is as small as words and boxes are: on a touch screen a thumb beside one presses the nearest
 * of the cell. So rows need not be higher, and whatever is hit itself stays what is pressed. For what contains the table.
 */
export function pressNearest(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: region, clientX, clientY } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  // A part that is drawn elsewhere tells its presses here too.
  if (!region.contains(target) || target.closest(`label, ${pressed}`)) return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  const within = [...(target.closest('th, td')?.querySelectorAll<HTMLElement>(pressed) ?? [])];
  const reached = within.flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const aside = Math.max(left - clientX, clientX - right, 0);
    const below = Math.max(top - clientY, clientY - bottom, 0);
    const isReached =
      Math.abs(clientX - (left + right) / 2) <= Math.max(REACH, (right - left) / 2) &&
      Math.abs(clientY - (top + bottom) / 2) <= Math.max(REACH, (bottom - top) / 2);
    return isReached ? [{ one, away: Math.hypot(aside, below) }] : [];
  });
  reached.sort((some, other) => some.away - other.away)[0]?.one.click();
}
