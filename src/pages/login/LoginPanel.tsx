import { memo } from 'react';
import { isFinished, logins } from '../../catalog/logins.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { LoginTab } from '../../platform/loginTabs.ts';
import { Carousel } from '../shared/Carousel.tsx';
import { LoginText } from './LoginText.tsx';

interface LoginPanelProps {
  readonly tab: LoginTab;
}

/** All about one login component: its pictures, if it is finished, and its text. */
export const LoginPanel = memo(function LoginPanel({ tab }: LoginPanelProps) {
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
      <LoginText tab={tab} />
    </>
  );
});
