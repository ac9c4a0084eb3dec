import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { selectInputs } from '../src/otp/suite/selectInputs.ts';
import { makeSuite, writeSuite } from '../src/otp/suite/suite.ts';

/**
 * `vectors.ts` writes the test vectors, and the part of them that Check my program asks for;
 * `vectors.ts --check` fails where a file is another. The vectors' schema,
 * `otp-vectors.schema.json`, is written by hand.
 */
const suite = makeSuite();
const files = [
  { path: 'public/vectors/otp-vectors.json', text: writeSuite(suite) },
  { path: 'packages/otp/data/program-inputs.txt', text: selectInputs() },
].map(({ path, text }) => ({
  path,
  text,
  file: fileURLToPath(new URL(`../${path}`, import.meta.url)),
}));

if (process.argv.includes('--check')) {
  for (const { path } of files.filter(({ file, text }) => readFileSync(file, 'utf8') !== text)) {
    console.error(`${path} is not what the code makes: npm run vectors.`);
    process.exitCode = 1;
  }
} else {
  for (const { file, text } of files) writeFileSync(file, text);
  const sizes = files.map(({ path, text }) => `${path}: ${Buffer.byteLength(text)} bytes`);
  console.log([`${suite.numberOfTests} cases`, ...sizes].join('\n'));
}
