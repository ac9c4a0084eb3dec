import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Every document of dist/ through the validator of the HTML standard (vnu). */
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const validator = fileURLToPath(
  new URL('../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url),
);
const { status } = spawnSync(
  'java',
  // Its parser of styles is older than nesting, layers and light-dark().
  ['-jar', validator, '--errors-only', '--skip-non-html', '--filterpattern', '.*CSS: .*', dist],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
