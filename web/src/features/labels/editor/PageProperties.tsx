import { Grid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { labelLimits, labelOutputSize } from '../../../../../api/contract/rules/label-drawing.ts';
import { SelectField } from '../../../shared/forms/SelectField.tsx';
import { presets, toUnits } from '../sizes.ts';
import { MillimetreField } from './MillimetreField.tsx';
import type { Editor } from './use-editor.ts';

/** The size of the paper. */
export const PageProperties = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('labels');
  const { drawing, act } = editor;
  const resize = (size: { width?: number; height?: number }, name?: string) =>
    act({ do: 'change', to: (now) => ({ ...now, ...size }), ...(name ? { act: name } : {}) });
  const preset = presets.findIndex(
    ({ width, height }) => toUnits(width) === drawing.width && toUnits(height) === drawing.height,
  );
  const output = labelOutputSize(drawing);
  const limits = { least: labelLimits.leastSide, most: labelLimits.mostSide };
  return (
    <Stack gap="3">
      <SelectField
        label={t('page.preset')}
        value={String(preset)}
        options={[
          ...presets.map((size, index) => ({
            value: String(index),
            label: t('canvas.size', size),
          })),
          { value: '-1', label: t('page.free'), isDisabled: preset !== -1 },
        ]}
        onChange={(index) => {
          const chosen = presets[Number(index)];
          if (!chosen) return;
          resize({ width: toUnits(chosen.width), height: toUnits(chosen.height) });
        }}
      />
      <Grid templateColumns="1fr 1fr" gap="3">
        <MillimetreField
          {...limits}
          label={t('page.width')}
          value={drawing.width}
          onChange={(width) => resize({ width }, 'page width')}
        />
        <MillimetreField
          {...limits}
          label={t('page.height')}
          value={drawing.height}
          onChange={(height) => resize({ height }, 'page height')}
        />
      </Grid>
      <Text color="fg.muted" fontSize="xs">
        {t('page.output', output)}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {t('page.hint')}
      </Text>
    </Stack>
  );
};
