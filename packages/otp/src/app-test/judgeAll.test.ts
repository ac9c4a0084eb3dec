import { describe, expect, it } from 'vitest';
import { decodeBase32, decodeTypedBase32, encodeBase32 } from '../base32.ts';
import { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
import { hotp } from '../hotp.ts';
import { readText } from '../read/text.ts';
import type { OtpSettings } from '../settings.ts';
import { randomBytes, seededNumbers } from '../testing/random.ts';
import { counterAt } from '../totp.ts';
import type { Answer, AnsweredProbe, NamesAnswer } from './answers.ts';
import { explainCodes } from './explainCodes.ts';
import { judgeAll, planProbes } from './judgeAll.ts';
import { buildProbe, firstProbes, type ProbeId, probeOf } from './probes.ts';
import { makeReport, reportJson, reportMarkdown, type ReportMessages } from './report.ts';

const next = seededNumbers(55);
const time = 1_800_000_010;

const buildRandomProbe = (id: ProbeId) =>
  buildProbe(id, encodeBase32(randomBytes(next, probeOf(id).secretBits / 8)), {
    number: 1,
    letters: 'greek',
  });

/** Returns the code of an app that changes some of the settings. */
function codeOf(settings: OtpSettings, change: Partial<OtpSettings> = {}, seconds = time) {
  const used = { ...settings, ...change };
  const decoded = decodeBase32(used.secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  const counter = used.type === 'totp' ? counterAt(seconds, used.period) : used.counter;
  return hotp({ ...used, secret: decoded.bytes, counter });
}

const observe = (code: string, seconds = time, press = 1) => ({ code, seconds, press });

/** Returns the answer of an app to a probe: codes, or a refusal. */
function answer(
  id: ProbeId,
  codesOf: 'refused' | ((settings: OtpSettings) => readonly ReturnType<typeof observe>[]),
  names?: NamesAnswer,
): [ProbeId, AnsweredProbe] {
  const probe = buildRandomProbe(id);
  if (codesOf === 'refused')
    return [id, { probe, answer: { kind: 'refused' }, explanation: undefined }];
  const observations = codesOf(probe.settings);
  const codeAnswer: Answer = { kind: 'code', observations, ...(names ? { names } : {}) };
  return [
    id,
    { probe, answer: codeAnswer, explanation: explainCodes(probe.settings, observations) },
  ];
}

const shows = (change: Partial<OtpSettings> = {}) => {
  return (settings: OtpSettings) => [observe(codeOf(settings, change))];
};

function verdictsOf(...answers: [ProbeId, AnsweredProbe][]) {
  const judged = judgeAll(new Map(answers));
  return (...asked: CapabilityId[]) => asked.map((capability) => judged.get(capability)?.verdict);
}

/** Observes a code that no known fault explains. */
const unexplained = (settings: OtpSettings) => observe('123456789'.slice(0, settings.digits));

const combined = 'sha256-digits-8-period-60';
const singles = ['sha256', 'digits-8', 'period-60'] as const;
const allProbes = [
  ...firstProbes,
  ...planProbes(new Map(firstProbes.map((id) => answer(id, 'refused')))),
].filter((id, index, all) => all.indexOf(id) === index);

describe('the first probes', () => {
  it('test every capability once', () => {
    const tested = firstProbes.flatMap((id) => probeOf(id).capabilities);
    const own = capabilityIds.filter((id) => capabilityOf(id).seenIn === 'own');
    expect(firstProbes).toHaveLength(10);
    expect(tested.toSorted()).toEqual(own.toSorted());
  });

  it.each(allProbes)('have QR codes that are readable unless a good app refuses them: %s', (id) => {
    const probe = buildRandomProbe(id);
    const result = readText(probe.uri);
    const refusal = probe.capabilities.some(
      (capability) => capabilityOf(capability).wanted === 'refusal',
    );
    expect(result.error !== undefined).toBe(refusal);
    const [account] = result.accounts;
    if (account === undefined) return;
    const { type, digits, algorithm, period, counter } = probe.settings;
    expect(account).toMatchObject({ type, digits, algorithm, period, counter });
    expect(decodeTypedBase32(account.secret)).toEqual(decodeTypedBase32(probe.settings.secret));
  });
});

describe('an answer that leaves something open', () => {
  it("leaves names untested that the tester didn't check", () => {
    const labels = ['label-space-colon', 'label-non-latin'] as const;
    expect(verdictsOf(answer('labels', shows()))(...labels)).toEqual(['not-tested', 'not-tested']);
    expect(verdictsOf(answer('labels', shows(), 'same'))(...labels)).toEqual(['right', 'right']);
  });

  it('accepts either of two issuers, but not another one', () => {
    const seen = ([undefined, 'parameter', 'label', 'both', 'other'] as const).flatMap((names) =>
      verdictsOf(answer('issuer-algorithm-zero-byte', shows(), names))('issuer-mismatch'),
    );
    expect(seen).toEqual(['not-tested', 'right', 'right', 'right', 'misleading']);
  });

  it('tests two kinds of names separately after the app changed one of them', () => {
    const other = answer('labels', shows(), 'other');
    expect(verdictsOf(other)('label-space-colon', 'label-non-latin')).toEqual([
      'unclear',
      'unclear',
    ]);
    expect(planProbes(new Map([other])).slice(6, 8)).toEqual([
      'label-space-colon',
      'label-non-latin',
    ]);
    const space = answer('label-space-colon', shows(), 'other');
    const foreign = answer('label-non-latin', shows(), 'same');
    expect(verdictsOf(other, space, foreign)('label-space-colon', 'label-non-latin')).toEqual([
      'misleading',
      'right',
    ]);
  });

  it('tests each setting separately after a refusal of several', () => {
    const refused = answer(combined, 'refused');
    expect(planProbes(new Map([refused])).slice(0, 4)).toEqual([combined, ...singles]);
    expect(verdictsOf(refused)(...singles)).toEqual(['not-tested', 'not-tested', 'not-tested']);
    const judged = verdictsOf(refused, answer('sha256', shows()), answer('digits-8', 'refused'));
    expect(judged(...singles)).toEqual(['right', 'refused', 'not-tested']);
  });

  it('leaves the first HOTP code untested if the app refuses HOTP', () => {
    expect(verdictsOf(answer('hotp', 'refused'))('hotp', 'hotp-first-code')).toEqual([
      'refused',
      'not-tested',
    ]);
  });
});

describe('an unexplained code', () => {
  const showsUnexplained = (settings: OtpSettings) => [unexplained(settings)];

  it('is unclear, and each capability is tested separately', () => {
    const one = answer(combined, showsUnexplained);
    expect(verdictsOf(one)(...singles)).toEqual(['unclear', 'unclear', 'unclear']);
    expect(planProbes(new Map([one])).slice(0, 4)).toEqual([combined, ...singles]);
    const alone = singles.map((id) => answer(id, shows()));
    expect(verdictsOf(one, ...alone)(...singles)).toEqual(['right', 'right', 'right']);
  });

  it('is ignored if the next code is explained', () => {
    const later = time + 60;
    const twice = answer(combined, (settings) => [
      unexplained(settings),
      observe(codeOf(settings, {}, later), later, 2),
    ]);
    expect(verdictsOf(twice)(...singles)).toEqual(['right', 'right', 'right']);
    expect(planProbes(new Map([twice]))).toEqual(firstProbes);
  });

  it('is ignored if the tester types the code of the same press again', () => {
    const again = answer('hotp', (settings) => [
      unexplained(settings),
      observe(codeOf(settings), time + 20, 2),
    ]);
    expect(verdictsOf(again)('hotp', 'hotp-first-code')).toEqual(['right', 'right']);
  });

  it("stays unclear if the next code isn't explained either", () => {
    const twice = answer('sha256', (settings) => [
      unexplained(settings),
      observe('987654', time + 30, 2),
    ]);
    expect(verdictsOf(twice)('sha256')).toEqual(['unclear']);
  });

  it('leaves faults open that show only in some codes, unless it is a typing error', () => {
    const later = time + 60;
    const zero = answer('sha256', (settings) => [
      observe('012345'),
      observe(codeOf(settings, {}, later), later, 2),
    ]);
    expect(verdictsOf(zero)('sha256', 'leading-zero', 'truncation')).toEqual([
      'right',
      'unclear',
      'unclear',
    ]);
    const mistyped = answer('sha256', (settings) => {
      const [first = '0', ...others] = codeOf(settings);
      const wrong = [String((Number(first) + 1) % 10), ...others].join('');
      return [observe(wrong), observe(codeOf(settings, {}, later), later, 2)];
    });
    expect(verdictsOf(mistyped)('sha256', 'leading-zero')).not.toContain('unclear');
  });

  it('is misleading if a good app refuses the QR code', () => {
    expect(verdictsOf(answer('refuse-digits-0', showsUnexplained))('refuse-digits-0')).toEqual([
      'misleading',
    ]);
  });
});

describe('judgeAll', () => {
  it.each(allProbes)(
    'judges the correct code of %s as right, or as misleading if the app must refuse',
    (id) => {
      const { capabilities } = probeOf(id);
      const wanted = capabilities.map((capability) =>
        capabilityOf(capability).wanted === 'code' ? 'right' : 'misleading',
      );
      const names = id.startsWith('issuer') ? 'both' : 'same';
      expect(verdictsOf(answer(id, shows(), names))(...capabilities)).toEqual(wanted);
    },
  );

  it('finds several ignored settings in one code', () => {
    const verdicts = (change: Partial<OtpSettings>) =>
      verdictsOf(answer(combined, shows(change)))(...singles);
    expect(verdicts({ algorithm: 'SHA1' })).toEqual(['misleading', 'right', 'right']);
    expect(verdicts({ digits: 6 })).toEqual(['right', 'misleading', 'right']);
    expect(verdicts({ period: 30 })).toEqual(['right', 'right', 'misleading']);
    expect(verdicts({ algorithm: 'SHA1', digits: 6, period: 30 })).toEqual([
      'misleading',
      'misleading',
      'misleading',
    ]);
  });

  it('distinguishes a counter that starts late from a mistaken type', () => {
    const verdicts = (change: Partial<OtpSettings>) =>
      verdictsOf(answer('hotp', shows(change)))('hotp', 'hotp-first-code');
    expect(verdicts({ counter: 6n })).toEqual(['right', 'misleading']);
    expect(verdicts({ type: 'totp' })).toEqual(['misleading', 'misleading']);
  });

  it('blames support for HOTP if the app writes the counter into both words', () => {
    const bothWords = (settings: OtpSettings) =>
      [1, 2].map((press) => {
        const counter = settings.counter + BigInt(press - 1);
        return observe(codeOf(settings, { counter: (counter << 32n) + counter }), time, press);
      });
    expect(verdictsOf(answer('hotp', bothWords))('hotp')).toEqual(['misleading']);
  });

  it("doesn't blame the app for a wrong clock", () => {
    const late = (settings: OtpSettings) => [observe(codeOf(settings), time + 120)];
    expect(verdictsOf(answer('sha256', late))('sha256')).toEqual(['right']);
  });

  it('refutes rounding only by a code that was typed late in its period', () => {
    const minute = Math.ceil(time / 60) * 60;
    const verdictAt = (second: number) =>
      verdictsOf(
        answer('period-60', (settings) => [
          observe(codeOf(settings, {}, minute + second), minute + second),
        ]),
      )('time-steps');
    expect([15, 46, 58].map(verdictAt)).toEqual([['not-tested'], ['right'], ['right']]);
  });

  it('reports how far a clock is off if that hides when time steps start', () => {
    const fast = (settings: OtpSettings) => [observe(codeOf(settings, {}, time + 3600))];
    const judged = judgeAll(new Map([answer('sha256', fast)])).get('time-steps');
    expect(judged).toMatchObject({
      verdict: 'unclear',
      finding: expect.stringMatching(/^clock:seconds\+36\d\d$/) as string,
    });
    const { from, to } = judged?.parts?.[0]?.values ?? {};
    expect([Number(from) <= 3600, Number(to) > 3600]).toEqual([true, true]);
  });
});

describe('the report', () => {
  const answered = answer('sha256', shows({ algorithm: 'SHA1' }));
  const issuers = answer('issuer-mismatch', shows(), 'parameter');
  const app = { name: 'An | *app*\n# <b>', version: '1.0' };
  const report = makeReport(app, '2026-11-20', judgeAll(new Map([answered, issuers])));
  const messages: ReportMessages = {
    title: 'Report',
    app: 'App',
    version: 'Version',
    date: 'Date',
    columns: { capability: 'Capability', verdict: 'Verdict', finding: 'What it did' },
    capability: (id) => id,
    verdict: ({ verdict }) => verdict,
    summary: 'A *summary*',
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
    expect(report.rows.find(({ capability }) => capability === 'issuer-mismatch')).toMatchObject({
      verdict: 'right',
      names: 'parameter',
    });
  });

  it("is a Markdown table that typed text can't break", () => {
    const lines = reportMarkdown(report, messages).trimEnd().split('\n');
    expect(lines[2]).toBe(String.raw`- App: An \| \*app\* \# \<b\>`);
    expect(lines[6]).toBe(String.raw`A \*summary\*`);
    expect(lines.slice(8)).toHaveLength(capabilityIds.length + 2);
    expect(lines[10]).toBe('| sha256 | misleading | algorithm:SHA1 |');
  });

  it('has no column for findings if there is none', () => {
    const lines = reportMarkdown(report, { ...messages, summary: '', finding: () => '' });
    expect(lines).toContain('\n| Capability | Verdict |\n| --- | --- |\n| sha256 | misleading |\n');
  });

  it('contains no secret and no code', () => {
    for (const text of [reportJson(report), reportMarkdown(report, messages)])
      for (const [, { probe, explanation }] of [answered, issuers]) {
        expect(text).not.toContain(probe.settings.secret.slice(0, 16));
        expect(text).not.toContain(explanation?.codes[0]?.code);
      }
  });
});
