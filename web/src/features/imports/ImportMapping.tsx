import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import {
  type ImportMappingPreviewFragment,
  usePreviewImportMutation,
  useStartImportMutation,
} from './ImportMapping.generated.ts';
import { MappingFields } from './MappingFields.tsx';
import {
  type ImportSettings,
  optionsOf,
  type SettingsProblem,
  settingsOf,
  settingsProblem,
} from './mapping.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ShownEarly } from './ShownEarly.tsx';

type Props = {
  readonly uploadId: string;
  readonly onStarted: (jobId: string) => void;
  readonly onAnother: () => void;
};

/** Quiet time after a change before the preview is asked for again. */
const PREVIEW_DELAY_MS = 400;
const SKELETON_HEIGHT = 480;

/** The guessed columns and what becomes of the first rows, to be corrected before the start. */
export const ImportMapping = ({ uploadId, onStarted, onAnother }: Props) => {
  const { t } = useTranslation('imports');
  const tell = useServerWords();
  const { preview, settings, set, change, failure, isBusy, retry } = usePreview(uploadId);
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
      if (job) onStarted(job.id);
      else setRefusal(data?.startImport.error?.message ?? t('mapping.failed'));
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
                {t('file.another')}
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
            {t('file.another')}
          </Button>
        }
      >
        <Flex direction="column" gap="4">
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
              minHeight={{ base: '44px', md: '10' }}
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

type PreviewState = {
  readonly preview: ImportMappingPreviewFragment | null;
  readonly settings: ImportSettings | null;
  /** Changes what the preview does not show. */
  readonly set: (settings: ImportSettings) => void;
  readonly change: (settings: ImportSettings) => void;
  /** Why the last preview failed. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly retry: () => void;
};

/** The preview of an upload: the guesses first, then again after each change. The last asked wins. */
const usePreview = (uploadId: string): PreviewState => {
  const { t } = useTranslation('imports');
  const [ask] = usePreviewImportMutation({ context: { quiet: true } });
  const [preview, setPreview] = useState<ImportMappingPreviewFragment | null>(null);
  const [settings, setSettings] = useState<ImportSettings | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = async (wanted: ImportSettings | null) => {
    latest.current += 1;
    const mine = latest.current;
    setIsBusy(true);
    try {
      const { data } = await ask({
        variables: { uploadId, options: wanted === null ? null : optionsOf(wanted) },
      });
      if (mine !== latest.current) return;
      const answer = data?.previewImport;
      if (answer?.preview) {
        setPreview(answer.preview);
        if (wanted === null) setSettings(settingsOf(answer.preview));
        setFailure(null);
      } else setFailure(answer?.error?.message ?? t('mapping.failed'));
    } catch {
      if (mine === latest.current) setFailure(t('file.errors.network'));
    } finally {
      if (mine === latest.current) setIsBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once an upload and once a retry.
  useEffect(() => {
    void load(settings);
    return () => {
      latest.current += 1;
      clearTimeout(timer.current);
    };
  }, [uploadId, attempt]);

  return {
    preview,
    settings,
    failure,
    isBusy,
    set: setSettings,
    change: (next) => {
      setSettings(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load(next), PREVIEW_DELAY_MS);
    },
    retry: () => setAttempt(attempt + 1),
  };
};
