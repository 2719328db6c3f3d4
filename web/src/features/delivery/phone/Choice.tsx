import { Select, type SelectProps } from '../../../shared/forms/Select.tsx';

/** A choice beside others in a line of the phone. */
export const Choice = <Value extends string>(props: SelectProps<Value>) => (
  <Select {...props} flex="1" minWidth="0" look={{ minHeight: '44px', bg: 'bg.panel' }} />
);
