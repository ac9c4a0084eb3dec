import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** A package that visitors get a part of, as Vite lists those that it bundled. */
interface Package {
  readonly name: string;
  readonly version: string;
  /** The license's identifier in SPDX's list. */
  readonly identifier?: string;
  /** The text of the license. Some packages have none. */
  readonly text?: string;
}

/** Packages of the font and of the icons. No script imports them. */
const dataPackages = ['pretendard', 'lucide-static', '@iconify-json/mdi'];

/** All packages that Vite doesn't list. Astro writes its script for islands into the pages. */
const unbundledPackages = [...dataPackages, 'astro'];

/** Vite's list of the packages that it bundled, below dist/. Astro deletes Vite's own folder too early. */
const viteList = 'bundled-packages.json';

const project = new URL('../', import.meta.url);

function readManifest(folder: string): Readonly<Record<'name' | 'version' | 'license', string>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Reads an installed package. npm may have put it into a folder above. */
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

/** Returns a bill of materials (CycloneDX 1.5), without time and serial number: a build gives the same bytes. */
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

/** Makes Vite list the packages whose code is in the browser's scripts. Astro passes no such option on. */
const listLicenses: Plugin = {
  name: 'list-licenses',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: viteList } } } : undefined,
};

/** Writes licenses.txt and the bill of materials, bom.cdx.json, for everything that visitors get. */
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
        if (unknown) throw new Error(`The package ${unknown.name} names no license.`);
        writeFileSync(join(dist, 'licenses.txt'), licenseTexts(packages));
        writeFileSync(join(dist, 'bom.cdx.json'), billOfMaterials(packages));
      },
    },
  };
}
