import { useEffect, useRef, useState } from 'react';
import type { ListingLanguage } from '../../../graphql/schema.generated.ts';
import { type BoxValues, type ImageResult, inputOf } from './boxes.ts';
import {
  type ImageTaskFragment,
  useCancelImageTranslationMutation,
  useImageTranslationQuery,
  useRedrawImageTranslationMutation,
  useTranslateImageMutation,
} from './ImageTranslation.generated.ts';

/** How often it is asked how far a picture is, in ms (requirement R7.7-25). */
const EVERY_MS = 1_000;

type Task = Omit<ImageTaskFragment, ' $fragmentName'>;
type Outcome = {
  readonly translation: Task | null;
  readonly error: { readonly message: string } | null;
};

interface Wanted {
  readonly image: string;
  readonly language: ListingLanguage;
  readonly sourceLanguage: ListingLanguage;
  readonly again: boolean;
}

const isWorkedOn = (task: Task | null | undefined): boolean =>
  task?.state === 'QUEUED' || task?.state === 'RUNNING';

/**
 * One translation of a picture: asked for every second while it is worked on, and given up by whoever leaves before
 * there is a picture.
 */
export function useImageTask() {
  const [id, setId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // What was drawn last stays in sight while it is drawn anew.
  const [result, setResult] = useState<ImageResult | null>(null);
  const [translate, submission] = useTranslateImageMutation();
  const [redraw, drawing] = useRedrawImageTranslationMutation();
  const [cancel] = useCancelImageTranslationMutation();
  const query = useImageTranslationQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const task = id === null ? null : query.data?.imageTranslation;
  const isWorking = id !== null && (task === undefined ? !query.error : isWorkedOn(task));
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isWorking) return;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isWorking, startPolling, stopPolling]);
  const drawn = task?.state === 'DONE' ? task.result : null;
  useEffect(() => {
    if (drawn) setResult(drawn);
  }, [drawn]);

  // Nobody waits for it any more: its place is for others.
  const given = useRef<() => void>(() => undefined);
  given.current = () => {
    if (id !== null && isWorking && result === null)
      cancel({ variables: { id }, context: { quiet: true } }).catch(() => undefined);
  };
  useEffect(() => () => given.current(), []);

  const take = (outcome: Outcome | undefined): void => {
    setRefusal(outcome?.error?.message ?? null);
    if (outcome?.translation) setId(outcome.translation.id);
  };
  return {
    isWorking: isWorking || submission.loading || drawing.loading,
    ahead: task?.state === 'QUEUED' ? task.ahead : 0,
    result,
    /** Why there is none; null unless there is a reason. */
    failure:
      refusal ??
      (task === null && id !== null ? 'gone' : null) ??
      (task?.state === 'FAILED' ? task.failure : null),
    error: task === undefined ? query.error : undefined,
    retry: () => {
      query.refetch().catch(() => undefined);
    },
    /** False where nothing is made anew: what there is stays then. */
    translate: async (input: Wanted): Promise<boolean> => {
      const answer = await translate({ variables: { input } }).catch(() => null);
      const outcome = answer?.data?.translateImage;
      const isBegun = outcome?.translation != null;
      if (isBegun) setResult(null);
      take(outcome);
      return isBegun;
    },
    redraw: async (boxes: readonly BoxValues[]) => {
      if (id === null || result === null) return;
      const input = { id, version: result.version, boxes: boxes.map(inputOf) };
      const answer = await redraw({ variables: { input } }).catch(() => null);
      take(answer?.data?.redrawImageTranslation);
    },
    giveUp: () => {
      given.current();
      setId(null);
    },
  };
}
