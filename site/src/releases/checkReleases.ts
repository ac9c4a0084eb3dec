import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '../../releases.schema.json' with { type: 'json' };
import { releaseFolder } from './releases.ts';
import { type Release, type ReleasesFile, products } from './types.ts';

const isValid = new Ajv2020().compile<ReleasesFile>(schema);

/** Converts a JSON pointer to JavaScript notation: `/releases/0/date` to `releases[0].date`. */
function keyAt(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** Returns whether a date exists in the calendar. */
function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${date}T`);
}

function checkDays(releases: readonly Release[]): string[] {
  return releases.flatMap(({ date }, index) =>
    isDay(date) ? [] : [`releases[${index}].date isn’t a day of the calendar: ${date}`],
  );
}

function checkDuplicates(releases: readonly Release[]): string[] {
  const files = releases.flatMap((release) =>
    release.files.map(({ name }) => `${releaseFolder(release)}/${name}`),
  );
  const names = releases.map(({ product, version }) => `${product} ${version}`);
  return [...names, ...files]
    .filter((entry, index, all) => all.indexOf(entry) !== index)
    .map((entry) => `releases has ${entry} twice`);
}

function checkProducts(releases: readonly Release[]): string[] {
  return products
    .filter(
      (product) =>
        !releases.some((release) => release.product === product && release.files.length > 0),
    )
    .map((product) => `releases offers no file of ${product}`);
}

/** Checks the content of releases.json. Returns a sentence per error, with file and key. */
export function checkReleases(file: unknown): string[] {
  if (!isValid(file)) {
    const [error] = isValid.errors ?? [];
    const details = JSON.stringify(error?.params);
    return [`releases.json: ${keyAt(error?.instancePath ?? '')} ${error?.message} ${details}`];
  }
  const { releases } = file;
  return [...checkDays(releases), ...checkDuplicates(releases), ...checkProducts(releases)].map(
    (sentence) => `releases.json: ${sentence}.`,
  );
}
