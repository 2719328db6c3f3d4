import { Checkbox } from '@chakra-ui/react';

type Props = Omit<Checkbox.RootProps, 'children' | 'onChange' | 'onCheckedChange'> & {
  readonly label: string;
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick, with what it stands for beside it. */
export const CheckField = ({ label, onChange, ...root }: Props) => (
  <Checkbox.Root
    size="sm"
    minHeight={{ base: '44px', lg: 'auto' }}
    {...root}
    onCheckedChange={({ checked }) => onChange(checked === true)}
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label fontWeight="normal" lineHeight="1.25rem">
      {label}
    </Checkbox.Label>
  </Checkbox.Root>
);
