import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compareCatalogues,
  declareCatalogue,
  languageTags,
  readCatalogue,
  referenceLanguage,
} from './build/vite/catalogues.ts';
import { complaintsAbout } from './words/complain.ts';
import { checkedLanguages, forbidden } from './words/forbidden.ts';
import { textsOf } from './words/texts.ts';

/**
 * `words.ts` writes the types of the catalogues; `words.ts --check` says what is missing, stale or
 * against the glossary (docs/words.md), `words.ts --check de-DE` also for a language not checked yet.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'locales');
const declaration = fileURLToPath(new URL('../src/i18n/messages.ts', import.meta.url));
const reference = readCatalogue(folder, referenceLanguage);
const declared = declareCatalogue(reference);

if (process.argv.includes('--check')) {
  const complaints = languageTags(folder).flatMap((tag) =>
    compareCatalogues(reference, tag, readCatalogue(folder, tag)),
  );
  if (readFileSync(declaration, 'utf8') !== declared)
    complaints.push('src/i18n/messages.ts is older than locales/en-US.json: npm run words.');
  const asked = process.argv.filter((argument) => argument in forbidden);
  for (const language of new Set([...checkedLanguages, ...asked]))
    complaints.push(...complaintsAbout(language, await textsOf(root, language)));
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else {
  writeFileSync(declaration, declared);
}
