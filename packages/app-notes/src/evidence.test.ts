import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { appNotes } from './appNotes.ts';
import { areOld, evidenceOf, newestSourceDay } from './evidence.ts';
import { noteApps } from './noteApps.ts';
import { type DatedSourceId, type NoteSource, noteSources } from './sources.ts';
import type { NoteApp, NoteEntry } from './types.ts';
import { includesValue, type ValueSetting, valueSettings } from './values.ts';

interface Answer {
  readonly setting: string;
  readonly value: number | string;
  readonly outcome: 'other' | 'refused' | 'right' | 'unsupported' | 'used-other';
  readonly as?: number | string;
}

interface MeasuredApp {
  readonly commit: string;
  readonly version: string;
  readonly day: string;
  readonly settings: {
    readonly values: readonly Answer[];
    readonly twelveCombinationsRight: number;
    readonly readings: Readonly<Record<string, string>>;
  };
}

const { apps: measuredApps } = JSON.parse(
  readFileSync(new URL('../data/measured-apps.json', import.meta.url), 'utf8'),
) as { apps: Readonly<Record<string, MeasuredApp>> };

const entry = (sources: readonly DatedSourceId[]): NoteEntry => ({
  settings: ['digits'],
  behavior: 'right',
  given: { digits: [8] },
  sources,
});
const day = '2026-11-24';
const evidence = (sources: readonly DatedSourceId[]) =>
  evidenceOf([entry(sources)], { digits: 8 }, 'digits', day);

it('prefers a measurement to reports, and gives its version and day', () => {
  expect(evidence(['labanskoller-2023', 'aegis-measured'])).toEqual({
    kind: 'measured',
    version: '3.4.2',
    date: '2026-11-24',
    isOld: false,
  });
});

it('gives the newest date of reports, and marks those older than 24 months', () => {
  expect(evidence(['labanskoller-2019', 'labanskoller-2023'])).toEqual({
    kind: 'reported',
    date: '2023',
    isOld: true,
  });
  // A year counts until its last day, and a day exactly.
  expect(evidence(['keycloak-27349'])).toMatchObject({ date: '2024', isOld: false });
  expect(evidence(['brandonpotter-228'])).toMatchObject({ date: '2024-07-18', isOld: true });
  expect(evidence(['otp-net-62'])).toMatchObject({ date: '2024-11-25', isOld: false });
  expect(areOld([entry(['otp-net-62'])], '2026-11-26')).toBe(true);
});

test('a value that no note covers has no evidence', () => {
  expect(evidenceOf([entry(['keycloak-27349'])], { period: 60 }, 'period', day)).toBeUndefined();
});

it('counts the age of notes from the newest day of a source', () => {
  const days = Object.values(noteSources).flatMap((source: NoteSource) => source.day ?? []);
  expect(days).toContain(newestSourceDay);
  expect(days.filter((day) => day > newestSourceDay)).toEqual([]);
});

it('names the version, the commit, and the day of each measurement', () => {
  for (const [app, { commit, version, day: measuredDay }] of Object.entries(measuredApps)) {
    const ids = appNotes.filter((note) => note.app === app).flatMap(({ sources }) => sources);
    const source = ids
      .map((id): NoteSource => noteSources[id])
      .find(({ kind }) => kind === 'measured');
    expect({ app, ...source }).toMatchObject({ app, commit, day: measuredDay });
    expect([version, commit.slice(0, 8)]).toContain(source?.version);
  }
});

/**
 * Returns what a measurement must have found if the note is true: the outcome, and the value that the app uses instead.
 * For `calls-unsafe`, the measured code refuses the account, because nobody confirms the app's warning.
 */
function claimOf(note: NoteEntry, setting: ValueSetting, value: number | string) {
  const isGiven = 'given' in note ? includesValue(note.given, setting, value) : undefined;
  if (note.behavior === 'right' && isGiven) return ['right'];
  if (note.behavior === 'only-else-refuses' && isGiven !== undefined)
    return isGiven ? ['right'] : ['refused'];
  if (note.behavior === 'calls-unsafe' && isGiven) return ['refused'];
  if (note.behavior === 'wrong-at' && isGiven) return ['other'];
  if (note.behavior === 'reads-as' && isGiven) return ['used-other', note.used[setting]?.[0]];
  if (note.behavior === 'ignores' && note.used[setting])
    return includesValue(note.used, setting, value)
      ? ['right']
      : ['used-other', note.used[setting][0]];
  if (note.behavior === 'type-ignored' && value === 'hotp') return ['used-other', 'totp'];
  if (note.behavior === 'counter-starts-before' && value === 'hotp') return ['other'];
  return undefined;
}

it('agrees with the measurements of apps', () => {
  let count = 0;
  for (const note of appNotes) {
    const measured = measuredApps[note.app];
    const isMeasured = note.sources.some((id) => id.endsWith('-measured'));
    if (!isMeasured || measured === undefined || note.type === 'hotp') continue;
    for (const { setting, value, outcome, as } of measured.settings.values) {
      if (!valueSettings.includes(setting as ValueSetting)) continue;
      const claim = claimOf(note, setting as ValueSetting, value);
      if (claim === undefined) continue;
      count += 1;
      expect([outcome, as].slice(0, claim.length), `${note.app} ${setting} ${value}`).toEqual(
        claim,
      );
    }
  }
  expect(count).toBeGreaterThan(150);
});

it('claims the twelve combinations only for apps that compute all of them', () => {
  const claimed = appNotes
    .filter(
      ({ sources, settings }) =>
        settings.length === 3 && sources.some((id) => id.endsWith('-measured')),
    )
    .map(({ app }) => app);
  const right = Object.entries(measuredApps)
    .filter(([, { settings }]) => settings.twelveCombinationsRight === 12)
    .map(([app]) => app);
  expect([...new Set(claimed)].toSorted()).toEqual(right.toSorted());
});

it('agrees with the measured readings of issuers, counters, and secrets', () => {
  const readingsOf: Readonly<Partial<Record<NoteEntry['behavior'], readonly [string, RegExp]>>> = {
    'issuer-label-wins': ['issuer-mismatch', /^Label$/],
    'issuer-parameter-wins': ['issuer-mismatch', /^Parameter$/],
    'counter-missing-is-zero': ['counter-missing', /^0$/],
    'counter-required': ['counter-missing', /^refused$/],
    'secret-separators-dropped': ['secret-dashes', /^right$/],
    'secret-others-dropped': ['secret-0-for-O', /^code \d{6}$/],
    'secret-short-called-unsafe': ['secret-80-bits', /^refused$/],
    'label-one-colon': ['label-colons', /^refused$/],
    'steam-by-issuer': ['issuer-steam', /^code PY4YB$/],
    'steam-reversed': ['issuer-steam', /^code BY4YP$/],
  };
  for (const { app, behavior, sources } of appNotes) {
    const reading = readingsOf[behavior];
    const measured = measuredApps[app];
    if (!reading || !measured || !sources.some((id) => id.endsWith('-measured'))) continue;
    expect(measured.settings.readings[reading[0]], `${app} ${behavior}`).toMatch(reading[1]);
  }
});

test('each closed app has at least five dated notes, or the day of a search', () => {
  const closed = [
    'authy',
    'duo-mobile',
    'google-authenticator',
    'ios-passwords',
    'microsoft-authenticator',
    'okta-verify',
  ] as const;
  for (const app of closed) {
    const dated = appNotes.filter((note) => note.app === app);
    const { searched }: NoteApp = noteApps[app];
    expect({ app, isCovered: dated.length >= 5 || searched !== undefined }).toEqual({
      app,
      isCovered: true,
    });
  }
});
