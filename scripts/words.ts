import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  declareCatalog,
  differencesOf,
  locales,
  readCatalog,
  referenceLanguage,
} from './build/vite/catalogs.ts';
import { complaintsAbout } from './words/complain.ts';
import { checkedLanguages, forbidden } from './words/forbidden.ts';
import { complaintsAboutSpelling } from './words/spelling.ts';
import { textsOf } from './words/texts.ts';

/**
 * `words.ts` writes the types of the catalogs. `words.ts --check` says what is missing or stale, what
 * the glossary does not allow (docs/words.md), and which spelling is not American; with a language's
 * tag, it reads that one too, whether or not it is among those that are always checked.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const declaration = join(root, 'src/i18n/messages.ts');
const declared = declareCatalog(readCatalog(locales, referenceLanguage));

if (process.argv.includes('--check')) {
  const complaints = differencesOf(locales);
  if (readFileSync(declaration, 'utf8') !== declared)
    complaints.push('src/i18n/messages.ts is older than locales/en-US.json: npm run words.');
  const asked = process.argv.filter((argument) => argument in forbidden);
  for (const language of new Set([...checkedLanguages, ...asked]))
    complaints.push(...complaintsAbout(language, await textsOf(root, language)));
  complaints.push(...complaintsAboutSpelling(root));
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else {
  writeFileSync(declaration, declared);
}
