import { Badge, Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from '../../shared/ui/icons.tsx';
import { EditorSection } from './EditorSection.tsx';
import { type Listing, type ListingValues, moved } from './form-values.ts';

type Props = { readonly listing: Listing; readonly isReadOnly: boolean };

const Picture = ({ url, alt }: { readonly url: string; readonly alt: string }) => (
  <chakra.img
    src={url}
    alt={alt}
    width="112px"
    height="112px"
    objectFit="cover"
    borderRadius="l2"
    borderWidth="1px"
    bg="bg.muted"
  />
);

/** Which pictures are published, and in which order: the first is the main one. */
export const PictureFields = ({ listing, isReadOnly }: Props) => {
  const { t } = useTranslation('listing');
  const { control, setValue } = useFormContext<ListingValues>();
  const images = useWatch({ control, name: 'images' });
  const left = listing.sourceImages.filter((url) => !images.includes(url));
  const change = (next: string[]) => setValue('images', next, { shouldDirty: true });
  return (
    <EditorSection
      title={t('editor.pictures')}
      hint={t('editor.picturesHint', { count: images.length })}
    >
      {images.length === 0 && <Text color="fg.warning">{t('editor.noPictures')}</Text>}
      <Flex as="ol" gap="4" wrap="wrap" aria-label={t('editor.pictures')}>
        {images.map((url, place) => {
          const number = place + 1;
          return (
            <Box as="li" key={url} listStyleType="none" position="relative">
              <Picture url={url} alt={t('editor.picture', { number })} />
              {place === 0 && (
                <Badge position="absolute" top="1" left="1" colorPalette="accent" variant="solid">
                  {t('editor.mainPicture')}
                </Badge>
              )}
              {!isReadOnly && (
                <Flex justify="center" marginTop="1">
                  <IconButton
                    size={{ base: 'sm', md: 'xs' }}
                    variant="ghost"
                    disabled={place === 0}
                    aria-label={t('editor.forward', { number })}
                    onClick={() => change(moved(images, place, -1))}
                  >
                    <ChevronLeftIcon />
                  </IconButton>
                  <IconButton
                    size={{ base: 'sm', md: 'xs' }}
                    variant="ghost"
                    disabled={place === images.length - 1}
                    aria-label={t('editor.backward', { number })}
                    onClick={() => change(moved(images, place, 1))}
                  >
                    <ChevronRightIcon />
                  </IconButton>
                  <IconButton
                    size={{ base: 'sm', md: 'xs' }}
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={t('editor.removePicture', { number })}
                    onClick={() => change(images.filter((other) => other !== url))}
                  >
                    <TrashIcon />
                  </IconButton>
                </Flex>
              )}
            </Box>
          );
        })}
      </Flex>
      {left.length > 0 && !isReadOnly && (
        <Box marginTop="4">
          <Text color="fg.muted" fontSize="xs" marginBottom="2">
            {t('editor.removedPictures')}
          </Text>
          <Flex gap="4" wrap="wrap">
            {left.map((url) => (
              <Box key={url}>
                <Box opacity="0.75">
                  <Picture url={url} alt="" />
                </Box>
                <Button
                  size="xs"
                  width="full"
                  marginTop="1"
                  variant="outline"
                  onClick={() => change([...images, url])}
                >
                  {t('editor.putBack')}
                </Button>
              </Box>
            ))}
          </Flex>
        </Box>
      )}
    </EditorSection>
  );
};
