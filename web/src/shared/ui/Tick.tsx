import { Checkbox } from '@chakra-ui/react';

type Props = {
  readonly label: string;
  readonly checked: boolean | 'indeterminate';
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick, named for those who do not see what stands beside it. */
export const Tick = ({ label, checked, onChange }: Props) => (
  <Checkbox.Root
    size="sm"
    checked={checked}
    onCheckedChange={(change) => onChange(change.checked === true)}
  >
    <Checkbox.HiddenInput aria-label={label} />
    <Checkbox.Control />
  </Checkbox.Root>
);
