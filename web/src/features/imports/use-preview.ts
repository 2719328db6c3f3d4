import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, useDraft } from '../../session/drafts/use-draft.ts';
import {
  type ImportMappingPreviewFragment,
  usePreviewImportMutation,
} from './ImportMapping.generated.ts';
import { type ImportSettings, optionsOf, settingsOf } from './mapping.ts';
import { isImportSettings } from './mapping-draft.ts';

/** Quiet time after a change before the preview is asked for again. */
const PREVIEW_DELAY_MS = 400;

type PreviewState = {
  readonly preview: ImportMappingPreviewFragment | null;
  readonly settings: ImportSettings | null;
  /** Changes what the preview does not show. */
  readonly set: (settings: ImportSettings) => void;
  readonly change: (settings: ImportSettings) => void;
  /** What was set before the page was read anew. */
  readonly draft: Draft<ImportSettings>;
  /** Why the last preview failed. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly retry: () => void;
};

/** The preview of an upload: the guesses first, then again after each change. The last asked wins. */
export const usePreview = (uploadId: string): PreviewState => {
  const { t } = useTranslation('imports');
  const [ask] = usePreviewImportMutation({ context: { quiet: true } });
  const [preview, setPreview] = useState<ImportMappingPreviewFragment | null>(null);
  const [settings, setSettings] = useState<ImportSettings | null>(null);
  const [guessed, setGuessed] = useState<ImportSettings | null>(null);
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
        if (wanted === null) {
          setSettings(settingsOf(answer.preview));
          setGuessed(settingsOf(answer.preview));
        }
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

  const change = (next: ImportSettings) => {
    setSettings(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(next), PREVIEW_DELAY_MS);
  };
  const draft = useDraft({
    what: guessed === null ? null : `import:${uploadId}`,
    // Another guess was made where the file was read otherwise.
    base: JSON.stringify(guessed),
    is: isImportSettings,
    onRestore: change,
    onDiscard: () => guessed && change(guessed),
  });
  return {
    preview,
    settings,
    failure,
    isBusy,
    set: (next) => {
      setSettings(next);
      draft.keep(next);
    },
    change: (next) => {
      change(next);
      draft.keep(next);
    },
    draft,
    retry: () => setAttempt(attempt + 1),
  };
};
