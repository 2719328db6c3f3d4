import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Readonly<Record<string, 1 | -1>> = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 };

/**
 * Where an arrow key takes the shop that is moved: onto the next shop of its own section. At the section's
 * end it stays. The rows' `section` and `index` are what they registered with.
 */
export const nextRow: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { active, over, droppableContainers, droppableRects } = context;
  if (step === undefined || !active) return;
  event.preventDefault();
  const section = active.data.current?.section;
  const from = over?.data.current?.index ?? active.data.current?.index;
  const next = droppableContainers
    .getEnabled()
    .find(({ data }) => data.current?.section === section && data.current?.index === from + step);
  const rect = next && droppableRects.get(next.id);
  return rect && { x: rect.left, y: rect.top };
};
