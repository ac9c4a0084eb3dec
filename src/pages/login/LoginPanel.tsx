import { memo } from 'react';
import { isFinished, logins } from '../../catalog/logins.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { LoginTab } from '../../platform/loginTabs.ts';
import type { ScreenContent } from '../screen.ts';
import { Carousel } from '../product/Carousel.tsx';
import { Kept } from '../product/Kept.tsx';

interface LoginPanelProps {
  readonly tab: LoginTab;
  readonly Prose: ScreenContent['Prose'];
}

/** All about one login component: its pictures, if it is finished, and its text. */
export const LoginPanel = memo(function LoginPanel({ tab, Prose }: LoginPanelProps) {
  const t = useTranslations('login');
  const describe = useTranslations('login.pictures');
  const login = logins[tab];
  return (
    <>
      <h2>{t(`${tab}.name`)}</h2>
      {isFinished(login) && (
        <Carousel
          labelledBy={`tab-${tab}`}
          tab={`login-${login.id}`}
          slides={login.slides}
          describe={describe}
        />
      )}
      <Kept>{Prose && <Prose of={tab} />}</Kept>
    </>
  );
});
