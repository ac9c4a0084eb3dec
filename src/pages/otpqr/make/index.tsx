import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { useCallback, useState } from 'react';
import { writeOtpUri } from '../../../otp/uri.ts';
import lab from '../Lab.module.css';
import { type Meaning, readDraft } from '../settings/model.ts';
import type { ToolProps } from '../tools/toolProps.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { CodePanel } from './CodePanel.tsx';
import { Notice } from './Notice.tsx';
import styles from './Make.module.css';
import { QrPanel } from './QrPanel.tsx';
import { PrintSheet } from './PrintSheet.tsx';

function isUsable({ secret, moment }: Meaning): boolean {
  return secret.ok && moment?.ok !== false;
}

/** The generator: settings, the code they give, the QR code and its address. */
export function Part({ draft, onChange }: ToolProps) {
  const t = useTranslations('otpqr');
  const meaning = readDraft(draft);
  const [printing, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  const uri = isUsable(meaning) ? writeOtpUri(meaning.settings) : '';
  return (
    <>
      <div className={`${lab.columns} ${styles.make}`}>
        <section className={styles.settings} aria-labelledby="settings-heading">
          <h2 id="settings-heading" className={lab.heading}>
            {t('settings.heading')}
          </h2>
          <SettingsForm draft={draft} meaning={meaning} onChange={onChange} />
        </section>
        <div className={`${lab.first} ${styles.results}`}>
          <CodePanel meaning={meaning} />
          <QrPanel settings={meaning.settings} uri={uri} onPrint={() => setPrinting(true)} />
        </div>
      </div>
      {printing && uri !== '' && (
        <PrintSheet settings={meaning.settings} uri={uri} onPrinted={endPrinting} />
      )}
      <Notice />
    </>
  );
}
