/** A job of this server, from when it is queued until it has settled. */
export interface KeptJob {
  readonly start: () => Promise<void>;
  /** Stops it, when it has started. */
  stop: () => void;
  isCancelled: boolean;
  /** It has told how it ended: what waits under its number from then on is another job's. */
  isOver: boolean;
  /** The windows of its boss were told that there may be new shops. */
  isPanelTold: boolean;
  running: Promise<void> | undefined;
}

export const keptJob = (start: KeptJob['start']): KeptJob => ({
  start,
  stop: () => undefined,
  isCancelled: false,
  isOver: false,
  isPanelTold: false,
  running: undefined,
});
