import type { Browser } from '@playwright/test';
import { kilobyte, scriptBudgets, weigh } from '../../tests/browser/support/weigh.ts';
import { documents } from './addresses.ts';
import { type Section, held } from './figures.ts';

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

/** What each document requests before the first press, as nginx sends it in brotli. */
export async function measureWeights(browser: Browser, origin: string): Promise<Section> {
  const rows: string[][] = [];
  for (const { document } of documents) {
    const language = document.startsWith('/ko-KR/') ? 'ko-KR' : 'en-US';
    const { script, style, answer } = await weigh(browser, language, origin + document);
    const limit = scriptBudgets[document.includes('/otpqr/') ? 'tool' : 'screen'] / kilobyte;
    rows.push([
      `\`${document}\``,
      held(script / kilobyte, limit, inKilobytes(script)),
      `${limit} KB`,
      inKilobytes(style),
      inKilobytes(answer),
    ]);
  }
  return {
    note: 'What is requested before the first press: script without workers, the style in the document, the document with its headers (a server sends 14,600 bytes, 14.3 KB, before it waits); brotli.',
    table: [['Document', 'script', 'to reach', 'style', 'answer'], ...rows],
  };
}
