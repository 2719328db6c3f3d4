import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../session/session.ts';
import { handedFile } from '../../../shared/files/handed-file.ts';
import { sizeText } from '../../../shared/files/size-text.ts';
import { fileProblem } from '../file-check.ts';
import { dropFile, keepFile, keptFile } from './kept-file.ts';
import { readTryAnswer, refusalSaid, type TryAnswer, type TryMapping } from './try-answer.ts';

/** What the server takes of somebody without an account. */
const MAX_BYTES = 8 * 1024 * 1024;

interface State {
  readonly file: File | undefined;
  readonly answer: TryAnswer | undefined;
  /** Why there is no answer, or none with the columns that were asked for last. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

const nothing: State = { file: undefined, answer: undefined, problem: undefined, isBusy: false };

/** Sends a file that is tried, and what it comes to. What the page before has taken, or a reload has ended, is tried at once. */
export function useTry() {
  const { t } = useTranslation(['tryImport', 'imports']);
  const [state, setState] = useState<State>(nothing);
  const sending = useRef<AbortController>(undefined);

  const send = useCallback(
    async (file: File, mapping?: TryMapping) => {
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      setState((before) => ({
        ...(before.file === file ? before : nothing),
        file,
        problem: undefined,
        isBusy: true,
      }));
      const query = new URLSearchParams({ fileName: file.name });
      if (mapping) query.set('mapping', JSON.stringify(mapping));
      const outcome = await fetch(`/upload/try?${query}`, {
        method: 'POST',
        headers: {
          'x-requested-with': 'web',
          'accept-language': 'zh-CN',
          'content-type': 'application/octet-stream',
        },
        body: file,
        signal: controller.signal,
      })
        .then(async (response): Promise<Pick<State, 'problem'> & Partial<State>> => {
          const body: unknown = await response.json().catch(() => undefined);
          const answer = response.ok ? readTryAnswer(body) : undefined;
          return answer
            ? { answer, problem: undefined }
            : { problem: (await refusalSaid(body)) ?? t('imports:file.errors.server') };
        })
        .catch(() => ({ problem: t('imports:file.errors.network') }));
      if (controller.signal.aborted) return;
      handedFile.set(undefined);
      setState((before) => ({ ...before, ...outcome, isBusy: false }));
    },
    [t],
  );

  const problemOf = useCallback(
    (file: File): string | undefined => {
      const sizes = { size: sizeText(file.size), limit: sizeText(MAX_BYTES) };
      if (file.size > MAX_BYTES)
        return t(session.get().isVisitor ? 'tooLarge' : 'yours.tooLarge', sizes);
      const wrong = fileProblem(file);
      return wrong === null ? undefined : t(`imports:file.errors.${wrong}`, sizes);
    },
    [t],
  );

  const take = useCallback(
    (file: File) => {
      const problem = problemOf(file);
      if (problem !== undefined) {
        handedFile.set(undefined);
        setState({ ...nothing, problem });
        return;
      }
      void keepFile(file);
      void send(file);
    },
    [send, problemOf],
  );

  useEffect(() => {
    let isLeft = false;
    const handed = handedFile.get();
    if (handed) take(handed);
    else
      void keptFile().then((file) => {
        // What was chosen meanwhile goes first.
        if (file && !isLeft && sending.current === undefined) void send(file);
      });
    return () => {
      isLeft = true;
      sending.current?.abort();
      sending.current = undefined;
    };
  }, [send, take]);

  const clear = () => {
    sending.current?.abort();
    setState(nothing);
    void dropFile();
  };
  const remap = (mapping: TryMapping) => {
    if (state.file) void send(state.file, mapping);
  };
  const retry = () => {
    if (state.file) void send(state.file);
  };
  return { ...state, take, remap, retry, clear };
}
