import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  compareCatalogues,
  declareCatalogue,
  languageTags,
  readCatalogue,
  referenceLanguage,
} from './build/vite/catalogues.ts';

/** `words.ts` writes the types of the catalogues; `words.ts --check` says what is missing or stale. */
const folder = fileURLToPath(new URL('../locales', import.meta.url));
const declaration = fileURLToPath(new URL('../src/i18n/messages.ts', import.meta.url));
const reference = readCatalogue(folder, referenceLanguage);
const declared = declareCatalogue(reference);

if (process.argv.includes('--check')) {
  const complaints = languageTags(folder).flatMap((tag) =>
    compareCatalogues(reference, tag, readCatalogue(folder, tag)),
  );
  if (readFileSync(declaration, 'utf8') !== declared)
    complaints.push('src/i18n/messages.ts is older than locales/en-US.json: npm run words.');
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else {
  writeFileSync(declaration, declared);
}
