import { describe, expect, test } from 'vitest';
import file from '../../releases.json' with { type: 'json' };
import { checkReleases } from './checkReleases.ts';
import { currentRelease, releases } from './releases.ts';

const index = releases.findIndex(({ product }) => product === 'login-mac');
const validRelease = currentRelease(releases, 'login-mac');
const [installer] = validRelease.files;
const entry = `releases[${index}]`;

/** The content of releases.json with changed fields of the newest release of login-mac. */
function withChanges(fields: object): unknown {
  const others = releases.filter(({ product }) => product !== 'login-mac');
  return {
    ...file,
    releases: others.toSpliced(index, 0, { ...validRelease, ...fields } as typeof validRelease),
  };
}

test('accepts the releases of this project', () => {
  expect(checkReleases(file)).toEqual([]);
});

describe('reports file and key of a mistake', () => {
  test.each<[object, string]>([
    [{ date: '2026-02-30' }, `${entry}.date isn’t a day of the calendar: 2026-02-30.`],
    [{ date: undefined }, `${entry} must have required property 'date'`],
    [{ minimum: 'Mojave' }, `${entry}.minimum must match pattern`],
    [{ version: '1.0.3' }, `${entry}.version must match pattern`],
    [{ product: 'login-linux' }, `${entry}.product must be equal to one of the allowed values`],
    [{ changes: { 'en-US': ['New.'] } }, `${entry}.changes must have required property 'ko-KR'`],
    [
      { changes: { 'en-US': [], 'ko-KR': ['새로워요.'] } },
      `${entry}.changes.en-US must NOT have fewer than 1 items`,
    ],
    [{ note: '' }, `${entry} must NOT have additional properties {"additionalProperty":"note"}`],
    [{ files: [] }, 'releases offers no file of login-mac.'],
    [{ files: [installer, installer] }, 'releases has 1.0.3.0/auth_login.dmg twice.'],
    [{ files: [{ ...installer, name: "a'b" }] }, `${entry}.files[0].name must match pattern`],
    [{ files: [{ ...installer, bytes: 0 }] }, `${entry}.files[0].bytes must be >= 1`],
    [{ files: [{ ...installer, sha256: 'ABC' }] }, `${entry}.files[0].sha256 must match pattern`],
  ])('%j', (fields, sentence) => {
    const sentences = checkReleases(withChanges(fields));
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(`releases.json: ${sentence}`);
  });
});
