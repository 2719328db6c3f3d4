import { Box, Checkbox, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly isShownEarly: boolean;
  readonly onChange: (isShownEarly: boolean) => void;
};

/** Whether the figures grow while the import saves, and what that means. */
export const ShownEarly = ({ isShownEarly, onChange }: Props) => {
  const { t } = useTranslation('imports');
  const hintId = useId();
  return (
    <Box>
      <Checkbox.Root
        size="sm"
        checked={isShownEarly}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <Checkbox.HiddenInput aria-describedby={hintId} />
        <Checkbox.Control />
        <Checkbox.Label>{t('mapping.shownEarly')}</Checkbox.Label>
      </Checkbox.Root>
      <Text id={hintId} color="fg.muted" fontSize="sm">
        {t('mapping.shownEarlyHint')}
      </Text>
    </Box>
  );
};
