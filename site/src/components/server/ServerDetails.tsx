import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { feedPath } from '../../seo/feed.ts';
import { documentationAddress } from '../layout/documentation.ts';
import { Link } from '../ui/Link.tsx';
import { linkToContact, linkToInquiry } from '../shared/linkToEmail.tsx';
import styles from './ServerDetails.module.css';
import { openPoints, questions, rolloutSteps } from './questions.ts';

const options = ['demo', 'evaluation', 'source'] as const;

/** The addresses of the options. There is no source code to download yet. */
const addresses: Readonly<Record<(typeof options)[number], string | undefined>> = {
  demo: site.demo,
  evaluation: site.evaluation,
  source: undefined,
};

type Query = readonly (readonly [name: string, value: string])[];

function linkTo(name: string, query: Query = []) {
  return (text: ReactNode) => (
    <Link to={name} query={query}>
      {text}
    </Link>
  );
}

const tags = {
  p: (text: ReactNode) => <p>{text}</p>,
  totp: (text: ReactNode) => <a href="https://www.rfc-editor.org/rfc/rfc6238">{text}</a>,
  hotp: (text: ReactNode) => <a href="https://www.rfc-editor.org/rfc/rfc4226">{text}</a>,
  evaluation: (text: ReactNode) => <a href={site.evaluation}>{text}</a>,
  apps: linkTo('app'),
  login: linkTo('provider'),
  windows: linkTo('provider', [['category', 'windows']]),
  mac: linkTo('provider', [['category', 'macos']]),
  update: linkTo('update-authlogin'),
  lab: linkTo('otpqr'),
  check: linkTo('otpqr', [
    ['tool', 'check'],
    ['show', 'server'],
  ]),
  support: linkToContact,
};

/** Three options to try the server, and answers to administrators' questions. */
export function ServerDetails() {
  const t = useTranslations('serverMore');
  const locale = useLocale();
  /** Links to the documentation of the login component that a question or step is about, or to the whole documentation. */
  const docs = (topic: string) => (text: ReactNode) => {
    const name = topic === 'windows' ? 'logon' : topic === 'backup' ? '' : 'authlogin';
    return <a href={documentationAddress({ id: 'login', name }, locale, true)}>{text}</a>;
  };
  const mail = t('rollout.mail.body');
  const ask = linkToInquiry(t('rollout.mail.subject'), mail);
  const points = openPoints.map((point) => t(`ask.points.${point}`));
  const askPoints = linkToInquiry(t('rollout.mail.subject'), [mail, ...points].join('\n'));
  const feed = (text: ReactNode) => <a href={feedPath(locale)}>{text}</a>;
  const help = (text: ReactNode) => (
    <Link to="help-authlogin" section="no-code">
      {text}
    </Link>
  );
  return (
    <>
      <section className={styles.options}>
        <h2>{t('heading')}</h2>
        <ul>
          {options.map((option) => {
            const heading = t(`ways.${option}.heading`);
            const address = addresses[option];
            return (
              <li key={option}>
                <h3>{address === undefined ? heading : <a href={address}>{heading}</a>}</h3>
                <p>{t.rich(`ways.${option}.text`, { ...tags, ask })}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2>{t('facts')}</h2>
        <dl className={styles.facts}>
          <div id="rollout">
            <dt>{t('rollout.term')}</dt>
            <dd>
              <ol>
                {rolloutSteps.map((step) => (
                  <li key={step}>
                    {t.rich(`rollout.steps.${step}`, { ...tags, ask, docs: docs(step) })}
                  </li>
                ))}
              </ol>
            </dd>
          </div>
          {questions.map((question) => (
            <div key={question} id={question}>
              <dt>{t(`${question}.term`)}</dt>
              <dd>
                {t.rich(`${question}.text`, {
                  ...tags,
                  ask: question === 'ask' ? askPoints : ask,
                  feed,
                  help,
                  docs: docs(question),
                })}
                {question === 'ask' && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
