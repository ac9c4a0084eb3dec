import { useTranslations } from 'use-intl';
import { Icon } from '../../components/ui/Icon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import type { Tool } from '../../routes.ts';
import styles from './QuestionLinks.module.css';

/** The questions that visitors come with, each with the tools that answer it. */
const questions = [
  { name: 'rejected', tools: ['check'] },
  { name: 'content', tools: ['read'] },
  { name: 'support', tools: ['notes', 'test'] },
  { name: 'program', tools: ['program', 'vectors'] },
  { name: 'phone', tools: ['move'] },
] as const satisfies readonly { readonly name: string; readonly tools: readonly [Tool, Tool?] }[];

/** Five questions as links to the tools that answer them, in front of Make. On a phone, they are behind one line. */
export function QuestionLinks() {
  const t = useTranslations('labFront');
  const tools = useTranslations('otpqr.tools');
  return (
    <nav className={styles.questions} aria-label={t('heading')}>
      <details className={styles.line}>
        <summary>
          {t('heading')}
          <Icon name="chevron-down" size={18} />
        </summary>
      </details>
      <ul>
        {questions.map(({ name, tools: [first, second] }) => (
          <li key={name}>
            <Link to="otpqr" query={[['tool', first]]} className={styles.question}>
              <strong>{t(name)}</strong> <span>{tools(first)}</span>
            </Link>
            {second && (
              <Link to="otpqr" query={[['tool', second]]}>
                {tools(second)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
