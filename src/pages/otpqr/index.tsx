import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Later } from '../../ui/Later.tsx';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps } from '../screen.ts';
import styles from './Lab.module.css';
import { Make } from './make/Make.tsx';
import { type Draft, emptyDraft } from './settings/model.ts';
import { ToolFailure } from './tools/ToolFailure.tsx';
import { ToolRow } from './tools/ToolRow.tsx';
import { laterTools } from './tools/laterTools.ts';
import { toolOf } from './tools/tools.ts';

/** The OTP lab: tools that share one set of settings, kept in memory only. */
export function Screen({ query }: ScreenProps) {
  const t = useTranslations('otpqr');
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const change = useCallback(
    (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    [],
  );
  const tool = toolOf(query.get('tool'));
  // What is typed into a tool stays while another one is shown.
  const [memory] = useState(() => new Map<string, unknown>());
  // The row answers a press at once; the tool, which takes longer to draw, follows.
  const shown = useDeferredValue(tool);
  const content = useMemo(() => {
    const later = laterTools[shown];
    if (!later) return <Make draft={draft} onChange={change} />;
    return (
      <Later
        key={shown}
        {...later}
        props={{ draft, onChange: change, memory }}
        failed={<ToolFailure />}
        className={styles.tool}
      />
    );
  }, [shown, draft, change, memory]);

  return (
    <div className="page">
      <Title text={tool === 'make' ? t('title') : `${t(`tools.${tool}`)} · ${t('title')}`} />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <ToolRow present={tool} />
      {content}
    </div>
  );
}
