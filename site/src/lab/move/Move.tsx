import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { appsWithMovePage, findName } from '../../routes.ts';
import lab from '../Lab.module.css';
import { StaticContent } from '../StaticContent.tsx';
import type { ToolProps } from '../tools.ts';
import { AppLinks } from './AppLinks.tsx';
import { MoveApp } from './lazy.ts';
import { MoveSession } from './MoveSession.tsx';
import { Safety } from './Safety.tsx';
import { MoveAppContext } from './moveAppContext.ts';

/**
 * The tool Move: opens the export of one authenticator app, and writes the file that another imports. It keeps no
 * accounts: they're gone after a switch to another tool, and when the visitor comes back with Back.
 */
export default function Move({ app: requestedApp }: ToolProps) {
  const t = useTranslations('labMove');
  const app = findName(appsWithMovePage, requestedApp);
  const [session, setSession] = useState(0);
  const [clearedCount, setClearedCount] = useState(0);
  useEffect(() => {
    // The browser may keep the page for Back, so remove the accounts from it.
    const wipe = () => flushSync(() => setSession((before) => before + 1));
    addEventListener('pagehide', wipe);
    return () => removeEventListener('pagehide', wipe);
  }, []);
  return (
    <MoveAppContext value={app}>
      {app === undefined ? (
        <div className={lab.head}>
          <p className={`${lab.intro} ${lab.hiddenInSmallWindows}`}>{t('intro')}</p>
          <Safety />
        </div>
      ) : (
        <>
          <StaticContent key={app} name="move" Content={MoveApp} bundle="move-app" />
          <Safety />
        </>
      )}
      <MoveSession
        key={session}
        app={app}
        clearedCount={clearedCount}
        onClear={() => {
          setSession(session + 1);
          setClearedCount(clearedCount + 1);
        }}
      />
      {app === undefined && <AppLinks />}
    </MoveAppContext>
  );
}
