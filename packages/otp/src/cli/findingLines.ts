import { documentsOf, type Finding, type Severity } from '../read/index.ts';
import { findingSentences } from './findingSentences.ts';

/** The maximum number of lines. The command only counts further findings. */
const maxFindings = 50;

const severities: readonly Severity[] = ['error', 'warning', 'note'];
const severityNames = { error: 'Error', warning: 'Warning', note: 'Note' } as const;

const letters = new Intl.ListFormat('en-US', { type: 'disjunction' });

function lineOf(finding: Finding): string {
  const { rule, severity, values, name } = finding;
  const documents = documentsOf(finding).map(({ title, section }) =>
    section === undefined ? title : `${title}, section ${section}`,
  );
  const suggestions = String(values['suggestions'] ?? '').match(/\S/g) ?? [];
  const characters = String(values['characters'] ?? '');
  const sentence = findingSentences[rule]({
    ...values,
    suggested: suggestions.length > 0 ? 'yes' : 'no',
    suggestions: letters.format(suggestions.map((letter) => `“${letter}”`)),
    // A space between quotation marks is hard to see.
    characters: characters === ' ' ? 'space' : characters.replaceAll(' ', '␣'),
    // The documents about an app's files have the app's name as title.
    app: documents[0] ?? '',
  });
  const subject = name === undefined ? '' : ` in “${name}”`;
  return `${severityNames[severity]}${subject}: ${sentence} (${documents.join('; ')})`.replace(
    /\s+/g,
    ' ',
  );
}

/** Returns one line per finding, errors first. */
export function findingLines(findings: readonly Finding[]): string[] {
  // The label and a parameter may have the same fault. Print its line only once.
  const distinct = [
    ...new Map(
      findings.map((finding) => [
        JSON.stringify([finding.rule, finding.name, finding.values]),
        finding,
      ]),
    ).values(),
  ].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  const lines = distinct.slice(0, maxFindings).map(lineOf);
  const more = distinct.length - maxFindings;
  if (more === 1) lines.push('One more finding is not shown.');
  else if (more > 1) lines.push(`${more} more findings are not shown.`);
  return lines;
}
