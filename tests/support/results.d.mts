export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly retried: readonly string[];
}

export function resultsOf(file: string): Results;
