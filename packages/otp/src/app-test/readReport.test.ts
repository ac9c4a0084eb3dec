import { describe, expect, it } from 'vitest';
import reports from '../../../../tests/programs/reportCards.json' with { type: 'json' };
import { readReport } from './readReport.ts';

const [card] = reports;
const text = (changed: object) => JSON.stringify({ ...card, ...changed });

function problemOf(source: string): string {
  const read = readReport(source);
  return read.ok ? 'none' : read.problem;
}

it('reads the reports that Test an app saves', () => {
  for (const report of reports) {
    const read = readReport(JSON.stringify(report, null, 2));
    if (!read.ok) throw new Error(read.problem);
    expect(read.report.app).toEqual(report.app);
    expect(read.report.rows.map(({ capability, verdict }) => [capability, verdict])).toEqual(
      report.rows.map(({ capability, verdict }) => [capability, verdict]),
    );
  }
});

describe("a text that isn't a report", () => {
  it.each([
    ['', 'json'],
    ['nothing', 'json'],
    ['{"format":', 'json'],
    ['['.repeat(100_000), 'json'],
    ['null', 'format'],
    ['[]', 'format'],
    ['42', 'format'],
    ['{}', 'format'],
    ['{"__proto__":{"format":"otp-lab-report"}}', 'format'],
    [text({ format: 'other' }), 'format'],
    [text({ version: 1 }), 'version'],
    [text({ version: '2' }), 'version'],
    [text({ app: null }), 'format'],
    [text({ app: { name: 1, version: '' } }), 'format'],
    [text({ app: { name: 'x'.repeat(201), version: '' } }), 'format'],
    [text({ date: 'today' }), 'format'],
    [text({ date: '2027-99-99' }), 'format'],
    [text({ rows: {} }), 'format'],
    [text({ rows: [] }), 'format'],
    [text({ rows: [{ capability: 'constructor', verdict: 'right' }] }), 'format'],
    [text({ rows: [{ capability: 'sha256', verdict: '<b>' }] }), 'format'],
  ])('is rejected: %.40s', (source, problem) => {
    expect(problemOf(source)).toBe(problem);
  });
});

it("ignores everything that a report can't have", () => {
  const hostile = text({
    app: {
      name: 'A\u202Epp\n<img src=x onerror=alert(1)>',
      version: '1\u0000',
      secret: 'GEZDGNBV',
    },
    secret: 'GEZDGNBV',
    rows: [
      { capability: 'sha256', verdict: 'right', wanted: 'refusal', code: '123456', finding: 7 },
      { capability: 'sha256', verdict: 'refused' },
      { capability: 'nothing', verdict: 'right' },
      null,
      'sha512',
    ],
  });
  expect(readReport(hostile)).toEqual({
    ok: true,
    report: {
      format: 'otp-lab-report',
      version: 2,
      app: { name: 'A pp <img src=x onerror=alert(1)>', version: '1' },
      date: card?.date,
      rows: [{ capability: 'sha256', wanted: 'code', verdict: 'refused' }],
    },
  });
});

it('rejects a report with an unknown verdict', () => {
  const rows = [
    { capability: 'sha256', verdict: 'fine' },
    { capability: 'sha512', verdict: 'right' },
  ];
  expect(readReport(text({ rows }))).toEqual({ ok: false, problem: 'format' });
});
