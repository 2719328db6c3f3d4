import { SegmentGroup } from '@chakra-ui/react';

export type Segment<T extends string> = { readonly value: T; readonly label: string };

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
};

/** One choice out of a few, all of them in sight. */
export const Segments = <T extends string>({ label, value, segments, onChange }: Props<T>) => (
  <SegmentGroup.Root
    size="sm"
    aria-label={label}
    value={value}
    onValueChange={(details) => {
      const chosen = segments.find((segment) => segment.value === details.value);
      if (chosen) onChange(chosen.value);
    }}
  >
    <SegmentGroup.Indicator />
    <SegmentGroup.Items items={[...segments]} />
  </SegmentGroup.Root>
);
