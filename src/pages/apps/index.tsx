import type { AppId } from '../../catalog/app.ts';
import { apps, tabOrder } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Title } from '../../ui/Title.tsx';
import { useVisitorSystem } from '../../ui/visitor.ts';
import type { ScreenProps } from '../screen.ts';
import { Kept } from '../product/Kept.tsx';
import { SystemLine } from '../product/SystemLine.tsx';
import { AppPanel } from './AppPanel.tsx';
import styles from './Apps.module.css';
import { Intro } from './Intro.tsx';
import { NoApp } from './NoApp.tsx';

/** The apps page. */
export function Screen(address: ScreenProps) {
  const t = useTranslations('apps');
  const { replaceQuery } = useNavigation();
  const { name, query, Prose } = address;
  const system = useVisitorSystem({ category: query.get('category'), path: name });
  const order = tabOrder(system ?? 'unknown');
  const selected = order.find((id) => id === query.get('tab')) ?? order[0];
  // Where none of the apps runs, no store is marked until a tab is chosen.
  const hasApp = system !== undefined && system !== 'linux' && system !== 'unknown';
  const isMarked = hasApp || query.has('tab');
  const tabs = order.map((id) => ({
    id,
    title: (
      <>
        <Icon name={apps[id].icon} size={24} />
        {t(`names.${id}`)}
      </>
    ),
  }));
  return (
    <div className={`page ${styles.page}`}>
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      <Intro selected={isMarked ? apps[selected].store : undefined} />
      <NoApp />
      <SystemLine address={address} />
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => replaceQuery(new Map(query).set('tab', id))}
        panel={(tab: AppId) => <AppPanel tab={tab} Prose={Prose} />}
      />
      <Kept>{Prose && <Prose of="comparison" />}</Kept>
    </div>
  );
}
