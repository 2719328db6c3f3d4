export interface Results {
  readonly passed: number;
  /** A line each: file, test, and the first line of why. */
  readonly failures: readonly string[];
  readonly skipped: number;
  readonly retried: readonly string[];
}

export function resultsOf(file: string): Results;
