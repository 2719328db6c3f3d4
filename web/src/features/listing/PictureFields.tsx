import { Badge, Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isTranslatablePicture } from '../../../../api/contract/rules/translatable-pictures.ts';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import {
  ChevronBackIcon,
  ChevronForwardIcon,
  GlobeIcon,
  TrashIcon,
} from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { PictureUpload } from '../uploads/index.ts';
import { EditorSection } from './EditorSection.tsx';
import { type Listing, type ListingValues, moved } from './form-values.ts';

/** As many as the server takes. */
const MOST_PICTURES = 50;

const ImageTranslationDialog = lazyPart(
  () => import('./image-translation/ImageTranslationDialog.tsx'),
);

type Props = {
  readonly listing: Listing;
  readonly isReadOnly: boolean;
  /** Those that can be translated between. */
  readonly languages: readonly ListingLanguage[];
};

/** Uploads have the address of this server, or only its path. */
const isTranslatable = (url: string): boolean =>
  isTranslatablePicture(url) || isTranslatablePicture(url, window.location.origin);

const Picture = ({ url, alt }: { readonly url: string; readonly alt: string }) => (
  <chakra.img
    src={url}
    alt={alt}
    referrerPolicy="no-referrer"
    width="112px"
    height="112px"
    objectFit="cover"
    borderRadius="l2"
    borderWidth="1px"
    bg="bg.muted"
  />
);

/** Which pictures are published, and in which order: the first is the main one. */
export const PictureFields = ({ listing, isReadOnly, languages }: Props) => {
  const { t } = useTranslation('listing');
  const { control, getValues, setValue } = useFormContext<ListingValues>();
  const images = useWatch({ control, name: 'images' });
  const [translated, setTranslated] = useState<string | null>(null);
  // Of the pictures that were replaced before the listing was saved.
  const [originals, setOriginals] = useState<readonly string[]>([]);
  const left = [...new Set([...listing.sourceImages, ...originals])].filter(
    (url) => !images.includes(url),
  );
  const change = (next: string[]) => setValue('images', next, { shouldDirty: true });
  // Asked for anew: pictures come one after the other, and may be arranged meanwhile.
  const add = (url: string): boolean => {
    const known = getValues('images');
    if (!known.includes(url)) change([...known, url]);
    return !known.includes(url);
  };
  const replace = (original: string, url: string) => {
    const next = getValues('images').map((one) => (one === original ? url : one));
    change([...new Set(next)]);
    setOriginals([...originals, original]);
    setTranslated(null);
    toast.success(t('editor.replaced'));
  };
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
                <Badge
                  position="absolute"
                  top="1"
                  insetStart="1"
                  colorPalette="accent"
                  variant="solid"
                >
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
                    <ChevronBackIcon />
                  </IconButton>
                  <IconButton
                    size={{ base: 'sm', md: 'xs' }}
                    variant="ghost"
                    disabled={place === images.length - 1}
                    aria-label={t('editor.backward', { number })}
                    onClick={() => change(moved(images, place, 1))}
                  >
                    <ChevronForwardIcon />
                  </IconButton>
                  {isTranslatable(url) && (
                    <IconButton
                      size={{ base: 'sm', md: 'xs' }}
                      variant="ghost"
                      aria-label={t('editor.translatePicture', { number })}
                      onClick={() => setTranslated(url)}
                    >
                      <GlobeIcon />
                    </IconButton>
                  )}
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
      {!isReadOnly && (
        <PictureUpload room={MOST_PICTURES - images.length} most={MOST_PICTURES} onUploaded={add} />
      )}
      {!isReadOnly && (
        <Text color="fg.muted" fontSize="xs" marginTop="2">
          {t('editor.translateHint')}
        </Text>
      )}
      {translated !== null && (
        <ImageTranslationDialog
          image={translated}
          languages={languages}
          from={listing.sourceLanguage}
          to={listing.language}
          onUse={(url) => replace(translated, url)}
          onClose={() => setTranslated(null)}
        />
      )}
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
