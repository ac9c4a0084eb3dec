import { useTranslations } from 'use-intl';
import * as site from '../../../../site.config.ts';
import { LongWord } from '../../shared/LongWord.tsx';
import { Link } from '../../ui/Link.tsx';
import { gapAfter } from '../../shared/sentences.ts';
import styles from './Doors.module.css';

/** Leads administrators to the server, its demo and evaluation, and to a license for their organization. */
export function ForAdministrators() {
  const t = useTranslations('landingMore.admin');
  const server = useTranslations('server');
  return (
    <section className={styles.door}>
      <div>
        <h2>{t('heading')}</h2>
        <p>{t('text')}</p>
      </div>
      <div>
        <p className={styles.actions}>
          <a id="onlineDemo" href={site.demo} className="button">
            {server('demo')}
          </a>
          <a id="selfEval" href={site.evaluation} className="button">
            {server('evaluation')}
          </a>
        </p>
        <p className={styles.links}>
          <Link to="server">{t('link')}</Link>
          <Link to="server" section="rollout">
            {t('rollout')}
          </Link>
        </p>
        <p className={styles.license}>
          {t('license')}
          {gapAfter(t('license'))}
          <a href={`mailto:${site.business.email}`}>
            <LongWord kind="email" text={site.business.email} />
          </a>
        </p>
      </div>
    </section>
  );
}
