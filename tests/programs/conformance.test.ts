import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findings,
  implementations,
  isInstalled,
  measure,
  prepare,
  versionOf,
  findingOf,
} from '@otp-lab/vectors/conformance/run';
import type { ConformanceReport } from '@otp-lab/vectors/conformance';
import { makeSuite } from '@otp-lab/vectors';

const file = new URL('../../packages/vectors/data/conformance.json', import.meta.url);
const report: ConformanceReport = JSON.parse(readFileSync(file, 'utf8'));
const suite = makeSuite();

/** Returns the implementation with this name. */
function findImplementation(name: string) {
  const found = implementations.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no implementation is called ${name}`);
  return found;
}

/** Returns what the report contains about an implementation. */
const reported = (name: string) => report.implementations.find((entry) => entry.name === name);

/** Lists the cases in which an implementation deviates according to the report. */
function reportedIds(name: string): string[] {
  return (reported(name)?.deviations ?? []).flatMap(({ tests }) => tests.map(({ id }) => id));
}

describe('the conformance report', () => {
  it('covers the current vectors and all implementations', () => {
    expect([report.vectors, report.cases]).toEqual([suite.version, suite.numberOfTests]);
    expect(report.implementations.map(({ name }) => name)).toEqual(
      implementations.map(({ name }) => name),
    );
  });

  it('has consistent counts, and a cause for each deviation', () => {
    for (const { name, counts, kinds, notRun, deviations } of report.implementations) {
      const { passed, failed, refused } = counts;
      expect(passed + failed + refused + counts.notRun).toBe(report.cases);
      expect(counts.wrong + counts.accepted).toBe(failed);
      const tests = deviations.flatMap((cause) => cause.tests);
      expect(tests.length).toBe(failed + refused);
      for (const test of tests) expect(findingOf(findings, name, test)).toBeDefined();
      const inKinds = Object.values(kinds).reduce((sum, { notRun: cases }) => sum + cases, 0);
      const missing = notRun.reduce((sum, { cases }) => sum + cases, 0);
      expect(missing).toBe(counts.notRun);
      expect(inKinds).toBeLessThanOrEqual(missing);
    }
  });

  it('names only existing cases', () => {
    const ids = new Set(suite.groups.flatMap(({ tests }) => tests.map(({ id }) => id)));
    for (const { name } of report.implementations)
      expect(reportedIds(name).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the conformance report matches', () => {
  it.each(['oathtool', 'PyOTP'])('%s in every case', async (name) => {
    const implementation = findImplementation(name);
    const { deviations } = await measure(implementation, prepare(implementation));
    const ids = deviations.map(({ id }) => id);
    // Another version may have fewer deviations, but no additional ones.
    const isSame = versionOf(implementation) === reported(name)?.version;
    const known = new Set(reportedIds(name));
    expect(isSame ? ids.toSorted() : ids.filter((id) => !known.has(id))).toEqual(
      isSame ? [...known].toSorted() : [],
    );
  });

  const hasClock = isInstalled('faketime');

  it.skipIf(!hasClock)('KeePassXC in a sample of cases', async () => {
    const implementation = findImplementation('KeePassXC');
    const wanted = [
      'rfc6238-1',
      'rfc6238-13',
      'zeros-3',
      'ten-digits-2',
      'key-length-36',
      'period-11',
      'base32-foreign-1',
      'uri-plain-7',
      'uri-names-7',
      'uri-types-refused-1',
    ];
    const { deviations } = await measure(implementation, prepare(implementation), (id) =>
      wanted.includes(id),
    );
    const known = reportedIds('KeePassXC').filter((id) => wanted.includes(id));
    expect(deviations.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
  });
});

describe('oathtool', () => {
  it('computes every code of the vectors that its options allow', async () => {
    const implementation = findImplementation('oathtool');
    const { kinds } = await measure(
      implementation,
      prepare(implementation),
      (id) => !/refused/.test(id),
    );
    expect(kinds.codes).toMatchObject({ wrong: 0, refused: 0 });
    expect(kinds.codes?.passed).toBeGreaterThan(350);
  });
});
