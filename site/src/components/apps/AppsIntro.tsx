import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { apps } from '../../catalog/apps.ts';
import { requirementIn } from '../../catalog/specifications.ts';
import { localized } from '../../i18n/localized.tsx';
import { Facts } from '../product/Facts.tsx';
import { Intro } from '../product/Intro.tsx';
import { MoveLink } from '../product/MoveLink.tsx';
import type { Offer } from '../product/offersOf.ts';
import { linkToBusiness } from '../shared/linkToEmail.tsx';
import { ProductText } from '../shared/ProductText.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './AppsIntro.module.css';
import { LinuxNote } from './LinuxNote.tsx';
import { StoreRow } from './StoreRow.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

interface AppsIntroProps {
  readonly offers: readonly Offer[];
  /** The page's name in the address. */
  readonly name: string;
  /** Island: the visitor's system, and a choice of another one. */
  readonly children: ReactNode;
}

/** The questions of AppQuestions that visitors ask first, with the keys of their links' texts. */
const questionLinks = [
  ['accounts', 'accountsLink'],
  ['rejected', 'rejectedLink'],
  ['new-phone', 'newPhoneLink'],
  ['lost', 'lostLink'],
] as const;

/** What the app for each system runs on. The styles show the text for the visitor's system. */
function Requirements() {
  const t = useTranslations('apps.for');
  const version = useTranslations('catalog');
  const needs = (app: 'macos' | 'windows') => {
    const requirement = requirementIn(apps[app].specifications);
    return requirement && version('version', { ...requirement });
  };
  const texts = {
    ios: t('ios'),
    'android chromeos': t('android'),
    macos: needs('macos'),
    windows: needs('windows'),
    'linux unknown': t('all'),
  };
  return Object.entries(texts).map(([systems, text]) => (
    <span key={systems} className={styles.systems} data-for={systems}>
      {text !== undefined && <Unbroken text={text} />}
    </span>
  ));
}

function AppsIntroContent({ offers, name, children }: AppsIntroProps) {
  const t = useTranslations('apps');
  return (
    <Intro className={styles.intro}>
      <h1>{t('heading')}</h1>
      <p className={`lead ${styles.lead}`}>
        <ProductText text={t('lead', { product: site.productName })} />
      </p>
      <Facts linkToLicense={linkToBusiness}>
        <Requirements />
      </Facts>
      <LinuxNote isAlways={name === 'linux'} />
      <StoreRow offers={offers} name={name} />
      <div className={styles.links}>
        <MoveLink />
        <p className={styles.allQuestions}>
          <Link to={name} section={questionLinks[0][0]}>
            {t('questionsLink')}
            <Icon name="arrow-right" size={18} />
          </Link>
        </p>
        {questionLinks.map(([id, label]) => (
          <p key={id} className={styles.question}>
            <Link to={name} section={id}>
              {t(label)}
            </Link>
          </p>
        ))}
      </div>
      {children}
    </Intro>
  );
}

/** What the apps do, what they require and cost, and the button that gets the one for the visitor's system. */
export const AppsIntro = localized(AppsIntroContent);
