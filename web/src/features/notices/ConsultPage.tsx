import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { column } from './column.ts';
import { NoticeList } from './NoticeList.tsx';
import { consult } from './notice-url.ts';

/** /home/consult: the notices for whoever works here. */
export default function ConsultPage() {
  const { id, isVisitor } = useViewer();
  const { t } = useTranslation('notices');
  return (
    <Box {...column}>
      <Heading as="h1" size="lg">
        {t('title.consult')}
      </Heading>
      <Text color="fg.muted" marginBottom="4">
        {t('intro')}
      </Text>
      <NoticeList place={consult} userId={isVisitor ? undefined : id} />
    </Box>
  );
}
