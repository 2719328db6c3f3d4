import { Flex, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Height = { readonly height: number };

/** The place of a block's content while it is fetched: as high as the content will be. */
export const BlockSkeleton = ({ height }: Height) => (
  <Skeleton
    // Neither for paper, nor before what it stands for has come.
    data-waiting
    height={`${height}px`}
    width="100%"
    borderRadius="l2"
    aria-hidden="true"
  />
);

/** Words in the place of a block's content, as high as the content would be. */
export const BlockPlace = ({ height, children }: Height & { readonly children: ReactNode }) => (
  <Flex minHeight={`${height}px`} align="center" justify="center" overflow="hidden">
    {children}
  </Flex>
);
