import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Width and height of the pictures in `public/screenshots`, in px; `npm run screenshots` takes them anew. */
const sizes = {
  home: [1500, 940],
  profit: [1204, 640],
  stock: [1236, 640],
  finance: [1236, 470],
  import: [1060, 640],
  listing: [1236, 640],
  delivery: [1236, 640],
  rights: [1236, 560],
  'phone-home': [375, 720],
  'phone-tasks': [375, 720],
} as const;

export type PictureName = keyof typeof sizes;

/** One that is not shown in the present colour mode is not fetched either. */
const Image = chakra('img', { base: { width: 'full', height: 'auto' } });

/** The product itself with simulated data, light or dark as the page is. */
export function ProductPicture({ name }: { name: PictureName }) {
  const { t } = useTranslation('publicSite');
  const [width, height] = sizes[name];
  const isPhone = name.startsWith('phone-');
  const image = {
    alt: t(`pictures.${name}`),
    htmlWidth: width,
    htmlHeight: height,
    loading: 'lazy',
    decoding: 'async',
  } as const;
  return (
    <Box as="figure" width="full" maxWidth={isPhone ? '300px' : undefined} marginX="auto">
      <Box
        borderWidth={isPhone ? '6px' : '1px'}
        borderColor={isPhone ? 'border.emphasized' : 'border'}
        borderRadius={isPhone ? '28px' : 'xl'}
        boxShadow="xl"
        overflow="hidden"
        bg="bg.panel"
      >
        <Image {...image} src={`/screenshots/${name}-light.webp`} _dark={{ display: 'none' }} />
        <Image
          {...image}
          src={`/screenshots/${name}-dark.webp`}
          display="none"
          _dark={{ display: 'block' }}
        />
      </Box>
      <Text as="figcaption" fontSize="xs" color="fg.muted" textAlign="center" marginTop="3">
        {t('simulated')}
      </Text>
    </Box>
  );
}
