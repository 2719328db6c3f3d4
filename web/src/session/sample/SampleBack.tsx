import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { leaveSample } from './sample-view.ts';

/** The way out of the sample, which stands where others are asked to sign in. */
export function SampleBack(look: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...look} onClick={leaveSample}>
      {t('ownPage')}
    </Button>
  );
}
