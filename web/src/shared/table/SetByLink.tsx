import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../ui/icons.tsx';

type Props = {
  readonly name: string;
  readonly title: string;
  readonly onClear: () => void;
};

/** What a figure elsewhere has led to, which can be taken away but not chosen here. */
export const SetByLink = ({ name, title, onClear }: Props) => {
  const { t } = useTranslation('common');
  return (
    <Button
      variant="subtle"
      colorPalette="accent"
      size="sm"
      title={title}
      aria-label={t('clearFilter', { name })}
      onClick={onClear}
      maxWidth="full"
    >
      <Box as="span" truncate>
        {name}
      </Box>
      <CloseIcon width={14} height={14} />
    </Button>
  );
};
