import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { productName } from '../../../site.config.ts';
import { localized } from '../../i18n/localized.tsx';
import { linkToBusiness } from '../shared/linkToEmail.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './AppQuestions.module.css';

const accountSteps = ['open', 'scan', 'type', 'keep', 'backup'] as const;
const rejectedSteps = ['once', 'clock', 'account', 'setup', 'message', 'help'] as const;
const lostSteps = ['lock', 'backup', 'codes', 'renew'] as const;

interface QuestionProps {
  /** The id of the heading, to which links on the page lead. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Question({ id, heading, children }: QuestionProps) {
  return (
    <section className="prose" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function AppQuestionsContent() {
  const t = useTranslations();
  return (
    <div className={styles.questions}>
      <Question id="accounts" heading={t('apps.accounts.heading')}>
        <p>{t('apps.accounts.text')}</p>
        <ol>
          {accountSteps.map((step) => (
            <li key={step}>{t(`apps.accountSteps.${step}`)}</li>
          ))}
        </ol>
      </Question>
      <Question id="rejected" heading={t('apps.rejected.heading')}>
        <ul>
          {rejectedSteps.map((step) => (
            <li key={step}>{t(`apps.rejectedSteps.${step}`)}</li>
          ))}
        </ul>
        <p>
          <Link to="otpqr" query={[['tool', 'check']]}>
            {t('apps.rejected.lab')}
          </Link>
        </p>
        <p>
          <Link to="help-authlogin" section="no-code">
            {t('apps.lostComputer')}
          </Link>
        </p>
      </Question>
      <Question id="secrets" heading={t('apps.data.heading')}>
        <p>
          {t.rich('apps.data.text', {
            privacy: (text) => <Link to="privacy">{text}</Link>,
          })}
        </p>
      </Question>
      <Question id="new-phone" heading={t('apps.newPhone.heading')}>
        <ul>
          <li>{t('apps.newPhone.same', { product: productName })}</li>
          <li>
            {t.rich('apps.newPhone.other', {
              move: (text) => (
                <Link to="otpqr" query={[['tool', 'move']]}>
                  {text}
                </Link>
              ),
            })}
          </li>
        </ul>
        <p>{t('apps.newPhone.keep')}</p>
      </Question>
      <Question id="lost" heading={t('login.lost.heading')}>
        <ul>
          {lostSteps.map((step) => (
            <li key={step}>{t(`apps.lostSteps.${step}`)}</li>
          ))}
        </ul>
        <p>
          <Link to="help-authlogin" section="no-code">
            {t('apps.lostComputer')}
          </Link>
        </p>
      </Question>
      <Question id="work" heading={t('apps.work.heading')}>
        <p>{t.rich('apps.work.text', { license: linkToBusiness })}</p>
      </Question>
    </div>
  );
}

/** Questions about all apps: accounts, rejected codes, secrets, a new or lost phone, and the license at work. */
export const AppQuestions = localized(AppQuestionsContent);
