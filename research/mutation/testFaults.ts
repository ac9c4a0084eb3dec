import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSuite } from '@otp-lab/vectors';
import { type Library, runVectors } from '@otp-lab/vectors/runner';
import type { PlantedFault } from './faults.ts';

type Functions = typeof import('./correctLibrary.ts');

export interface FaultResult {
  readonly fault: PlantedFault;
  /** The ids of the cases that catch the fault. */
  readonly ids: readonly string[];
}

const file = new URL('correctLibrary.ts', import.meta.url);
const source = readFileSync(file, 'utf8');
const { groups, version } = makeSuite();
const vectors = { version, groups };

function toLibrary(functions: Functions): Library {
  return {
    name: 'correctLibrary',
    version: '1.0.0',
    unsupported: 'no exports',
    answer(kind, test) {
      if (kind === 'codes') return functions.computeCode(test);
      if (kind === 'base32') return functions.decodeBase32(test.text);
      if (kind === 'verification') return functions.verifyCode(test);
      // Give the expected code, because cases of the kind `codes` test how the library computes it.
      return { account: functions.readUri(test.uri), code: test.code };
    },
  };
}

/** Returns the source with the fault. Throws an Error if the fault's text isn't there exactly once. */
function plant({ name, find, replace }: PlantedFault): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${name}: "${find}" occurs ${parts.length - 1} times`);
  return parts.join(replace);
}

/** Returns the ids of the cases in which a library deviates. `text` is its source. */
async function deviationsOf(text: string, folder: string, name: string): Promise<string[]> {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, stripTypeScriptTypes(text));
  const functions: Functions = await import(/* @vite-ignore */ pathToFileURL(path).href);
  const { implementations } = await runVectors(vectors, toLibrary(functions));
  return implementations[0].deviations.flatMap(({ tests }) => tests.map(({ id }) => id));
}

/**
 * Returns the result of each fault.
 *
 * @throws {Error} if the vectors find a deviation in the library without faults
 */
export async function testFaults(faults: readonly PlantedFault[]): Promise<readonly FaultResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  try {
    const deviations = await deviationsOf(source, folder, 'correct');
    if (deviations.length > 0) throw new Error(`correctLibrary.ts fails ${deviations.join(', ')}`);
    const results: FaultResult[] = [];
    for (const [index, fault] of faults.entries())
      results.push({ fault, ids: await deviationsOf(plant(fault), folder, `fault${index}`) });
    return results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
