// What a vitest run left in its JSON report. Node's built-ins only.
import { existsSync, readFileSync } from 'node:fs';

/**
 * The counts of a report, and the names of the tests that failed first and passed when they were tried again. A
 * run that left no report counts as one failure.
 */
export function resultsOf(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, retried: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  // A suite that fails before its tests run has no failed test of its own.
  const brokenSuites = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' && suite.assertionResults.every((t) => t.status !== 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: tests
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => test.fullName),
  };
}
