import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listVerifications } from '../src/listVerifications.ts';
import { selectInputs } from '../src/selectInputs.ts';
import { makeSuite, writeSuite } from '../src/suite.ts';

/**
 * Writes the test vectors, and the lists of them that @otp-lab/otp/program and
 * @otp-lab/otp/verification use as inputs. With
 * `--check`, it writes nothing and fails if a file is out of date. Edit the schema of the vectors,
 * `data/otp-vectors.schema.json`, by hand.
 */
const suite = makeSuite();
const files = [
  { path: 'packages/vectors/data/otp-vectors.json', text: writeSuite(suite) },
  { path: 'packages/otp/data/program-inputs.txt', text: selectInputs() },
  { path: 'packages/otp/data/verification-inputs.txt', text: listVerifications() },
].map(({ path, text }) => ({
  path,
  text,
  file: fileURLToPath(new URL(`../../../${path}`, import.meta.url)),
}));

if (process.argv.includes('--check')) {
  for (const { path } of files.filter(({ file, text }) => readFileSync(file, 'utf8') !== text)) {
    console.error(`${path} is out of date. Run npm run vectors.`);
    process.exitCode = 1;
  }
} else {
  for (const { file, text } of files) writeFileSync(file, text);
  const sizes = files.map(({ path, text }) => `${path}: ${Buffer.byteLength(text)} bytes`);
  console.log([`${suite.numberOfTests} cases`, ...sizes].join('\n'));
}
