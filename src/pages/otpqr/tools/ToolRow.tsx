import { type MouseEvent, memo } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './ToolRow.module.css';
import { type Tool, toolNames } from './tools.ts';

interface ToolRowProps {
  readonly present: Tool;
}

/** A link to the place where one is opens it afresh; here that would lose what was typed. */
function stay(event: MouseEvent): void {
  event.preventDefault();
}

/** Links to the tools of the lab. */
export const ToolRow = memo(({ present }: ToolRowProps) => {
  const t = useTranslations('otpqr.tools');
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.row}>
        {toolNames.map((tool) => (
          <li key={tool}>
            <Link
              to="otpqr"
              query={[['tool', tool]]}
              className={styles.tool}
              data-tool={tool}
              aria-current={tool === present ? 'page' : undefined}
              onClick={tool === present ? stay : undefined}
            >
              {t(tool)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
