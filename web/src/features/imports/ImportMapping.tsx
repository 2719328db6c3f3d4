import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { DraftLine } from '../../session/drafts/DraftLine.tsx';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useStartImportMutation } from './ImportMapping.generated.ts';
import { MappingFields } from './MappingFields.tsx';
import { optionsOf, type SettingsProblem, settingsProblem } from './mapping.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ShownEarly } from './ShownEarly.tsx';
import { usePreview } from './use-preview.ts';

type Props = {
  readonly uploadId: string;
  readonly onStarted: (jobId: string) => void;
  readonly onAnother: () => void;
};

const SKELETON_HEIGHT = 480;

/** The guessed columns and what becomes of the first rows, to be corrected before the start. */
export const ImportMapping = ({ uploadId, onStarted, onAnother }: Props) => {
  const { t } = useTranslation('imports');
  const tell = useServerWords();
  const { preview, settings, set, change, draft, failure, isBusy, retry } = usePreview(uploadId);
  const [start, starting] = useStartImportMutation({
    context: { quiet: true },
    refetchQueries: ['ImportHistory'],
  });
  const [refusal, setRefusal] = useState<string | null>(null);

  const onStart = async () => {
    if (settings === null) return;
    setRefusal(null);
    try {
      const { data } = await start({ variables: { uploadId, options: optionsOf(settings) } });
      const job = data?.startImport.salesImport;
      if (job) {
        draft.forget();
        onStarted(job.id);
      } else setRefusal(data?.startImport.error?.message ?? t('mapping.failed'));
    } catch {
      setRefusal(t('file.errors.network'));
    }
  };

  if (preview === null || settings === null) {
    return (
      <Panel title={t('mapping.loading')} isBusy={failure === null}>
        {failure === null ? (
          <BlockSkeleton height={SKELETON_HEIGHT} />
        ) : (
          <>
            <ErrorState title={t('mapping.failed')} hint={failure} onRetry={retry} />
            <Flex justify="center">
              <Button size="sm" variant="outline" onClick={onAnother}>
                {t('words.otherFile')}
              </Button>
            </Flex>
          </>
        )}
      </Panel>
    );
  }
  const problem = settingsProblem(settings);
  return (
    <>
      <Panel
        title={t('mapping.title', { name: preview.fileName })}
        summary={t('mapping.hint')}
        actions={
          <Button size="sm" variant="outline" onClick={onAnother}>
            {t('words.otherFile')}
          </Button>
        }
      >
        <Flex direction="column" gap="4">
          <DraftLine draft={draft} />
          {preview.note !== null && (
            <Text role="status" color="fg.warning">
              {tell(preview.note)}
            </Text>
          )}
          <MappingFields preview={preview} settings={settings} onChange={change} />
          <ShownEarly
            isShownEarly={settings.isShownEarly}
            onChange={(isShownEarly) => set({ ...settings, isShownEarly })}
          />
          <Flex gap="3" align="center" wrap="wrap" justify="flex-end">
            {problem !== null && <Problem problem={problem} />}
            {preview.problems.map((text) => (
              <Text key={text} role="status" color="fg.warning">
                {tell(text)}
              </Text>
            ))}
            {(refusal ?? failure) !== null && (
              <Text role="alert" color="fg.error">
                {refusal ?? failure}
              </Text>
            )}
            <Button
              minHeight={{ base: '44px', lg: '10' }}
              disabled={problem !== null || preview.problems.length > 0}
              loading={starting.loading}
              loadingText={t('mapping.starting')}
              onClick={() => void onStart()}
            >
              {t('mapping.start')}
            </Button>
          </Flex>
        </Flex>
      </Panel>
      <PreviewTable rows={preview.rows} isBusy={isBusy} />
    </>
  );
};

const Problem = ({ problem }: { problem: SettingsProblem }) => {
  const { t } = useTranslation('imports');
  const names = listText(problem.missing.map((field) => t(`mapping.fields.${field}`)));
  return (
    <Text role="status" color="fg.warning">
      {problem.missing.length > 0
        ? t('mapping.missing', { fields: names })
        : t('mapping.shopMissing')}
    </Text>
  );
};
