import { useTranslations } from 'use-intl';
import { Icon } from '../../components/ui/Icon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import type { Tool } from '../../routes.ts';
import styles from './QuestionLinks.module.css';

/** A tool that answers a question, or a part of it. */
interface Target {
  readonly tool: Tool;
  /** The disclosure of Check that the link opens. */
  readonly show?: 'server';
}

/** The questions that visitors come with, each with the tools that answer it. */
const questions = [
  { name: 'rejected', targets: [{ tool: 'check' }] },
  { name: 'content', targets: [{ tool: 'read' }] },
  { name: 'support', targets: [{ tool: 'notes' }, { tool: 'test' }] },
  { name: 'serverQuestion', targets: [{ tool: 'check', show: 'server' }] },
  { name: 'program', targets: [{ tool: 'program' }, { tool: 'vectors' }] },
  { name: 'phone', targets: [{ tool: 'move' }] },
] as const satisfies readonly {
  readonly name: string;
  readonly targets: readonly [Target, Target?];
}[];

function queryOf({ tool, show }: Target): readonly (readonly [string, string])[] {
  return show === undefined
    ? [['tool', tool]]
    : [
        ['tool', tool],
        ['show', show],
      ];
}

/** Questions as links to the tools that answer them, behind one line in front of Make. */
export function QuestionLinks() {
  const t = useTranslations('labFront');
  const tools = useTranslations('otpqr.tools');
  const labelOf = ({ tool, show }: Target) => (show === undefined ? tools(tool) : t(show));
  return (
    <nav className={styles.questions} aria-label={t('heading')}>
      <details className={styles.line}>
        <summary>
          {t('heading')}
          <Icon name="chevron-down" size={18} />
        </summary>
      </details>
      <ul>
        {questions.map(({ name, targets: [first, second] }) => (
          <li key={name}>
            <Link to="otpqr" query={queryOf(first)} className={styles.question}>
              <strong>{t(name)}</strong> <span>{labelOf(first)}</span>
            </Link>
            {second && (
              <Link to="otpqr" query={queryOf(second)}>
                {labelOf(second)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
