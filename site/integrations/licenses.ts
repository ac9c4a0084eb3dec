import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** A package whose code or data the site delivers, in the format of Vite's license file. */
interface Package {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier of the license. */
  readonly identifier?: string;
  /** The license text. Some packages don't include it. */
  readonly text?: string;
}

/** The packages of the font and the icons. Scripts don't import them. */
const dataPackages = ['pretendard', 'lucide-static', '@iconify-json/mdi'];

/** The packages that Vite doesn't list. Astro is one: it inlines its island script in the pages. */
const unbundledPackages = [...dataPackages, 'astro'];

/**
 * The file in dist/ that Vite writes the bundled packages to. Vite's default is a file in `.vite/`, but Astro deletes
 * that folder before we can read it.
 */
const viteList = 'bundled-packages.json';

const project = new URL('../', import.meta.url);

function readManifest(folder: string): Readonly<Record<'name' | 'version' | 'license', string>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Reads an installed package. npm may have installed it in a `node_modules` folder further up.
 * @throws {Error} if the package is not installed
 */
function readPackage(name: string): Package {
  const paths = createRequire(project).resolve.paths(name) ?? [];
  for (const path of paths) {
    const folder = join(path, name);
    const names = readFolder(folder);
    if (!names.includes('package.json')) continue;
    const { version, license } = readManifest(folder);
    const file = names.find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), 'utf8') : '';
    return { name, version, identifier: license, text };
  }
  throw new Error(`The package ${name} is not installed.`);
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns a CycloneDX 1.5 bill of materials. It omits the time and serial number, so that builds are reproducible.
 */
function billOfMaterials(packages: readonly Package[]): string {
  const { name, version } = readManifest(fileURLToPath(project));
  const components = packages.map((one) => {
    const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`;
    return {
      type: dataPackages.includes(one.name) ? 'data' : 'library',
      'bom-ref': purl,
      name: one.name,
      version: one.version,
      purl,
      licenses: [{ license: { id: one.identifier } }],
    };
  });
  const metadata = { component: { type: 'application', name, version } };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

function licenseTexts(packages: readonly Package[]): string {
  const texts = packages.map(({ name, version, identifier, text = '' }) =>
    `${name} ${version}\n${identifier}\n\n${text}`.trim(),
  );
  return `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/**
 * Makes Vite list the packages that it bundles for the browser. A plugin sets the option, because Astro has none for
 * it.
 */
const listLicenses: Plugin = {
  name: 'list-licenses',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: viteList } } } : undefined,
};

/** Returns the integration that writes licenses.txt and bom.cdx.json for every package that the site delivers. */
export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [listLicenses] } });
      },
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const bundled: Package[] = JSON.parse(readFileSync(join(dist, viteList), 'utf8'));
        rmSync(join(dist, viteList));
        const packages = [...bundled, ...unbundledPackages.map(readPackage)].sort((one, other) =>
          one.name < other.name ? -1 : 1,
        );
        const unknown = packages.find(({ identifier }) => !identifier);
        if (unknown) throw new Error(`The package ${unknown.name} has no license identifier.`);
        writeFileSync(join(dist, 'licenses.txt'), licenseTexts(packages));
        writeFileSync(join(dist, 'bom.cdx.json'), billOfMaterials(packages));
      },
    },
  };
}
