import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Leaves a dialog or a form as it was; stands before the button of its act. */
export const CancelButton = (props: Omit<ButtonProps, 'children'>) => {
  const { t } = useTranslation('common');
  return (
    <Button variant="outline" colorPalette="gray" {...props}>
      {t('cancel')}
    </Button>
  );
};
