import { Box, Grid, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { StepPicture } from './StepPicture.tsx';

const cases = [
  { key: 'chrome', scene: 'chromeDownload' },
  { key: 'edge', scene: 'edgeDownload' },
  { key: 'securityTool', scene: 'securityToolDownload' },
] as const;

/** What three kinds of browser do with a downloaded installer, with a picture of each, below a heading of the page. */
export function DownloadCases({ nameAs }: { readonly nameAs: 'h3' | 'h4' }) {
  const { t } = useTranslation('desktop');
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
      {cases.map(({ key, scene }) => (
        <Box as="section" key={key} borderWidth="1px" borderRadius="l3" padding="4">
          <Text as={nameAs} fontWeight="semibold" marginBottom="3">
            {t(`downloading.${key}.name`)}
          </Text>
          <StepPicture scene={scene} />
          <List.Root as="ol" gap="1.5" marginTop="3" paddingStart="5" color="fg.muted">
            {t(`downloading.${key}.steps`, { returnObjects: true }).map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List.Root>
        </Box>
      ))}
    </Grid>
  );
}
