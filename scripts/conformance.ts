import { writeFileSync } from 'node:fs';
import { implementations } from './conformance/implementations.ts';
import { install, prepare, versionOf } from './conformance/install.ts';
import { measure } from './conformance/measure.ts';

const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const chosen = implementations.filter(({ name }) => names.length === 0 || names.includes(name));
install(chosen);
const out: unknown[] = [];
for (const one of chosen) {
  const version = versionOf(one);
  const start = Date.now();
  const measured = await measure(one, prepare(one));
  out.push({ name: one.name, version, ...measured });
  console.log(
    one.name,
    version,
    JSON.stringify(measured.kinds),
    measured.deviations.length,
    `${Math.round((Date.now() - start) / 1000)} s`,
  );
  writeFileSync(
    `.cache/conformance/raw-${one.adapter}.json`,
    JSON.stringify({ name: one.name, version, ...measured }, null, 1),
  );
}
