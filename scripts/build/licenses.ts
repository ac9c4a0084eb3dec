import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shipped without being imported: the typeface's subsets and the icons of the sprite. */
const asData = ['pretendard', 'lucide-static', '@iconify-json/mdi'];

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The license's own text; empty where the package has none. */
  readonly text: string;
}

function readPackage(root: string, name: string): Package {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  if (!license) throw new Error(`${name} names no license`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const path = file && join(folder, file);
  const text = path && existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return { name, version, license, text };
}

function licensesText(packages: readonly Package[]): string {
  return packages
    .map(({ name, version, license, text }) => `${name} ${version}\n${license}\n\n${text}`.trim())
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n');
}

function purl({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** CycloneDX 1.5, without time and serial number: the same build gives the same bytes. */
function billOfMaterials(root: string, packages: readonly Package[]): string {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  return JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', name, version } },
      components: packages.map((shipped) => ({
        type: asData.includes(shipped.name) ? 'data' : 'library',
        'bom-ref': purl(shipped),
        name: shipped.name,
        version: shipped.version,
        purl: purl(shipped),
        licenses: [{ license: { id: shipped.license } }],
      })),
    },
    undefined,
    2,
  ).concat('\n');
}

/** Writes dist/licenses.txt and the bill of materials, dist/bom.cdx.json, of what is shipped. */
export function writeLicenses(root: string, dist: string, names: readonly string[]): void {
  const packages = [...names, ...asData].sort().map((name) => readPackage(root, name));
  writeFileSync(join(dist, 'licenses.txt'), licensesText(packages));
  writeFileSync(join(dist, 'bom.cdx.json'), billOfMaterials(root, packages));
}
