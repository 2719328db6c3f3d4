import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { millimetres, toUnits } from '../sizes.ts';

type Props = {
  readonly label: string;
  /** In units of the label. */
  readonly value: number;
  /** In units. */
  readonly least: number;
  readonly most: number;
  readonly onChange: (units: number) => void;
};

/** A length in millimetres, with a minus where it may be negative. */
const lengthText = (text: string): string => text.replaceAll(/[^\d.-]/g, '').slice(0, 7);

/** Takes over each number that is in its bounds; any other is told, and gone when the field is left. */
export const MillimetreField = ({ label, value, least, most, onChange }: Props) => {
  const { t } = useTranslation('labels');
  const [text, setText] = useState(millimetres(value));
  // What was changed elsewhere, on the canvas or by undo, is shown; what is typed stays as it is.
  useEffect(() => {
    setText((typed) => (toUnits(Number(typed)) === value ? typed : millimetres(value)));
  }, [value]);
  const isRight = (typed: string): boolean => {
    const units = toUnits(Number(typed));
    return /^-?\d+(\.\d*)?$/.test(typed) && units >= least && units <= most;
  };
  const bounds = { least: millimetres(least), most: millimetres(most) };
  return (
    <NumberField
      label={label}
      size="sm"
      value={text}
      leave={lengthText}
      error={isRight(text) ? undefined : t('field.bounds', bounds)}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        if (isRight(currentTarget.value)) onChange(toUnits(Number(currentTarget.value)));
      }}
      onBlur={() => setText(millimetres(value))}
    />
  );
};
