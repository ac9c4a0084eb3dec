import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSuite } from '../suite.ts';
import {
  addMeasurement,
  compareDeviations,
  type DeviatingCase,
  formatHistory,
  type Measurement,
  type MeasurementHistory,
  measurementOf,
  type NewMeasurement,
  setNewest,
} from './history.ts';
import type { ConformanceReport } from './report.ts';

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

const wrong = (id: string, given: unknown = '000000'): DeviatingCase => ({
  id,
  verdict: 'wrong',
  given,
});

/** A measurement of version 1 with three cases. */
function measured(deviations: readonly DeviatingCase[], day = '2026-11-23'): NewMeasurement {
  const counts = { passed: 3 - deviations.length, wrong: deviations.length };
  return {
    day,
    version: '1',
    origin: 'npm',
    vectors: '1.0.0',
    cases: 3,
    counts: { ...counts, accepted: 0, refused: 0, notRun: 0 },
    deviations,
  };
}

const empty: MeasurementHistory = { implementations: [] };
const measurementsIn = ({ implementations: [one] }: MeasurementHistory) => one?.measurements ?? [];

describe('compareDeviations', () => {
  it('lists cases that deviate only before, only after, and in another way', () => {
    const before = [wrong('a-10'), wrong('a-9'), wrong('b-1'), wrong('c-1')];
    const after = [wrong('d-1'), wrong('c-1'), wrong('b-1', '111111')];
    expect(compareDeviations(before, after)).toEqual({
      gone: ['a-9', 'a-10'],
      added: [wrong('d-1')],
      changed: [wrong('b-1', '111111')],
    });
  });

  it('ignores the text of a refusal, but not another verdict', () => {
    const refused = (text: string): DeviatingCase => ({
      id: 'a-1',
      verdict: 'refused',
      given: { refused: text },
    });
    expect(compareDeviations([refused('no')], [refused('never')]).changed).toEqual([]);
    expect(compareDeviations([refused('no')], [wrong('a-1')]).changed).toEqual([wrong('a-1')]);
  });
});

describe('addMeasurement', () => {
  it('adds an implementation, and a later measurement after the earlier one', () => {
    const first = measured([wrong('a-1')]);
    const second = measured([wrong('a-2')], '2026-11-24');
    const history = addMeasurement(addMeasurement(empty, 'one', first), 'one', second, first);
    const [one, other] = measurementsIn(history);
    expect(one).not.toHaveProperty('changes');
    expect(one).not.toHaveProperty('deviations');
    expect(other).toMatchObject({
      day: '2026-11-24',
      counts: { passed: 2, wrong: 1 },
      changes: {
        comparedWith: { day: '2026-11-23', version: '1', vectors: '1.0.0' },
        gone: ['a-1'],
        added: [wrong('a-2')],
        changed: [],
      },
    });
  });

  it('replaces the measurement with the same day and versions', () => {
    const first = measured([wrong('a-1')]);
    const second = measured([wrong('a-2')], '2026-11-24');
    const history = addMeasurement(addMeasurement(empty, 'one', first), 'one', second, first);
    const repeated = addMeasurement(history, 'one', second, second);
    expect(repeated).toEqual(history);
    const other = measured([], '2026-11-24');
    const [, replaced, ...rest] = measurementsIn(addMeasurement(history, 'one', other, second));
    expect(replaced?.counts.passed).toBe(3);
    expect(replaced).not.toHaveProperty('changes');
    expect(rest).toEqual([]);
  });

  it('keeps other implementations and the newest version', () => {
    const newest = { day: '2026-11-24', version: '2', origin: 'npm' } as const;
    const history = addMeasurement(addMeasurement(empty, 'one', measured([])), 'two', measured([]));
    const changed = addMeasurement(
      setNewest(history, 'one', newest),
      'one',
      measured([], '2027-01-01'),
    );
    expect(changed.implementations.map(({ name, newest: found }) => [name, found])).toEqual([
      ['one', newest],
      ['two', undefined],
    ]);
  });
});

describe('history.json', () => {
  const text = read('history.json');
  const history: MeasurementHistory = JSON.parse(text);
  const report: ConformanceReport = JSON.parse(read('conformance.json'));
  const ids = new Set(makeSuite().groups.flatMap(({ tests }) => tests.map(({ id }) => id)));
  const keyOf = ({ day, version, vectors }: Measurement) => ({ day, version, vectors });
  const deviating = (counts: Measurement['counts']) =>
    counts.wrong + counts.accepted + counts.refused;

  it('has one measurement on a line', () => {
    expect(formatHistory(history)).toBe(text);
  });

  it('has all implementations of conformance.json', () => {
    expect(history.implementations.map(({ name }) => name)).toEqual(
      report.implementations.map(({ name }) => name),
    );
  });

  describe.each(
    history.implementations.map((implementation) => [implementation.name, implementation] as const),
  )('about %s', (name, { measurements }) => {
    it('has one measurement per day and versions, oldest first', () => {
      const keys = measurements.map(
        (measurement) => `${measurement.day} ${measurement.version} ${measurement.vectors}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      const days = measurements.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
    });

    it('ends with the results in conformance.json, apart from Debian unstable', () => {
      const reported = report.implementations.find((candidate) => candidate.name === name);
      if (!reported) throw new Error(`conformance.json has no ${name}`);
      const latest = measurements.findLast(({ origin }) => origin !== 'Debian unstable');
      const { deviations: _, ...expected } = measurementOf(report, reported);
      expect(latest).toMatchObject(expected);
    });

    it('has consistent counts, and names only cases of the vectors', () => {
      for (const { changes, counts, cases } of measurements) {
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(cases);
        const { gone = [], added = [], changed = [] } = changes ?? {};
        const named = [...gone, ...[...added, ...changed].map(({ id }) => id)];
        expect(named.filter((id) => !ids.has(id))).toEqual([]);
      }
    });

    it('compares with measurements that it has', () => {
      for (const [index, { changes, counts }] of measurements.entries()) {
        if (!changes) continue;
        const base = measurements
          .slice(0, index)
          .find(
            (candidate) =>
              JSON.stringify(keyOf(candidate)) === JSON.stringify(changes.comparedWith),
          );
        expect(base).toBeDefined();
        expect(deviating(counts) - deviating(base?.counts ?? counts)).toBe(
          changes.added.length - changes.gone.length,
        );
      }
    });
  });
});
