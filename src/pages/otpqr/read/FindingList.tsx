import type { Messages } from '../../../i18n/messages.ts';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { notesForRule } from '../../../otp/appNotes.ts';
import {
  type Finding,
  readRules,
  ruleDocuments,
  type RuleId,
  type Severity,
} from '../../../otp/read/rules.ts';
import { NoteList } from '../notes/NoteList.tsx';
import styles from './FindingList.module.css';

interface FindingListProps {
  readonly findings: readonly Finding[];
}

const severities: readonly Severity[] = ['error', 'warning', 'note'];

function bySeverity(one: Finding, other: Finding): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

/** Does not compile where a rule has no sentence in the catalogue. */
type Rule = Extract<RuleId, keyof Messages['labRead']['rule']>;
type Translate = (key: `rule.${Rule}`, values: Finding['values']) => string;

/** What reading found, each with its rule and with what real apps do about it. */
export function FindingList({ findings }: FindingListProps) {
  const t = useTranslations('labRead');
  const notes = useTranslations('labNotes');
  const translate = t as unknown as Translate;
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.toSorted(bySeverity).map(({ rule, severity, values }, index) => {
        const { document, section }: { document: keyof typeof ruleDocuments; section?: string } =
          readRules[rule];
        const { title, address } = ruleDocuments[document];
        const suggested = (values.suggestions ?? '') === '' ? 'no' : 'yes';
        return (
          <li key={index} data-testid="read-finding" data-rule={rule} data-severity={severity}>
            <p>
              <strong>{t(`severity.${severity}`)}</strong>{' '}
              {translate(`rule.${rule}`, { ...values, suggested })}{' '}
              <a href={address} target="_blank" rel="noopener noreferrer">
                {section === undefined ? title : t('section', { document: title, section })}
              </a>
            </p>
            <NoteList summary={notes('what')} notes={notesForRule(rule)} />
          </li>
        );
      })}
    </ul>
  );
}
