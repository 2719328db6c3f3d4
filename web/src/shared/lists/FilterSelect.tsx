import { Select, type SelectOption } from '../forms/Select.tsx';

type Props<Value extends string> = {
  readonly label: string;
  /** What stands for no choice; left out, one is always chosen. */
  readonly none?: string;
  /** Empty for no choice. */
  readonly value: Value | '';
  readonly choices: readonly SelectOption<Value>[];
  /** The least, beside other choices where there is room for them in one line. */
  readonly width?: string;
  readonly onChange: (value: Value | '') => void;
};

/** Half of a line, or all of it where letters are so large that a half would hold a few of them. */
const half = 'clamp(50% - 0.25rem, (8rem - 50%) * 999, 100%)';

/** One choice out of many by which a list is narrowed down or ordered; two stand beside each other on a phone. */
export const FilterSelect = <Value extends string>(props: Props<Value>) => {
  const { label, none, value, choices, width = '40', onChange } = props;
  return (
    <Select<Value | ''>
      label={label}
      value={value}
      options={none === undefined ? choices : [{ value: '', label: none }, ...choices]}
      onChange={onChange}
      width={{ base: half, md: 'auto' }}
      minWidth={{ md: width }}
      maxWidth={{ md: '64' }}
      look={{
        // As wide as what is chosen: words of other languages are longer than the Chinese ones.
        css: { fieldSizing: 'content' },
        minHeight: { base: '44px', lg: '9' },
      }}
    />
  );
};
