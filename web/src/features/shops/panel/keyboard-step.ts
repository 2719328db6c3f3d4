import { getClientRect, KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Readonly<Record<string, 1 | -1>> = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 };

/**
 * Where an arrow key takes the shop that is moved: onto the next shop of its own section. At the section's
 * end it stays. The rows' `section` and `index` are what they registered with. A row's place is measured
 * anew: what the library remembers may be from before the shops last changed places.
 */
export const nextRow: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { active, over, droppableContainers } = context;
  if (step === undefined || !active) return;
  event.preventDefault();
  const section = active.data.current?.section;
  const from = over?.data.current?.index ?? active.data.current?.index;
  const next = droppableContainers
    .getEnabled()
    .find(({ data }) => data.current?.section === section && data.current?.index === from + step);
  const node = next?.node.current;
  if (!node) return;
  const { left: x, top: y } = getClientRect(node);
  return { x, y };
};
