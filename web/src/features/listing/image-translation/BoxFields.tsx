import { Box, Button, Field, Flex, Grid, Input, Text, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../i18n/format.ts';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { TrashIcon } from '../../../shared/ui/icons.tsx';
import { unknownIn } from '../unknown.ts';
import {
  type BoxValues,
  type ImageResult,
  isRight,
  LONGEST_TEXT,
  mistakeIn,
  placeNames,
} from './boxes.ts';

type Props = {
  readonly box: BoxValues;
  readonly number: number;
  readonly picture: Pick<ImageResult, 'width' | 'height'>;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  readonly onChange: (change: Partial<BoxValues>) => void;
  readonly onRemove: () => void;
};

/** One box: what was read, what is drawn, and, of the chosen one, where and how. */
export const BoxFields = (props: Props) => {
  const { box, number, picture, isChosen, isBusy, onChoose, onChange, onRemove } = props;
  const { t } = useTranslation('listing');
  const wrong = (name: Parameters<typeof mistakeIn>[0]): string | undefined => {
    const mistake = mistakeIn(name, box, picture);
    return mistake === null ? undefined : t(`image.mistake.${mistake}`);
  };
  const unknown = unknownIn(box.text, box.unknownWords);
  const textWrong = wrong('text');
  return (
    <Box
      as="li"
      listStyleType="none"
      borderWidth="1px"
      borderColor={isChosen ? 'accent.solid' : 'border'}
      borderRadius="l2"
      padding="3"
      minWidth="0"
      onFocusCapture={onChoose}
    >
      <Flex justify="space-between" gap="2" align="center">
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {number}. {box.source === '' ? t('image.added') : box.source}
        </Text>
        <Flex gap="1" flexShrink="0">
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={isChosen}
            aria-label={t('image.adjustBox', { number })}
            onClick={onChoose}
          >
            {t('image.adjust')}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={t('image.removeBox', { number })}
            disabled={isBusy}
            onClick={onRemove}
          >
            <TrashIcon />
          </Button>
        </Flex>
      </Flex>
      <Field.Root invalid={textWrong !== undefined} marginTop="1">
        <Textarea
          rows={1}
          autoresize
          size="sm"
          aria-label={t('image.text', { number })}
          value={box.text}
          maxLength={LONGEST_TEXT}
          disabled={isBusy}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {textWrong && <Field.ErrorText role="alert">{textWrong}</Field.ErrorText>}
      </Field.Root>
      {unknown.length > 0 && (
        <Text role="note" fontSize="xs" color="fg.warning" marginTop="1">
          {t('image.unknown', { words: listText(unknown) })}
        </Text>
      )}
      {(isChosen || !isRight(box, picture)) && (
        <>
          <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }} gap="2" marginTop="2">
            {placeNames.map((name) => (
              <NumberField
                key={name}
                size="sm"
                label={t(`image.${name}`)}
                decimals={0}
                maxLength={4}
                value={box[name]}
                error={wrong(name)}
                disabled={isBusy}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            ))}
            <NumberField
              size="sm"
              label={t('image.size')}
              decimals={0}
              maxLength={3}
              placeholder={t('image.automatic')}
              value={box.size}
              error={wrong('size')}
              disabled={isBusy}
              onChange={({ target }) => onChange({ size: target.value })}
            />
          </Grid>
          <Flex gap="4" marginTop="2" wrap="wrap">
            {(['color', 'background'] as const).map((name) => (
              <Field.Root key={name} width="auto">
                <Field.Label>{t(`image.${name}`)}</Field.Label>
                <Input
                  type="color"
                  width="72px"
                  minHeight={{ base: '44px', lg: '9' }}
                  padding="1"
                  value={box[name]}
                  disabled={isBusy}
                  onChange={({ target }) => onChange({ [name]: target.value.toLowerCase() })}
                />
              </Field.Root>
            ))}
          </Flex>
        </>
      )}
    </Box>
  );
};
