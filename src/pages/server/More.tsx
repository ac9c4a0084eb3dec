import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './More.module.css';
import { questions } from './questions.ts';

const ways = ['demo', 'evaluation', 'source'] as const;

function to(screen: string, category?: string) {
  return (text: ReactNode) => (
    <Link to={screen} query={category ? [['category', category]] : []}>
      {text}
    </Link>
  );
}

const links = {
  totp: (text: ReactNode) => <a href="https://www.rfc-editor.org/rfc/rfc6238">{text}</a>,
  hotp: (text: ReactNode) => <a href="https://www.rfc-editor.org/rfc/rfc4226">{text}</a>,
  apps: to('app'),
  login: to('provider'),
  windows: to('provider', 'windows'),
  mac: to('provider', 'macos'),
  lab: to('otpqr'),
};

/** The ways to try the server, and the facts that an administrator asks for. */
export function More() {
  const t = useTranslations('serverMore');
  return (
    <>
      <section className={styles.ways}>
        <h2>{t('heading')}</h2>
        <ul>
          {ways.map((way) => (
            <li key={way}>
              <h3>{t(`ways.${way}.heading`)}</h3>
              <p>{t(`ways.${way}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('facts')}</h2>
        <dl className={styles.facts}>
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`${question}.term`)}</dt>
              <dd>{t.rich(`${question}.text`, links)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
