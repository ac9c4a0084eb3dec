import { describe, expect, it } from 'vitest';
import { decodeBase32 } from '../base32.ts';
import { hotp } from '../hotp.ts';
import { readText } from '../read/text.ts';
import { randomSecret } from '../random.ts';
import type { OtpSettings } from '../settings.ts';
import { randomBytes, seededNumbers } from '../testing/random.ts';
import { counterAt } from '../totp.ts';
import { capabilityIds, capabilityOf } from '../capabilities.ts';
import { type Answer, type Answered, diagnoseAnswer, judgeAll } from './judge.ts';
import { buildProbe, firstProbes, planProbes, type ProbeId, probeOf } from './probes.ts';
import { makeReport, reportJson, reportMarkdown, type ReportWords } from './report.ts';

const next = seededNumbers(55);
const moment = 1_800_000_010;
const everyProbe = planProbes(new Set(firstProbes));

const build = (id: ProbeId) =>
  buildProbe(
    id,
    randomSecret(probeOf(id).secretBits, (bytes) => randomBytes(next, bytes.length)),
  );

/** What an app shows that computes with other settings than it was given. */
function shown(settings: OtpSettings, change: Partial<OtpSettings> = {}): Answer {
  const used = { ...settings, ...change };
  const decoded = decodeBase32(used.secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  const counter = used.type === 'totp' ? counterAt(moment, used.period) : used.counter;
  const code = hotp({ ...used, secret: decoded.bytes, counter });
  return { kind: 'code', observations: [{ code, seconds: moment, press: 1 }] };
}

function verdictsFor(id: ProbeId, answerOf: (settings: OtpSettings) => Answer) {
  const probe = build(id);
  const answer = answerOf(probe.settings);
  const answered: Answered = { probe, answer, diagnosis: diagnoseAnswer(probe, answer) };
  const judged = judgeAll(new Map([[id, answered]]));
  return probe.capabilities.map((capability) => judged.get(capability)?.verdict);
}

describe('the probes', () => {
  it('begin with few that test every capability once', () => {
    const tested = firstProbes.flatMap((id) => probeOf(id).capabilities);
    expect(firstProbes).toHaveLength(10);
    expect(capabilityIds.length).toBeGreaterThanOrEqual(12);
    expect(tested.toSorted()).toEqual(capabilityIds.toSorted());
  });

  it('follow a refusal of several capabilities with one of each', () => {
    expect(planProbes(new Set())).toEqual(firstProbes);
    expect(planProbes(new Set(['sha256-digits-8-period-60'])).slice(0, 4)).toEqual([
      'sha256-digits-8-period-60',
      'sha256',
      'digits-8',
      'period-60',
    ]);
  });

  it.each(everyProbe)('%s: can be read exactly where a good app shows a code', (id) => {
    const probe = build(id);
    const result = readText(probe.uri);
    const refusal = probe.capabilities.some((one) => capabilityOf(one).wanted === 'refusal');
    expect(result.error !== undefined).toBe(refusal);
    const [account] = result.accounts;
    if (account === undefined) return;
    const { type, digits, algorithm, period, counter } = probe.settings;
    expect(account).toMatchObject({ type, digits, algorithm, period, counter });
    expect(decodeBase32(account.secret)).toEqual(decodeBase32(probe.settings.secret));
  });
});

describe('judge', () => {
  it.each(everyProbe)('%s: the right code is right, or misleading where none is', (id) => {
    const wanted = probeOf(id).capabilities.map((one) =>
      capabilityOf(one).wanted === 'code' ? 'right' : 'misleading',
    );
    expect(verdictsFor(id, (settings) => shown(settings))).toEqual(wanted);
    const refused = wanted.map(() => 'refused');
    expect(verdictsFor(id, () => ({ kind: 'refused' }))).toEqual(refused);
  });

  it('reads several ignored settings out of one code', () => {
    const id = 'sha256-digits-8-period-60';
    const verdicts = (change: Partial<OtpSettings>) =>
      verdictsFor(id, (settings) => shown(settings, change));
    expect(verdicts({ algorithm: 'SHA1' })).toEqual(['misleading', 'right', 'right']);
    expect(verdicts({ digits: 6 })).toEqual(['right', 'misleading', 'right']);
    expect(verdicts({ period: 30 })).toEqual(['right', 'right', 'misleading']);
    expect(verdicts({ algorithm: 'SHA1', digits: 6, period: 30 })).toEqual([
      'misleading',
      'misleading',
      'misleading',
    ]);
  });

  it('tells a counter that starts late from a type that is mistaken', () => {
    expect(verdictsFor('hotp', (settings) => shown(settings, { counter: 6n }))).toEqual([
      'right',
      'misleading',
    ]);
    expect(verdictsFor('hotp', (settings) => shown(settings, { type: 'totp' }))).toEqual([
      'misleading',
      'misleading',
    ]);
  });

  it('does not blame the app for the clock', () => {
    const late = (settings: OtpSettings): Answer => {
      const answer = shown(settings);
      if (answer.kind === 'refused') return answer;
      const observations = answer.observations.map((one) => ({ ...one, seconds: moment + 120 }));
      return { ...answer, observations };
    };
    expect(verdictsFor('sha256', late)).toEqual(['right']);
  });

  it('calls a code that nothing explains, and wrong names, misleading', () => {
    const other: Answer = {
      kind: 'code',
      observations: [{ code: '000001', seconds: moment, press: 1 }],
    };
    expect(verdictsFor('sha512-secret-long', () => other)).toEqual(['misleading', 'misleading']);
    expect(
      verdictsFor('labels', (settings) => ({ namesRight: false, ...shown(settings) })),
    ).toEqual(['misleading', 'misleading']);
  });

  it('prefers the probe of one capability alone', () => {
    const answers: [ProbeId, Answered][] = (
      ['sha256-digits-8-period-60', 'sha256', 'digits-8'] as const
    ).map((id) => {
      const probe = build(id);
      const answer: Answer = id === 'sha256' ? shown(probe.settings) : { kind: 'refused' };
      return [id, { probe, answer, diagnosis: diagnoseAnswer(probe, answer) }];
    });
    const judged = judgeAll(new Map(answers));
    expect(judged.get('sha256')?.verdict).toBe('right');
    expect(judged.get('digits-8')?.verdict).toBe('refused');
    expect(judged.get('period-60')?.verdict).toBe('refused');
    expect(judged.get('hotp')?.verdict).toBe('not-tested');
  });
});

describe('the report', () => {
  const probe = build('sha256');
  const answer = shown(probe.settings, { algorithm: 'SHA1' });
  const answered: Answered = { probe, answer, diagnosis: diagnoseAnswer(probe, answer) };
  const app = { name: 'An | *app*\n# <b>', version: '1.0' };
  const report = makeReport(app, '2026-11-20', judgeAll(new Map([['sha256', answered]])));
  const words: ReportWords = {
    title: 'Report',
    app: 'App',
    version: 'Version',
    date: 'Date',
    columns: { capability: 'Capability', verdict: 'Verdict', finding: 'What it did' },
    capability: (id) => id,
    verdict: (verdict) => verdict,
    finding: ({ finding }) => finding ?? '',
  };

  it('has a row for each capability', () => {
    expect(report.rows.map(({ capability }) => capability)).toEqual(capabilityIds);
    expect(JSON.parse(reportJson(report))).toEqual(report);
    expect(report.rows[0]).toEqual({
      capability: 'sha256',
      wanted: 'code',
      verdict: 'misleading',
      finding: 'algorithm:SHA1',
      certainty: 'certain',
    });
  });

  it('is a Markdown table that typed text cannot break', () => {
    const lines = reportMarkdown(report, words).trimEnd().split('\n');
    expect(lines[2]).toBe(String.raw`- App: An \| \*app\* \# \<b\>`);
    expect(lines.slice(6)).toHaveLength(capabilityIds.length + 2);
    expect(lines[8]).toBe('| sha256 | misleading | algorithm:SHA1 |');
  });

  it('holds no secret and no code', () => {
    const code = answer.kind === 'code' ? answer.observations[0]?.code : undefined;
    for (const text of [reportJson(report), reportMarkdown(report, words)]) {
      expect(text).not.toContain(probe.settings.secret.slice(0, 16));
      expect(text).not.toContain(code);
    }
  });
});
