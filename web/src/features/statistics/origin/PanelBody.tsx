import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { readonly isBusy: boolean; readonly children: ReactNode };

/** The parts of the panel, one under the other. */
export const PanelBody = ({ isBusy, children }: Props) => (
  <Flex direction="column" gap="5" aria-busy={isBusy}>
    {children}
  </Flex>
);
