import { chakra } from '@chakra-ui/react';

/** A form of stacked fields; its rules speak, not the browser's bubbles. */
export const Form = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', gap: '4' } },
  { defaultProps: { noValidate: true } },
);

/**
 * How long after leaving a field its error appears, in ms: the line that it adds must not move away what
 * the person is just clicking.
 */
export const errorDelay = 200;
