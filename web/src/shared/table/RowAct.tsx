import { Button, type ButtonProps } from '@chakra-ui/react';

/** How what can be done with a row looks: where there is one in each row, none of them is the one thing to do, so they are words. */
export const rowActLook = {
  size: '2xs',
  variant: 'plain',
  paddingX: '0',
  minWidth: '0',
  fontSize: 'sm',
  fontWeight: 'normal',
  color: 'colorPalette.fg',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '2px' },
} as const;

type Props = ButtonProps & {
  /** Names the act and the row, for those who do not see what stands beside it. */
  readonly label: string;
  readonly isDestructive?: boolean;
};

/** Something that can be done with a row of a table. */
export const RowAct = ({ label, isDestructive = false, ...props }: Props) => (
  <Button
    {...rowActLook}
    colorPalette={isDestructive ? 'red' : 'accent'}
    aria-label={label}
    {...props}
  />
);
