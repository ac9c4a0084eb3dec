import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadWords } from '../../src/i18n/load.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { Words } from '../../src/i18n/useTranslations.tsx';
import type { OtpSettings } from '@otp-lab/otp';
import type { Diagnosis } from '@otp-lab/otp/diagnosis';
import type { Finding } from '@otp-lab/otp/read';
import type { ProgramResult } from '@otp-lab/otp/program';
import { Verdict } from '../../src/pages/otpqr/check/Verdict.tsx';
import { Result } from '../../src/pages/otpqr/program/Result.tsx';
import { FindingList } from '../../src/pages/otpqr/read/FindingList.tsx';
import { NavigationContext } from '../../src/ui/navigation.ts';

const language = 'en-US';
const files = await Promise.all(
  ['otpqr', 'check', 'read', 'program'].map((file) => loadWords(language, file)),
);
const words: Partial<Messages> = Object.assign({}, ...files);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** The paragraphs and list items of what a component shows, one a line, without what is folded. */
function linesOf(shown: ReactNode): string[] {
  const navigation = {
    language,
    name: 'otpqr',
    addressOf: () => '',
    documentOf: () => '',
    replaceQuery: () => {},
    settle: () => {},
  };
  const html = renderToStaticMarkup(
    <Words language={language} words={words}>
      <NavigationContext value={navigation}>{shown}</NavigationContext>
    </Words>,
  );
  const plain = html.replace(/<(details|dl|svg)\b.*?<\/\1>/gs, '');
  return [...plain.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
    text
      .replace(/<[^>]*>/g, '')
      .replace(/&(#?\w+);/g, (given, name: string) => entities[name] ?? given)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** What the tool Check says of a diagnosis. */
export function sayDiagnosis(diagnosis: Diagnosis, settings: OtpSettings): string[] {
  return linesOf(<Verdict diagnosis={diagnosis} settings={settings} />);
}

/** What the tool Read says of findings, the gravest first. */
export function sayFindings(findings: readonly Finding[]): string[] {
  return linesOf(<FindingList findings={findings} />);
}

/** What the tool Check my program says of a program's codes, without the tables. */
export function sayProgram(result: ProgramResult): string[] {
  return linesOf(<Result result={result} />);
}
