import { Flex, Text } from '@chakra-ui/react';
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  getClientRect,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { nextRow } from './keyboard-step.ts';
import { isSameSection, movedTo, placeOf } from './order.ts';

type Props = {
  readonly shops: readonly DirectoryShop[];
  readonly onReorder: (shownIds: readonly string[]) => void;
  readonly children: ReactNode;
};

/** A mouse that moves less is clicking; a finger that rests shorter is scrolling. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 6 } };
const keyboard = { coordinateGetter: nextRow };

/** What the pointer is over; of a shop that is moved by keys, the row it covers now. */
const rowBelow: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const droppableRects = new Map(
    args.droppableContainers.flatMap(({ id, node }) =>
      node.current ? [[id, getClientRect(node.current)] as const] : [],
    ),
  );
  return closestCenter({ ...args, droppableRects });
};

/**
 * The ghost hangs at the pointer, whatever was folded when the drag began, and beside it, so that the line
 * where the shop would land is seen. Keys move it from row to row.
 */
const toPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = startOf(activatorEvent);
  if (start === null || draggingNodeRect === null) return transform;
  return {
    ...transform,
    x: transform.x + start.clientX - draggingNodeRect.left + BESIDE_POINTER,
    y: transform.y + start.clientY - draggingNodeRect.top + BESIDE_POINTER,
  };
};

/** In px. */
const BESIDE_POINTER = 10;

/** Where the pointer was when it began to drag; null where it was a key. */
const startOf = (event: Event | null): { clientX: number; clientY: number } | null => {
  if (event instanceof MouseEvent) return event;
  if (event !== null && 'touches' in event && event instanceof TouchEvent)
    return event.touches[0] ?? null;
  return null;
};

const atPointer = [toPointer];

/** Lets the shops inside change their places, by mouse, finger and keyboard. */
export const Reordering = ({ shops, onReorder, children }: Props) => {
  const { t } = useTranslation('shops');
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const hasMoved = useRef(false);
  const shopOf = (item: { id: string | number } | null): DirectoryShop | undefined =>
    item ? shops.find(({ id }) => id === item.id) : undefined;
  const words = (active: { id: string | number }, over: { id: string | number } | null) => {
    const [shop, target] = [shopOf(active), shopOf(over)];
    if (!shop) return undefined;
    if (!target) return t('drag.nowhere', { shop: shop.name });
    if (!isSameSection(shop, target)) return t('drag.refused', { shop: shop.name });
    return t('drag.over', { shop: shop.name, ...placeOf(shops, target) });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      const shop = shopOf(active);
      return shop && t('drag.start', { shop: shop.name, ...placeOf(shops, shop) });
    },
    onDragOver: ({ active, over }) => {
      // The place where it was picked up has been told already.
      if (!hasMoved.current && over?.id === active.id) return undefined;
      hasMoved.current = true;
      return words(active, over);
    },
    onDragEnd: ({ active, over }) => {
      const [shop, target] = [shopOf(active), shopOf(over)];
      if (!shop) return undefined;
      if (!target || !isSameSection(shop, target)) return t('drag.refused', { shop: shop.name });
      return t('drag.end', { shop: shop.name, ...placeOf(shops, target) });
    },
    onDragCancel: ({ active }) => {
      const shop = shopOf(active);
      return shop && t('drag.cancel', { shop: shop.name });
    },
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const order = over && movedTo(shops, String(active.id), String(over.id));
    if (order) onReorder(order);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowBelow}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('drag.instructions') },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={atPointer}>
        <Ghost shops={shops} />
      </DragOverlay>
    </DndContext>
  );
};

/** What follows the pointer; it says so where the shop cannot be dropped. */
const Ghost = ({ shops }: Pick<Props, 'shops'>) => {
  const { t } = useTranslation('shops');
  const { active, over } = useDndContext();
  const find = (id: string | number | undefined) => shops.find((shop) => shop.id === id);
  const shop = find(active?.id);
  const target = find(over?.id);
  if (!shop) return null;
  const isRefused = target !== undefined && !isSameSection(shop, target);
  return (
    <Flex
      data-ghost
      align="center"
      gap="2"
      width="max-content"
      maxWidth="220px"
      height="9"
      paddingX="3"
      bg="bg.panel"
      opacity="0.9"
      borderWidth="1px"
      borderColor={isRefused ? 'border.error' : 'border.emphasized'}
      borderRadius="l2"
      boxShadow="md"
      cursor={isRefused ? 'not-allowed' : 'grabbing'}
    >
      <Text flex="1" truncate>
        {shop.name}
      </Text>
      {isRefused && (
        <Text color="fg.error" fontSize="xs" flexShrink={0}>
          {t('drag.otherSection')}
        </Text>
      )}
    </Flex>
  );
};
