import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, TestError } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

interface Failure {
  readonly name: string;
  readonly message: string;
}

/** What a runner of tests has written down. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** Tests that passed only when tried again, with what went wrong before. */
  readonly unsteady: readonly Failure[];
}

function messagesOf(troubles: readonly TestError[]): string {
  return troubles.map(({ message }) => message ?? '').join('\n');
}

/** The tests of a status, with what went wrong in their first failed try. */
function testsIn(suite: JSONReportSuite, wanted: 'unexpected' | 'flaky', above = ''): Failure[] {
  const path = `${above}${suite.title} › `;
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: path + title,
        message: messagesOf(results.find(({ errors }) => errors.length > 0)?.errors ?? []),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, wanted, path))];
}

function fromPlaywright({ stats, suites, errors }: JSONReport): Report {
  const outside = errors.length > 0 ? [{ name: 'the run', message: messagesOf(errors) }] : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...outside, ...suites.flatMap((suite) => testsIn(suite, 'unexpected'))],
    unsteady: suites.flatMap((suite) => testsIn(suite, 'flaky')),
  };
}

function fromVitest({ numPassedTests, numFailedTests, testResults }: JsonTestResults): Report {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ name, message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: fullName,
        message: failureMessages?.join('\n') ?? '',
      })),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, failures, unsteady: [] };
}

/** Reads what Vitest or Playwright has written as JSON; undefined where it has written nothing. */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
}

const linesShown = 15;

/** A failed test's name with the beginning of what went wrong, as the end of a log shows it. */
export function describeFailure({ name, message }: Failure, mark = '✗'): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${mark} ${name}`, ...lines.slice(0, linesShown).map((line) => `    ${line}`)].join('\n');
}
