import type { Messages } from '../../i18n/messageTypes.ts';
import { useLocale, useTranslations } from 'use-intl';
import { notesForRule } from '@otp-lab/app-notes';
import { documentOf, type Finding, type RuleId, type Severity } from '@otp-lab/otp/read';
import { formatOf } from '../../components/shared/intl.ts';
import { NoteList } from '../notes/NoteList.tsx';
import styles from './FindingList.module.css';

interface FindingListProps {
  readonly findings: readonly Finding[];
}

/** More findings are counted alone. */
const mostFindings = 50;

const severities: readonly Severity[] = ['error', 'warning', 'note'];

function bySeverity(one: Finding, other: Finding): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

/** Does not compile where a rule has no sentence in the catalog. */
type Rule = Extract<RuleId, keyof Messages['labRead']['rule']>;
type Translate = (key: `rule.${Rule}`, values: Finding['values']) => string;

/** Characters as a sentence can name them: a space alone has a word, among others a sign. */
function visible(characters: string): string {
  return characters === ' ' ? 'space' : characters.replaceAll(' ', '␣');
}

/** What reading found, each with its rule and with what real apps do about it. */
export function FindingList({ findings }: FindingListProps) {
  const t = useTranslations('labRead');
  const notes = useTranslations('labNotes');
  const error = useTranslations('otpqr.error');
  const language = useLocale();
  const list = formatOf(Intl.ListFormat, language, { type: 'disjunction' });
  const translate = t as unknown as Translate;
  if (findings.length === 0) return null;
  // A label and a parameter may be spoiled alike.
  const distinct = [
    ...new Map(
      findings.map((one) => [JSON.stringify([one.rule, one.name, one.values]), one]),
    ).values(),
  ];
  const more = distinct.length - mostFindings;
  return (
    <ul className={styles.findings}>
      {distinct
        .toSorted(bySeverity)
        .slice(0, mostFindings)
        .map((finding, index) => {
          const { rule, severity, values, name } = finding;
          const { title: ownTitle, address, section } = documentOf(finding);
          // The one document whose title is no name.
          const title = rule.startsWith('google-export') ? t('googleExport') : ownTitle;
          const letters = String(values['suggestions'] ?? '').match(/\S/g) ?? [];
          const shown = {
            ...values,
            suggested: letters.length > 0 ? 'yes' : 'no',
            suggestions: list.format(letters.map((letter) => error('letter', { letter }))),
            // A blank between quotation marks cannot be seen.
            characters: visible(String(values['characters'] ?? '')),
            // An app is named by the title of what is known of its files.
            app: title,
          };
          return (
            <li key={index} data-testid="read-finding" data-rule={rule} data-severity={severity}>
              <p>
                <strong>{t(`severity.${severity}`)}</strong>{' '}
                {name !== undefined && <bdi className={styles.name}>{name}</bdi>}{' '}
                {translate(`rule.${rule}`, shown)}{' '}
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {section === undefined ? title : t('section', { document: title, section })}
                </a>
              </p>
              <NoteList summary={notes('what')} notes={notesForRule(rule)} />
            </li>
          );
        })}
      {more > 0 && <li>{t('moreFindings', { count: more })}</li>}
    </ul>
  );
}
