import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeSuite, writeSuite } from '../src/otp/suite/suite.ts';

/**
 * `vectors.ts` writes the test vectors; `vectors.ts --check` fails where the file is another.
 * Their schema, `otp-vectors.schema.json`, is written by hand.
 */
const file = fileURLToPath(new URL('../public/vectors/otp-vectors.json', import.meta.url));
const suite = makeSuite();
const text = writeSuite(suite);

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('public/vectors/otp-vectors.json is not what the code makes: npm run vectors.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  console.log(`${suite.numberOfTests} cases, ${Buffer.byteLength(text)} bytes`);
}
