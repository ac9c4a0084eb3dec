import { logins } from '../../catalog/logins.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { type LoginTab, loginTabs } from '../../platform/loginTabs.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Title } from '../../ui/Title.tsx';
import { useVisitorSystem } from '../../ui/visitor.ts';
import type { ScreenProps } from '../screen.ts';
import { Verify } from '../product/Verify.tsx';
import { Downloads } from './Downloads.tsx';
import { Intro } from './Intro.tsx';
import styles from './Login.module.css';
import { LoginPanel } from './LoginPanel.tsx';

/** The login page. */
export function Screen(address: ScreenProps) {
  const t = useTranslations('login');
  const { replaceQuery } = useNavigation();
  const { name, query, Prose } = address;
  const system = useVisitorSystem({ category: query.get('category'), path: name });
  const { order, selected: likely } = loginTabs(system ?? 'unknown');
  const selected = order.find((id) => id === query.get('tab')) ?? likely;
  const tabs = order.map((id) => ({
    id,
    title: (
      <>
        <Icon name={logins[id].icon} size={24} />
        <span>
          {t(`${id}.system`)}
          <small className={styles.component}>{t(`${id}.name`)}</small>
        </span>
      </>
    ),
  }));
  return (
    <div className="page">
      <Title text={t(`${selected}.name`)} />
      <h1>{t('title')}</h1>
      <Intro />
      <Downloads address={address} />
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => replaceQuery(new Map(query).set('tab', id))}
        panel={(tab: LoginTab) => <LoginPanel tab={tab} Prose={Prose} />}
      />
      {selected !== 'linux' && <Verify />}
    </div>
  );
}
