import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { closeMenuAfterUse } from '../client/closeMenuAfterUse.ts';
import { Icon } from '../components/ui/Icon.tsx';
import { Link } from '../components/ui/Link.tsx';
import { type Tool, toolNames } from '../routes.ts';
import styles from './ToolLinks.module.css';

interface ToolLinksProps {
  readonly current: Tool;
  /** Whether the page isn't the tool itself but belongs to it. */
  readonly isPart?: boolean;
}

/**
 * Links to the tools of the lab: a row, or a menu where the window is narrow or low. The list isn't inside the
 * `details`, so that styles can show it as a row. Without script, the menu opens all the same.
 */
export const ToolLinks = memo(({ current, isPart = false }: ToolLinksProps) => {
  const t = useTranslations('otpqr');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? closeMenuAfterUse(nav.current) : undefined), []);
  return (
    <nav ref={nav} className={styles.links} aria-label={t('tools.label')} data-tool-links>
      <details className={styles.menu}>
        <summary data-tool-menu>
          <span>{t('name')}</span> <strong>{t(`tools.${current}`)}</strong>
          <Icon name="chevron-down" size={18} />
        </summary>
      </details>
      <ul className={styles.row}>
        {toolNames.map((tool) => (
          <li key={tool}>
            <Link
              to="otpqr"
              query={[['tool', tool]]}
              className={styles.tool}
              data-tool={tool}
              aria-current={tool === current ? (isPart ? 'true' : 'page') : undefined}
            >
              {t(`tools.${tool}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
