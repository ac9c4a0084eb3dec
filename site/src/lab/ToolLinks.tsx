import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/ui/Link.tsx';
import { type Tool, toolNames } from '../routes.ts';
import styles from './ToolLinks.module.css';

interface ToolLinksProps {
  readonly current: Tool;
}

/** Links to the tools of the lab. */
export const ToolLinks = memo(({ current }: ToolLinksProps) => {
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
              aria-current={tool === current ? 'page' : undefined}
            >
              {t(tool)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
