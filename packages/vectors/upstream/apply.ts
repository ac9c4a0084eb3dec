import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Recipe, recipes } from './recipes.ts';

/**
 * Applies a library's patch to a fresh copy of its source and runs its tests: first with the new
 * tests only, then with the fix. Prints red or green for both.
 *
 *     npx node apply.ts notp                    # the package that the patch was made for
 *     npx node apply.ts notp --source ~/notp    # your checkout, which stays as it is
 *     npx node apply.ts                         # all libraries
 *
 * Exits with 1 if a result isn't the one in the library's note, and with 2 if the patch doesn't
 * apply, a program is missing, or the package is no longer available.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));

/** A patch can't be applied or tested on this machine. */
class UnavailableError extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' } },
});
const root = join(tmpdir(), 'otp-upstream');

function run(program: string, parameters: readonly string[], cwd: string, env = process.env) {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, env, encoding: 'utf8' });
  return { isGreen: status === 0, output: `${stdout}${stderr}` };
}

/** Returns the program's output. @throws {UnavailableError} if it doesn't exit with 0 */
function runOrFail(
  program: string,
  parameters: readonly string[],
  cwd: string,
  env = process.env,
): string {
  const { isGreen, output } = run(program, parameters, cwd, env);
  if (!isGreen)
    throw new UnavailableError(`${program} ${parameters.join(' ')}:\n${output.slice(-2000)}`);
  return output;
}

/** Returns the environment for apt-get that lists Debian unstable, on this machine's own mirror. */
function debianUnstableEnv(): NodeJS.ProcessEnv {
  const apt = join(root, 'apt');
  const configuration = join(apt, 'apt.conf');
  const env = { ...process.env, APT_CONFIG: configuration };
  if (existsSync(configuration)) return env;
  const form = [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
  ];
  const mirror = execFileSync('apt-get', form, { encoding: 'utf8' }).split('\n')[0];
  if (!mirror) throw new UnavailableError('No Debian mirror is configured. Use --source.');
  mkdirSync(join(apt, 'lists/partial'), { recursive: true });
  mkdirSync(join(apt, 'cache/archives/partial'), { recursive: true });
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const sources = ['deb', 'deb-src'].map(
    (kind) => `${kind} [signed-by=${keyring}] ${mirror} sid main`,
  );
  writeFileSync(join(apt, 'sources.list'), `${sources.join('\n')}\n`);
  const lines = [
    `Dir::Etc::sourcelist "${apt}/sources.list";`,
    'Dir::Etc::sourceparts "-";',
    `Dir::State::Lists "${apt}/lists";`,
    `Dir::Cache "${apt}/cache";`,
    'APT::Sandbox::User "root";',
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`);
  runOrFail('apt-get', ['update'], apt, env);
  return env;
}

/** Downloads the archive that the patch was made for, and returns its path. */
function download({ source, sha256 }: Recipe, into: string): string {
  if ('npm' in source) runOrFail('npm', ['pack', '--silent', source.npm], into);
  else if (source.archive === 'binary')
    runOrFail('apt-get', ['download', source.debian], into, debianUnstableEnv());
  // A mirror may lack the files that describe the source package. The archive is enough.
  else run('apt-get', ['source', '--download-only', source.debian], into, debianUnstableEnv());
  for (const name of readdirSync(into)) {
    const path = join(into, name);
    if (createHash('sha256').update(readFileSync(path)).digest('hex') === sha256) return path;
  }
  throw new UnavailableError('The package is no longer available in this version. Use --source.');
}

/** Puts a fresh copy of the library's source into `into`. */
function fetchSource(recipe: Recipe, work: string, into: string): void {
  if (values.source !== undefined) {
    if (!existsSync(values.source)) throw new UnavailableError(`${values.source} doesn't exist.`);
    const skipped = /(^|\/)(\.git|node_modules|target)$/;
    cpSync(resolve(values.source), into, {
      recursive: true,
      filter: (path) => !skipped.test(path),
    });
    return;
  }
  const downloads = join(work, 'download');
  mkdirSync(downloads);
  const archive = download(recipe, downloads);
  const { source } = recipe;
  if ('npm' in source || source.archive === 'source') {
    runOrFail('tar', ['-xf', archive, '-C', into, '--strip-components=1'], into);
  } else {
    const unpacked = join(work, 'unpacked');
    runOrFail('dpkg-deb', ['-x', archive, unpacked], work);
    const from = join(unpacked, source.folder ?? '');
    cpSync(from, join(into, source.folderInPatch ?? ''), { recursive: true });
  }
  // Some packages were published on Windows.
  const toLf = `cr=$(printf '\\r'); grep -rlI "$cr$" . | xargs -r sed -i "s/$cr$//"`;
  runOrFail('sh', ['-c', toLf], into);
}

/** Applies and tests one patch. Returns whether both results are as expected. */
function apply(id: string, recipe: Recipe): boolean {
  const missing = recipe.needs.filter((name) => !run('which', [name], folder).isGreen);
  if (missing.length > 0) throw new UnavailableError(`Not installed: ${missing.join(', ')}`);
  const work = join(root, id);
  const copy = join(work, 'library');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  fetchSource(recipe, work, copy);
  // Without a repository of its own, git would apply the patch to the one around the folder.
  runOrFail('git', ['init', '--quiet'], copy);
  const env: NodeJS.ProcessEnv = { ...process.env, WORK: work };
  delete env.NODE_OPTIONS;
  delete env.NODE_TEST_CONTEXT;
  for (const command of recipe.setup ?? []) runOrFail('bash', ['-c', command], copy, env);
  const patch = join(folder, `${id}.patch`);
  const test = () => run('bash', ['-c', recipe.test], copy, env);
  const colored = (isGreen: boolean) => (isGreen ? 'green' : 'red');
  const steps = [];
  const only = (kind: string) => recipe.tests.map((name) => `--${kind}=${name}`);
  runOrFail('git', ['apply', ...only('include'), patch], copy);
  steps.push(test());
  if (recipe.fix === 'included') {
    runOrFail('git', ['apply', ...only('exclude'), patch], copy);
    steps.push(test());
  }
  writeFileSync(join(work, 'log.txt'), steps.map(({ output }) => output).join('\n=== fixed ===\n'));
  const [before, after] = steps.map(({ isGreen }) => isGreen);
  const wanted = recipe.fix === 'included' ? [false, true] : [recipe.fix === 'none'];
  const isExpected = steps.every(({ isGreen }, index) => isGreen === wanted[index]);
  const outcomes = {
    included: `${colored(before ?? false)} before the fix, ${colored(after ?? false)} after it`,
    described: `${colored(before ?? false)}, with the fix described in the note`,
    none: `${colored(before ?? false)}, no fix needed`,
  };
  const results = outcomes[recipe.fix];
  console.log(
    `${recipe.library} ${recipe.version}: ${results}${isExpected ? '' : ' (unexpected)'}`,
  );
  if (!isExpected) console.log(`  See ${work}/log.txt`);
  return isExpected;
}

const ids = positionals.length > 0 ? positionals : Object.keys(recipes);
let status = 0;
for (const id of ids) {
  const recipe = recipes[id];
  if (recipe === undefined) {
    console.error(`No patch for ${id}. Known: ${Object.keys(recipes).join(', ')}`);
    process.exit(2);
  }
  try {
    if (!apply(id, recipe)) status = Math.max(status, 1);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    console.error(`${recipe.library}: ${error.message}`);
    status = 2;
  }
}
process.exitCode = status;
