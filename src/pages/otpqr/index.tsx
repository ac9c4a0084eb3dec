import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations, useWords, Words } from '../../i18n/useTranslations.tsx';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps } from '../screen.ts';
import styles from './Lab.module.css';
import { type Draft, emptyDraft } from './settings/model.ts';
import { ToolRow } from './tools/ToolRow.tsx';
import { firstTool } from './tools/tools.ts';

/** The OTP lab: tools that share one set of settings, kept in memory only. */
export function Screen({ tool = firstTool, Tool, noted, query }: ScreenProps) {
  const t = useTranslations('otpqr');
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const change = useCallback(
    (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    [],
  );
  // What is typed into a tool stays while another one is shown.
  const [memory] = useState(() => new Map<string, unknown>());
  const words = useWords();
  const asked = useMemo(() => ({ Tool, words }), [Tool, words]);
  // The row answers a press at once; the tool, which takes longer to render, follows. Until then
  // the one before it is shown, which needs its own words.
  const before = useDeferredValue(asked);
  const shown = before.Tool === Tool ? asked : before;
  const content = useMemo(
    () =>
      shown.Tool && (
        <Words {...shown.words}>
          <shown.Tool draft={draft} onChange={change} memory={memory} noted={noted} query={query} />
        </Words>
      ),
    [shown, draft, change, memory, noted, query],
  );

  return (
    <div className="page">
      {/* The title of an app's notes comes with them. */}
      {!noted && (
        <Title text={tool === firstTool ? t('title') : `${t(`tools.${tool}`)} · ${t('name')}`} />
      )}
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <ToolRow present={tool} />
      <div className={styles.tool}>{content}</div>
    </div>
  );
}
