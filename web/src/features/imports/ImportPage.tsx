import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../session/viewer-context.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportJob } from './ImportJob.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import { type ImportPlace, placeCodec } from './import-url.ts';
import { keptMark } from './try/kept-import.ts';

const steps = ['choose', 'mapping', 'progress'] as const;

const stepOf = ({ upload, job }: ImportPlace): number =>
  job !== null ? 2 : upload !== null ? 1 : 0;

/** Imports a sales file: choose it, check its columns, watch it, read the report. */
export default function ImportPage() {
  const { t } = useTranslation('imports');
  const { isBoss, isVisitor } = useViewer();
  const [place, setPlace] = useUrlState(placeCodec);
  const { upload, job } = place;
  const takesKept = useSearchParams()[0].has(keptMark);
  const go = (next: ImportPlace) => setPlace(next, { push: true });
  const toStart = () => go({ upload: null, job: null });
  if (!isBoss && !isVisitor) {
    return <EmptyState title={t('onlyBoss')} hint={t('onlyBossHint')} />;
  }
  return (
    <Flex
      direction="column"
      gap="3"
      width="full"
      maxWidth="1400px"
      marginX="auto"
      padding={{ base: '3', md: '4' }}
      minWidth="0"
    >
      <Box>
        <Heading as="h1" size="lg">
          {t('title')}
        </Heading>
        <Text color="fg.muted">{t('intro')}</Text>
      </Box>
      <Steps current={stepOf(place)} />
      {job !== null ? (
        <ImportJob
          key={job}
          id={job}
          onAgain={upload === null ? undefined : () => go({ upload, job: null })}
          onAnother={toStart}
        />
      ) : upload !== null ? (
        <ImportMapping
          key={upload}
          uploadId={upload}
          onStarted={(id) => go({ upload, job: id })}
          onAnother={toStart}
        />
      ) : (
        <FileDrop
          takesKept={isBoss && takesKept}
          onUploaded={({ uploadId }) => go({ upload: uploadId, job: null })}
        />
      )}
      <ImportHistory />
    </Flex>
  );
}

const Steps = ({ current }: { current: number }) => {
  const { t } = useTranslation('imports');
  return (
    <Flex as="ol" aria-label={t('steps.label')} gap="4" listStyleType="none" wrap="wrap">
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          color={index === current ? 'accent.fg' : 'fg.muted'}
          fontWeight={index === current ? 'semibold' : 'normal'}
        >
          {index + 1}. {t(`steps.${step}`)}
        </chakra.li>
      ))}
    </Flex>
  );
};
