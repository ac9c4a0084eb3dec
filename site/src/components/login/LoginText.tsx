import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { type FinishedLogin, isFinished, logins } from '../../catalog/logins.ts';
import {
  type Authenticator,
  authenticatorAddress,
  authenticators,
  phoneStores,
} from '../../catalog/stores.ts';
import { localized } from '../../i18n/localized.tsx';
import type { LoginTab } from '../../platform/loginTabs.ts';
import { FeatureList } from '../shared/FeatureList.tsx';
import { SpecificationList } from '../shared/SpecificationList.tsx';
import text from '../shared/Text.module.css';
import styles from './LoginText.module.css';

function Authenticators() {
  const t = useTranslations('loginProse.authenticators');
  const storeName = useTranslations('catalog.stores');
  const nameOf = (authenticator: Authenticator) =>
    authenticator === 'product' ? site.productName : t(authenticator);
  return (
    <>
      <h3>{t('heading')}</h3>
      <p>{t('text')}</p>
      <ul className={styles.authenticators}>
        {authenticators.map((authenticator) => (
          <li key={authenticator}>
            <strong>{nameOf(authenticator)}</strong>
            {phoneStores.map((store) => (
              <a
                key={store}
                href={authenticatorAddress({ stores: site.stores }, authenticator, store)}
                data-store={store}
                aria-label={t('link', {
                  authenticator: nameOf(authenticator),
                  store: storeName(store),
                })}
              >
                {storeName(store)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function FinishedText({ features, specifications }: FinishedLogin) {
  const t = useTranslations('loginProse');
  const heading = useTranslations('prose.headings');
  const listed = features.map((feature) => ({
    id: feature,
    text:
      feature === 'other-apps'
        ? t('features.other-apps', { product: site.productName })
        : t(`features.${feature}`),
  }));
  return (
    <div className={text.text}>
      <h3>{heading('features')}</h3>
      <FeatureList features={listed} />
      <h3>{heading('specifications')}</h3>
      <SpecificationList specifications={specifications} />
      <Authenticators />
    </div>
  );
}

function ComingText() {
  const t = useTranslations('loginProse');
  return (
    <div className={text.text}>
      <h3>{t('construction.heading')}</h3>
      <p className={text.description}>{t('descriptions.linux')}</p>
    </div>
  );
}

interface LoginTextProps {
  readonly tab: LoginTab;
}

function LoginTextContent({ tab }: LoginTextProps) {
  const login = logins[tab];
  return isFinished(login) ? <FinishedText {...login} /> : <ComingText />;
}

/** The text of a login component's tab. For a planned component, it is only a description. */
export const LoginText = localized(LoginTextContent);
