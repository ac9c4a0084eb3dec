import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { pageLink } from '../../addresses.ts';
import { type FinishedLogin, isFinished, logins } from '../../catalog/logins.ts';
import { requirementIn } from '../../catalog/specifications.ts';
import { localized } from '../../i18n/localized.tsx';
import { Facts } from '../product/Facts.tsx';
import { Intro } from '../product/Intro.tsx';
import type { Offer } from '../product/offersOf.ts';
import { PrimaryDownload, PrimaryDownloadFacts } from '../product/PrimaryDownload.tsx';
import { sentences } from '../shared/sentences.ts';
import { ownEmail } from '../shared/linkToEmail.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './LoginIntro.module.css';

interface LoginIntroProps {
  readonly offers: readonly Offer[];
  /** The page's name in the address. */
  readonly name: string;
}

function Requirement({ specifications }: FinishedLogin) {
  const t = useTranslations('catalog');
  const requirement = requirementIn(specifications);
  return (
    requirement && (
      <>
        <span>{t('version', { ...requirement })}</span>{' '}
      </>
    )
  );
}

function LoginIntroContent({ offers, name }: LoginIntroProps) {
  const t = useTranslations('login');
  const catalog = useTranslations('catalog');
  const prose = useTranslations('loginProse');
  const address = site.origin + pageLink(useLocale(), name);
  return (
    <Intro className={styles.intro}>
      <h1>{t('heading')}</h1>
      <p className="lead">{sentences([t('replaces'), t('lead')])}</p>
      <div className={styles.phone}>
        <p>{t('elsewhere')}</p>
        <a href={ownEmail(t('heading'), address)} className="button primary">
          {t('sendLink')}
        </a>
        <Link to="app" className="button">
          {t('getApp')}
        </Link>
      </div>
      <Facts
        linkToLicense={(text) => (
          <Link to="server" section="rollout">
            {text}
          </Link>
        )}
      >
        {Object.values(logins)
          .filter(isFinished)
          .map((login) => (
            <Requirement key={login.id} {...login} />
          ))}
        <Link to="server">{t('needsServer')}</Link>
      </Facts>
      <PrimaryDownload offers={offers} />
      <PrimaryDownloadFacts offers={offers} name={name} />
      <p className={styles.arm}>{catalog('not-for-arm')}</p>
      <div className={styles.linux}>
        <p>{prose('descriptions.linux')}</p>
        <Link to={name} section="downloads" className="button">
          {t('downloads')}
        </Link>
      </div>
    </Intro>
  );
}

/** What OTP login does, what it requires and costs, and the download for the visitor's computer. */
export const LoginIntro = localized(LoginIntroContent);
