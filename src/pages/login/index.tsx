import { useTranslations } from '../../i18n/useTranslations.tsx';
import { type LoginTab, loginTabs } from '../../platform/tabs.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps } from '../screen.ts';
import { useSystem } from '../shared/useSystem.ts';
import { Installers } from '../shared/Installers.tsx';
import { LaterPart } from '../shared/LaterPart.tsx';
import styles from './Login.module.css';
import { LoginPanel } from './LoginPanel.tsx';
import { StillPiece } from './StillPiece.tsx';

const platforms = ['windows', 'macos'] as const;

const panel = (tab: LoginTab) => <LoginPanel tab={tab} />;

/** The login page. */
export function Screen(place: ScreenProps) {
  const t = useTranslations('login');
  const { replaceQuery } = useNavigation();
  const { system, waiting } = useSystem(place);
  const { order, selected: likely } = loginTabs(system);
  const selected = order.find((id) => id === place.query.get('tab')) ?? likely;
  const tabs = order.map((id) => ({
    id,
    title: (
      <>
        <Icon name={id} size={24} />
        <span>
          {t(`${id}.system`)}
          <small className={styles.component}>{t(`${id}.name`)}</small>
        </span>
      </>
    ),
  }));
  return (
    <div className="page" data-order={waiting ? 'waiting' : order[0]}>
      <Title text={t(`${selected}.name`)} />
      <h1>{t('title')}</h1>
      <Installers platforms={platforms} className={styles.downloads}>
        <StillPiece piece="downloads" />
      </Installers>
      <LaterPart part="coming" />
      <LaterPart part="system" place={place} />
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        selected={selected}
        waiting={waiting}
        onSelect={(id) => replaceQuery(new Map(place.query).set('tab', id))}
        panel={panel}
      />
      <StillPiece piece="verify" />
      <LaterPart part="verify" />
    </div>
  );
}
