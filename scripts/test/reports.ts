import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Trouble {
  readonly message?: string;
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly Trouble[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly Suite[];
  readonly errors: readonly Trouble[];
}

function messagesOf(troubles: readonly Trouble[]): string {
  return troubles.map(({ message }) => message ?? '').join('\n');
}

/** The tests of a status, with what went wrong in their first failed try. */
function testsIn(suite: Suite, wanted: 'unexpected' | 'flaky', above = ''): Failure[] {
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

function fromPlaywright({ stats, suites, errors }: PlaywrightReport): Report {
  const outside = errors.length > 0 ? [{ name: 'the run', message: messagesOf(errors) }] : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...outside, ...suites.flatMap((suite) => testsIn(suite, 'unexpected'))],
    unsteady: suites.flatMap((suite) => testsIn(suite, 'flaky')),
  };
}

function fromVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ name, message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: fullName,
        message: failureMessages.join('\n'),
      })),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, failures, unsteady: [] };
}

/** Reads what Vitest or Playwright has written as JSON; undefined where it has written nothing. */
export function readReport(file: string): Report | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
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
