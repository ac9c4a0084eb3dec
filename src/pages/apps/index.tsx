import { useTranslations } from '../../i18n/useTranslations.tsx';
import { type AppTab, tabOrder } from '../../platform/tabs.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { useNavigation } from '../../ui/navigation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps } from '../screen.ts';
import { LaterPart } from '../shared/LaterPart.tsx';
import { useSystem } from '../shared/useSystem.ts';
import { AppPanel } from './AppPanel.tsx';
import styles from './Apps.module.css';
import { StillPiece } from './StillPiece.tsx';

const icons: Readonly<Record<AppTab, IconName>> = {
  ios: 'iphone',
  'ios-widget': 'widget',
  watchos: 'watch',
  macos: 'mac',
  android: 'android_phone',
  windows: 'windows',
};

const panel = (tab: AppTab) => <AppPanel tab={tab} />;

/** The apps page. */
export function Screen(place: ScreenProps) {
  const t = useTranslations('apps');
  const { replaceQuery } = useNavigation();
  const { system, waiting } = useSystem(place);
  const order = tabOrder(system);
  const selected = order.find((id) => id === place.query.get('tab')) ?? order[0];
  const tabs = order.map((id) => ({
    id,
    title: (
      <>
        <Icon name={icons[id]} size={24} />
        {t(`names.${id}`)}
      </>
    ),
  }));
  return (
    <div className={`page ${styles.page}`} data-selected={waiting ? undefined : selected}>
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      <StillPiece piece="intro" />
      <LaterPart part="system" place={place} />
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        selected={selected}
        waiting={waiting}
        onSelect={(id) => replaceQuery(new Map(place.query).set('tab', id))}
        panel={panel}
      />
      <StillPiece piece="rest" />
      <LaterPart part="verify" />
    </div>
  );
}
