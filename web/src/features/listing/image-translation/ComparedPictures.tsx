import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BoxValues, ImageResult } from './boxes.ts';

type Props = {
  readonly result: ImageResult;
  readonly boxes: readonly BoxValues[];
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
};

/** A picture is shown no taller, in pixels. */
const TALLEST = 420;

const partOf = (length: string, whole: number): string => `${(100 * Number(length)) / whole}%`;

/** The picture before and after, side by side; the boxes of the translated one lead to their fields. */
export const ComparedPictures = ({ result, boxes, chosen, onChoose }: Props) => {
  const { t } = useTranslation('listing');
  const picture = (url: string, name: string) => (
    <chakra.img
      src={url}
      alt={name}
      referrerPolicy="no-referrer"
      display="block"
      width="full"
      height="full"
    />
  );
  // As wide as its height allows, so that the boxes lie where they are in the picture.
  const widest = Math.min(result.width, Math.round((TALLEST * result.width) / result.height));
  const frame = {
    aspectRatio: `${result.width} / ${result.height}`,
    width: 'full',
    maxWidth: `${widest}px`,
    marginX: 'auto',
    bg: 'bg.muted',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineColor: 'border',
  };
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <Box minWidth="0">
        <Text fontSize="sm" color="fg.muted" marginBottom="1">
          {t('image.before')}
        </Text>
        <Box {...frame}>{picture(result.image, t('image.before'))}</Box>
      </Box>
      <Box minWidth="0">
        <Text fontSize="sm" color="fg.muted" marginBottom="1">
          {t('image.after')}
        </Text>
        <Box {...frame} position="relative">
          {picture(result.url, t('image.after'))}
          {boxes.map((box, place) => (
            <chakra.button
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no name but their place in the list.
              key={place}
              type="button"
              aria-label={t('image.chooseBox', { number: place + 1 })}
              aria-pressed={place === chosen}
              position="absolute"
              left={partOf(box.x, result.width)}
              top={partOf(box.y, result.height)}
              width={partOf(box.width, result.width)}
              height={partOf(box.height, result.height)}
              borderWidth={place === chosen ? '2px' : '1px'}
              borderStyle={place === chosen ? 'solid' : 'dashed'}
              borderColor={box.unknownWords.length > 0 ? 'fg.warning' : 'accent.solid'}
              cursor="pointer"
              onClick={() => onChoose(place)}
            />
          ))}
        </Box>
      </Box>
    </Grid>
  );
};
