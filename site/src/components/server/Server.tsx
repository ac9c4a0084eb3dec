import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { localized } from '../../i18n/localized.tsx';
import { Link } from '../ui/Link.tsx';
import { LongWord } from '../shared/LongWord.tsx';
import { linkToInquiry } from '../shared/linkToEmail.tsx';
import { ServerDetails } from './ServerDetails.tsx';
import { SignInPicture } from './SignInPicture.tsx';
import styles from './Server.module.css';

interface ServerProps {
  /** Island: the button and the dialog about the evaluation. */
  readonly children: ReactNode;
}

function ServerContent({ children }: ServerProps) {
  const t = useTranslations('server');
  const mail = useTranslations('serverMore.rollout.mail');
  const inquiry = linkToInquiry(mail('subject'), mail('body'));
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.top}>
        <div>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
          <div className={styles.buttons}>
            <a id="selfDemo" href={site.demo} className="button primary">
              {t('demo')}
            </a>
            <a id="selfEval" href={site.evaluation} className="button">
              {t('evaluation')}
            </a>
          </div>
          {children}
          <p className={styles.contact}>
            {t.rich('rollout', {
              ask: () => inquiry(<LongWord kind="email" text={site.business.email} />),
              email: site.business.email,
              steps: (text) => (
                <Link to="server" section="rollout">
                  {text}
                </Link>
              ),
            })}
          </p>
        </div>
        <SignInPicture />
      </div>
      <ServerDetails />
    </div>
  );
}

/** The server page: demo, evaluation, and details for administrators. */
export const Server = localized(ServerContent);
