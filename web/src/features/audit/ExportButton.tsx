import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../shared/ui/icons.tsx';
import type { View } from './filters.ts';
import { useLogExport } from './use-log-export.ts';

/** Takes what is filtered out as a table, which the server makes; says how far it is. */
export const ExportButton = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation('audit');
  const { start, isBusy, progress } = useLogExport();
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text role="status" fontSize="xs" color="fg.muted">
        {progress &&
          (progress.rowCount === null
            ? t('export.waiting')
            : t('export.progress', { done: progress.rowsDone, all: progress.rowCount }))}
      </Text>
      <Button
        size="sm"
        variant="outline"
        minHeight={{ base: '44px', lg: '9' }}
        loading={isBusy}
        onClick={() => start(view)}
      >
        <DownloadIcon />
        {t('export.act')}
      </Button>
    </Flex>
  );
};
