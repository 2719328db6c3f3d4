import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part.ts';
import { type Scene, StepPicture } from './StepPicture.tsx';

const ImageViewer = lazyPart(() => import('./ImageViewer.tsx'));

export interface Step {
  readonly text: string;
  readonly scene: Scene;
}

/** Lies over its picture, whose own words are not its name. */
const EnlargeButton = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'l2',
    cursor: 'zoom-in',
    borderWidth: '1px',
    _hover: { borderColor: 'accent.focusRing' },
  },
});

/** Numbered steps with their pictures; a picture opens in the viewer. */
export function GuideSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('desktop');
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <>
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
      >
        {steps.map(({ text, scene }, place) => (
          <Box as="li" key={text}>
            <Text marginBottom="2">
              <Text as="span" color="accent.fg" fontWeight="semibold" marginEnd="2">
                {place + 1}
              </Text>
              {text}
            </Text>
            <Box position="relative">
              <StepPicture scene={scene} />
              <EnlargeButton
                type="button"
                aria-label={t('guides.enlarge', { step: text })}
                onClick={() => setEnlarged(place)}
              />
            </Box>
          </Box>
        ))}
      </Grid>
      {enlarged !== undefined && (
        <Suspense>
          <ImageViewer
            steps={steps}
            place={enlarged}
            onPlace={setEnlarged}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
