import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  declareCatalog,
  differencesOf,
  languageTags,
  locales,
  readCatalog,
  referenceLanguage,
} from './build/vite/catalogs.ts';
import { complaintsAbout } from './words/forbidden.ts';
import { complaintsAboutSpelling } from './words/spelling.ts';
import { textsOf } from './words/texts.ts';

/**
 * `words.ts` writes the types of the catalogs. `words.ts --check` says what is missing or stale, what
 * the glossary does not allow (docs/words.md), and which spelling is not American.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const declaration = join(root, 'src/i18n/messages.ts');
const declared = declareCatalog(readCatalog(locales, referenceLanguage));

if (process.argv.includes('--check')) {
  const complaints = differencesOf(locales);
  if (readFileSync(declaration, 'utf8') !== declared)
    complaints.push('src/i18n/messages.ts is older than locales/en-US.json: npm run words.');
  for (const language of languageTags(locales))
    complaints.push(...complaintsAbout(language, await textsOf(root, language)));
  complaints.push(...complaintsAboutSpelling(root));
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else {
  writeFileSync(declaration, declared);
}
