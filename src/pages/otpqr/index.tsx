import { useCallback, useState } from 'react';
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
  const later = laterTools[tool];
  // What is typed into a tool stays while another one is shown.
  const [memory] = useState(() => new Map<string, unknown>());

  return (
    <div className="page">
      <Title text={tool === 'make' ? t('title') : `${t(`tools.${tool}`)} · ${t('title')}`} />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <ToolRow present={tool} />
      {later ? (
        <Later
          key={tool}
          {...later}
          props={{ draft, onChange: change, memory }}
          failed={<ToolFailure />}
          className={styles.tool}
        />
      ) : (
        <Make draft={draft} onChange={change} />
      )}
    </div>
  );
}
