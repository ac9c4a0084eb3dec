import { useTranslations } from 'use-intl';
import type { Query } from '../../addresses.ts';
import { Link } from '../ui/Link.tsx';
import styles from './RelatedPages.module.css';

interface RelatedPagesProps {
  /** The name of the open page in addresses. */
  readonly name: string;
}

const mac = [['category', 'mac']] as const;

/** Links in the help for Macs lead to what is for Macs on any system, because an administrator may help by phone. */
const macQueries: Readonly<Record<string, Query>> = { 'update-authlogin': mac, provider: mac };

/** Links from one of the three pages that login components open to the other two, and to the login page. */
export function RelatedPages({ name }: RelatedPagesProps) {
  const t = useTranslations();
  const titles = {
    'help-authlogin': t('texts.helpAuthLogin'),
    'help-authplugin': t('texts.helpAuthPlugin'),
    'update-authlogin': t('update.title'),
    provider: t('notFound.login'),
  };
  return (
    <section aria-labelledby="related-pages" className={styles.related}>
      <p id="related-pages" className={styles.label}>
        {t('texts.more')}
      </p>
      {Object.entries(titles)
        .filter(([other]) => other !== name)
        .map(([other, title]) => (
          <Link
            key={other}
            to={other}
            query={name === 'help-authplugin' ? (macQueries[other] ?? []) : []}
          >
            {title}
          </Link>
        ))}
    </section>
  );
}
