import { Box } from '@chakra-ui/react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  EmptyBoxIcon,
  FileIcon,
  FullBoxIcon,
  PriceIcon,
  TagIcon,
  WarningIcon,
} from '../../../shared/ui/icons.tsx';
import type { TrendEvent } from './events.ts';

const icons = {
  SHOPPING_DAY: TagIcon,
  VIOLATION: WarningIcon,
  PRICE_CHANGED: PriceIcon,
  SOLD_OUT: EmptyBoxIcon,
  RESTOCKED: FullBoxIcon,
  ON_SALE: ArrowUpIcon,
  OFF_SALE: ArrowDownIcon,
  IMPORT: FileIcon,
} as const;

const colours: Partial<Record<TrendEvent['kind'], string>> = {
  SHOPPING_DAY: 'accent.fg',
  VIOLATION: 'fg.error',
  PRICE_CHANGED: 'accent.fg',
  SOLD_OUT: 'fg.warning',
};

/** The sign of a kind of event. */
export const EventIcon = ({ kind }: { readonly kind: TrendEvent['kind'] }) => {
  const Icon = icons[kind];
  return (
    <Box
      as="span"
      display="inline-flex"
      flexShrink={0}
      fontSize="sm"
      color={colours[kind] ?? 'fg.muted'}
    >
      <Icon />
    </Box>
  );
};
