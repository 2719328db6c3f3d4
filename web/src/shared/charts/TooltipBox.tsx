import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textLanguage } from '../../i18n/format.ts';
import { directionOf } from '../../i18n/languages.ts';
import { TooltipMode } from './tooltip-mode.ts';
import { tooltipPlace } from './tooltip-place.ts';

export type TooltipLine = {
  /** Null for a line without a mark. */
  readonly color: string | null;
  readonly isDashed?: boolean;
  readonly label: string;
  readonly value: ReactNode;
};

type Props = { readonly title: string; readonly lines: readonly TooltipLine[] };

/** The small panel beside the pointer, the same for every chart; only its words where they are read out. */
export const TooltipBox = ({ title, lines }: Props) => {
  const mode = use(TooltipMode);
  if (mode === 'hidden') return null;
  return mode === 'spoken' ? (
    <>
      <p>{title}</p>
      {lines.map(({ color, label, value }) => (
        <p key={`${label}${color}`}>
          {label} {value}
        </p>
      ))}
    </>
  ) : (
    <Floating>
      <Text fontWeight="semibold">{title}</Text>
      {lines.map(({ color, isDashed, label, value }) => (
        <Flex key={`${label}${color}`} align="center" gap="2">
          {color !== null && (
            <Box
              flexShrink={0}
              width="3"
              borderTopWidth="2px"
              borderStyle={isDashed ? 'dashed' : 'solid'}
              style={{ borderColor: color }}
            />
          )}
          <Text color="fg.muted" minWidth="0" overflowWrap="anywhere">
            {label}
          </Text>
          {value !== null && (
            <Text marginStart="auto" paddingStart="3" whiteSpace="nowrap">
              {value}
            </Text>
          )}
        </Flex>
      ))}
    </Floating>
  );
};

/**
 * A panel beside the point at which it is put. It stands in the page itself, as a chart or a drawer would cut
 * it off, and moves with the point when something is scrolled.
 */
const Floating = ({ children }: { readonly children: ReactNode }) => {
  const point = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (point.current === null || panel.current === null) return;
      const { left: x, top: y } = point.current.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, top } = tooltipPlace({ x, y }, panel.current.getBoundingClientRect(), {
        width,
        height,
      });
      panel.current.style.left = `${left}px`;
      panel.current.style.top = `${top}px`;
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
  return (
    <>
      {/* Without a size of its own the drawing library puts it at the pointer itself. */}
      <div ref={point} style={{ position: 'absolute' }} />
      {createPortal(
        <Box
          ref={panel}
          data-chart-tooltip
          // The chart that it belongs to runs from left to right.
          dir={directionOf(textLanguage())}
          position="fixed"
          zIndex="tooltip"
          pointerEvents="none"
          width="max-content"
          maxWidth="min(420px, calc(100vw - 16px))"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l2"
          boxShadow="md"
          paddingX="3"
          paddingY="2"
          fontSize="xs"
          aria-hidden="true"
        >
          {children}
        </Box>,
        document.body,
      )}
    </>
  );
};
