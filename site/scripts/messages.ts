/**
 * `npm run messages` writes src/i18n/messageTypes.ts, the types of the messages in src/locales/en-US.json.
 * `npm run messages -- --check` prints one line for each mistake instead: missing or unused keys, outdated types,
 * forbidden phrases (messages/forbiddenPhrases.ts) and British spelling.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkMessages } from '../src/i18n/checkMessages.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { readMessages } from '../src/i18n/readMessages.ts';
import { checkPhrases } from './messages/phrases.ts';
import { checkSpelling } from './messages/spelling.ts';
import { textsOf } from './messages/texts.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const typesFile = resolve(import.meta.dirname, '../src/i18n/messageTypes.ts');

/** Returns the content of messageTypes.ts. The type contains the texts, so that TypeScript checks their arguments. */
function messageTypes(): string {
  const messages = JSON.stringify(readMessages(defaultLocale), undefined, 2);
  return `// Written by npm run messages from src/locales/${defaultLocale}.json.\nexport interface Messages ${messages}\n`;
}

function findMistakes(): string[] {
  const mistakes = checkMessages();
  if (mistakes.length > 0) return mistakes;
  const areTypesOutdated = readFileSync(typesFile, 'utf8') !== messageTypes();
  return [
    ...(areTypesOutdated ? [`src/i18n/messageTypes.ts is out of date. Run npm run messages.`] : []),
    ...locales.flatMap((locale) => checkPhrases(locale, textsOf(locale))),
    ...checkSpelling(resolve(import.meta.dirname, '../..')),
  ];
}

if (values.check) {
  const mistakes = findMistakes();
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
} else {
  writeFileSync(typesFile, messageTypes());
}
