// What a vitest run left in its JSON report. Node's built-ins only.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const firstLine = (text) => text.split('\n', 1)[0];

/**
 * The counts of a report, what failed with the first line of why, and the names of the tests that failed first and
 * passed when they were tried again. A run that left no report counts as one failure.
 */
export function resultsOf(file) {
  if (!existsSync(file)) {
    return { passed: 0, failures: [`${file}: no report`], skipped: 0, retried: [] };
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    const place = relative('.', suite.name);
    // A suite that fails before its tests run has no failed test of its own.
    if (suite.status === 'failed' && failed.length === 0) {
      return [`${place}: ${firstLine(suite.message)}`];
    }
    return failed.map(
      (test) => `${place}: ${test.fullName}: ${firstLine(test.failureMessages[0] ?? '')}`,
    );
  });
  return {
    passed: report.numPassedTests,
    failures,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: tests
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => test.fullName),
  };
}
