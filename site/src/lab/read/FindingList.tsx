import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDynamicTranslations } from '../../i18n/useDynamicTranslations.ts';
import { notesForRule } from '@otp-lab/app-notes';
import { documentsOf, type Finding, type Severity } from '@otp-lab/otp/read';
import { formatOf } from '../../components/shared/intl.ts';
import { NoteList } from '../notes/NoteList.tsx';
import { distinctFindings } from './distinctFindings.ts';
import styles from './FindingList.module.css';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Whether to name the account of each finding: several were read, and some of them failed. */
  readonly hasNames?: boolean;
}

/** The maximum number of listed findings. */
const maxFindings = 50;

const severities: readonly Severity[] = ['error', 'warning', 'note'];

function bySeverity(a: Finding, b: Finding): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}

/** Makes spaces visible. A single space becomes 'space', which the message translates. */
function visible(characters: string): string {
  return characters === ' ' ? 'space' : characters.replaceAll(' ', '␣');
}

/** Lists the findings, each with a link to its rule and with notes on what apps do. */
export function FindingList({ findings, hasNames = true }: FindingListProps) {
  const t = useTranslations('labRead');
  const ruleText = useDynamicTranslations('labRead.rule');
  const notes = useTranslations('labNoteSentences');
  const error = useTranslations('otpqr.error');
  const language = useLocale();
  const list = formatOf(Intl.ListFormat, language, { type: 'disjunction' });
  if (findings.length === 0) return null;
  const distinct = distinctFindings(findings);
  const more = distinct.length - maxFindings;
  return (
    <ul className={styles.findings}>
      {distinct
        .toSorted(bySeverity)
        .slice(0, maxFindings)
        .map((finding, index) => {
          const { rule, severity, values, name } = finding;
          const documents = documentsOf(finding).map((document) => ({
            ...document,
            // The title of this document isn't a proper name, so it is translated.
            title: rule.startsWith('google-export') ? t('googleExport') : document.title,
          }));
          // The notes on the spelling of algorithms are about lowercase letters.
          const isHyphenated =
            rule === 'key-uri-algorithm-case' && `${values['given']}`.includes('-');
          const letters = String(values['suggestions'] ?? '').match(/\S/g) ?? [];
          const shown = {
            ...values,
            suggested: letters.length > 0 ? 'yes' : 'no',
            suggestions: list.format(letters.map((letter) => error('letter', { letter }))),
            characters: visible(String(values['characters'] ?? '')),
            // The documents about an app's files have the app's name as title.
            app: documents[0]?.title ?? '',
          };
          return (
            <li key={index} data-testid="read-finding" data-rule={rule} data-severity={severity}>
              <p>
                <strong>{t(`severity.${severity}`)}</strong>{' '}
                {hasNames && name !== undefined && <bdi className={styles.name}>{name}</bdi>}{' '}
                {ruleText(rule, shown)}
                {documents.map(({ title, address, section }) => (
                  <Fragment key={address}>
                    {' '}
                    <a href={address} target="_blank" rel="noopener noreferrer">
                      {section === undefined ? title : t('section', { document: title, section })}
                    </a>
                  </Fragment>
                ))}
              </p>
              <NoteList summary={notes('what')} notes={isHyphenated ? [] : notesForRule(rule)} />
            </li>
          );
        })}
      {more > 0 && <li>{t('moreFindings', { count: more })}</li>}
    </ul>
  );
}
