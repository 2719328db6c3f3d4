import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FileDropZone } from '../shared/files/FileDropZone.tsx';
import { handedFile } from '../shared/files/handed-file.ts';
import { salesFileEndings } from '../shared/files/sales-files.ts';
import { prefetch } from '../shared/navigation.ts';
import { UploadIcon } from '../shared/ui/icons.tsx';

/** Takes a sales file to the page that tries it, whose code comes only then. */
export function DropStart() {
  const { t } = useTranslation('publicSite');
  const navigate = useNavigate();
  const start = (file: File) => {
    handedFile.set(file);
    void navigate('/tryImport');
  };
  return (
    <Box width="full" maxWidth="640px">
      <FileDropZone
        isSlim
        label={t('fileLabel')}
        accept={salesFileEndings}
        isBusy={false}
        onTake={start}
      >
        {(choose) => (
          <>
            <Box color="fg.subtle" fontSize="xl" display={{ base: 'none', md: 'block' }}>
              <UploadIcon />
            </Box>
            <Text display={{ base: 'none', md: 'block' }}>{t('dropFile')}</Text>
            {/* Nothing is dragged on a phone. */}
            <Text display={{ md: 'none' }}>{t('fileLabel')}</Text>
            <Button
              variant="outline"
              minHeight="44px"
              onPointerEnter={() => prefetch('/tryImport')}
              onClick={choose}
            >
              {t('chooseFile')}
            </Button>
          </>
        )}
      </FileDropZone>
    </Box>
  );
}
