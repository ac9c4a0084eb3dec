import { useTranslations } from 'use-intl';
import { Suspense, use, useCallback, useState } from 'react';
import { writeOtpUri } from '@otp-lab/otp';
import lab from '../Lab.module.css';
import { type Meaning, readDraft } from '../settings/model.ts';
import type { ToolProps } from '../tools.ts';
import { Prerendered } from '../prerendered.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { CodePanel } from './CodePanel.tsx';
import { Notice } from '../settings/Notice.tsx';
import { QrSheet, Sheet } from './lazy.ts';
import styles from './Make.module.css';
import { QrPanel } from './QrPanel.tsx';
import { prepareQrPicture } from './QrPicture.tsx';

function isUsable({ secret, moment }: Meaning): boolean {
  return secret.ok && moment?.ok !== false;
}

/** The generator: settings, the code they give, the QR code and its address. */
export default function Make({ draft, onChange }: ToolProps) {
  const t = useTranslations('otpqr');
  const meaning = readDraft(draft);
  const [printing, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  // Undefined until it is first opened: only then is it loaded.
  const [sheet, setSheet] = useState<'open' | 'closed'>();
  const openSheet = useCallback(() => setSheet('open'), []);
  const closeSheet = useCallback(() => setSheet('closed'), []);
  const uri = isUsable(meaning) ? writeOtpUri(meaning.settings) : '';
  const prerendered = use(Prerendered);
  const [firstUri] = useState(uri);
  const [isPristine, setPristine] = useState(true);
  // Once another QR code is shown, the prerendered one is gone.
  if (isPristine && uri !== firstUri) setPristine(false);
  return (
    <>
      <div className={`${lab.columns} ${styles.make}`}>
        <section
          className={`${lab.settings} ${styles.settings}`}
          aria-labelledby="settings-heading"
          onFocus={prepareQrPicture}
          onPointerEnter={prepareQrPicture}
        >
          <h2 id="settings-heading" className={lab.heading}>
            {t('settings.heading')}
          </h2>
          <Notice />
          <SettingsForm draft={draft} meaning={meaning} onChange={onChange} />
        </section>
        <CodePanel meaning={meaning} onQr={uri === '' ? undefined : openSheet} />
        <QrPanel
          settings={meaning.settings}
          uri={uri}
          prerendered={isPristine && prerendered}
          onPrint={() => setPrinting(true)}
        />
      </div>
      {sheet && (
        <Suspense>
          <QrSheet
            open={sheet === 'open'}
            uri={uri}
            account={meaning.settings.account}
            onClose={closeSheet}
          />
        </Suspense>
      )}
      {printing && uri !== '' && (
        <Suspense>
          <Sheet settings={meaning.settings} uri={uri} onPrinted={endPrinting} />
        </Suspense>
      )}
    </>
  );
}
