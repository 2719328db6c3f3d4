import { Field, Grid, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  type LabelSeat,
  labelDefaults,
  labelLimits,
} from '../../../../../api/contract/rules/label-drawing.ts';
import { assetKey } from '../drawing/asset-key.ts';
import type { Assets } from '../drawing/assets.ts';
import type { EditedItem } from './edited.ts';
import { MarkChoice } from './MarkChoice.tsx';
import { MillimetreField } from './MillimetreField.tsx';
import { PdfFields } from './PdfFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { TextFields } from './TextFields.tsx';
import type { Editor } from './use-editor.ts';

export type ItemFieldsProps = {
  readonly item: EditedItem;
  /** `name` joins a run of changes of one field to one step of the history. */
  readonly onChange: (change: Partial<EditedItem>, name?: string) => void;
};

const hasLine = ({ type }: EditedItem): boolean => type === 'rect' || type === 'line';
const hasColor = ({ type }: EditedItem): boolean => type !== 'img' && type !== 'pdf';

const most = labelLimits.mostSide;

/** Everything about one item, in millimetres. */
export const ItemProperties = ({
  editor,
  item,
  assets,
}: {
  readonly editor: Editor;
  readonly item: EditedItem;
  readonly assets: Assets;
}) => {
  const { t } = useTranslation('labels');
  const { seatObj } = item;
  const onChange: ItemFieldsProps['onChange'] = (change, name) =>
    editor.setItem(item.id, (now) => ({ ...now, ...change }), name);
  const sit = (change: Partial<LabelSeat>) =>
    editor.setItem(
      item.id,
      (now) => ({ ...now, seatObj: { ...now.seatObj, ...change } }),
      Object.keys(change).join(' '),
    );
  // A line may be flat; anything else would not be seen.
  const leastSide = item.type === 'line' ? 0 : 1;
  const asset = assets.get(assetKey(item) ?? '');
  const problem = asset?.kind === 'failed' ? t(`failure.${asset.reason}`) : undefined;
  return (
    <Stack gap="3">
      {(item.type === 'text' || item.type === 'warning') && (
        <TextFields item={item} onChange={onChange} />
      )}
      {item.type === 'img' && <PictureFields item={item} problem={problem} onChange={onChange} />}
      {(item.type === 'icon' || item.type === 'package') && (
        <MarkChoice item={item} onChange={onChange} />
      )}
      {item.type === 'pdf' && <PdfFields item={item} problem={problem} onChange={onChange} />}
      <Grid templateColumns="1fr 1fr" gap="3">
        {(['x', 'y'] as const).map((axis) => (
          <MillimetreField
            key={axis}
            label={t(`field.${axis}`)}
            value={seatObj[axis]}
            least={-most}
            most={most}
            onChange={(units) => sit({ [axis]: units })}
          />
        ))}
        {(['w', 'h'] as const).map((side) => (
          <MillimetreField
            key={side}
            label={t(`field.${side}`)}
            value={seatObj[side]}
            least={leastSide}
            most={most}
            onChange={(units) => sit({ [side]: units })}
          />
        ))}
        {hasLine(item) && (
          <MillimetreField
            label={t('field.weight')}
            value={seatObj.weight ?? labelDefaults.weight}
            least={1}
            most={100}
            onChange={(weight) => sit({ weight })}
          />
        )}
        {hasColor(item) && (
          <Field.Root>
            <Field.Label>{t('field.color')}</Field.Label>
            <Input
              type="color"
              minHeight={{ base: '44px', lg: '40px' }}
              padding="1"
              value={seatObj.color ?? labelDefaults.color}
              onChange={({ target }) => sit({ color: target.value })}
            />
          </Field.Root>
        )}
      </Grid>
    </Stack>
  );
};
