import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import type { Step } from './GuideSteps.tsx';
import { StepPicture } from './StepPicture.tsx';

/** The pictures of a guide as large as the screen allows, one after the other. */
export default function ImageViewer({
  steps,
  place,
  onPlace,
  onClose,
}: {
  steps: readonly Step[];
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('desktop');
  const step = steps[place];
  if (!step) return null;
  return (
    <AppDialog
      open
      onClose={onClose}
      title={step.text}
      width={1100}
      footer={
        <HStack width="full" justify="space-between">
          <Button variant="outline" disabled={place === 0} onClick={() => onPlace(place - 1)}>
            {t('guides.previous')}
          </Button>
          <Text color="fg.muted" aria-live="polite">
            {t('guides.position', { place: place + 1, count: steps.length })}
          </Text>
          <Button
            variant="outline"
            disabled={place === steps.length - 1}
            onClick={() => onPlace(place + 1)}
          >
            {t('guides.next')}
          </Button>
        </HStack>
      }
    >
      <StepPicture scene={step.scene} />
    </AppDialog>
  );
}
