import { useTranslations } from 'use-intl';
import { Suspense, use, useCallback, useState } from 'react';
import { writeOtpUri } from '@otp-lab/otp';
import lab from '../Lab.module.css';
import { type ParsedDraft, parseDraft } from '../settings/draft.ts';
import type { ToolProps } from '../tools.ts';
import { Prerendered } from '../prerendered.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { AnnounceChoice } from './AnnounceChoice.tsx';
import { CodePanel } from './CodePanel.tsx';
import { DomainField } from './DomainField.tsx';
import { Notice } from '../settings/Notice.tsx';
import { QuestionLinks } from './QuestionLinks.tsx';
import { QrDialog } from './lazy.ts';
import styles from './Make.module.css';
import { QrPanel } from './QrPanel.tsx';
import { preloadQrSvg } from './QrPicture.tsx';

function isUsable({ secret, fixedTime }: ParsedDraft): boolean {
  return secret.ok && fixedTime?.ok !== false;
}

/** The tool Make: settings, the code that they give, the QR code and its URI. */
export default function Make({ draft, onChange }: ToolProps) {
  const t = useTranslations('otpqr');
  const make = useTranslations('labMake');
  const parsed = parseDraft(draft);
  // Undefined until the visitor opens the dialog, so that its code loads only then.
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const openDialog = useCallback(() => setDialog('open'), []);
  const closeDialog = useCallback(() => setDialog('closed'), []);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const uri = isUsable(parsed) ? writeOtpUri(parsed.settings, { domain: parsed.domain }) : '';
  const prerendered = use(Prerendered);
  const [firstUri] = useState(uri);
  const [isPristine, setPristine] = useState(true);
  // React removes the prerendered QR code when it shows another one.
  if (isPristine && uri !== firstUri) setPristine(false);
  return (
    <>
      <div className={lab.head}>
        <p className={lab.lead}>{make('intro')}</p>
        <Notice />
      </div>
      <QuestionLinks />
      <div className={`${lab.columns} ${lab.tight} ${styles.make}`}>
        <section
          className={styles.settings}
          aria-labelledby="settings-heading"
          onFocus={preloadQrSvg}
          onPointerEnter={preloadQrSvg}
        >
          <h2 id="settings-heading" className="visually-hidden">
            {t('settings.heading')}
          </h2>
          <SettingsForm draft={draft} parsed={parsed} onChange={onChange} />
        </section>
        <div className={styles.result}>
          <CodePanel
            parsed={parsed}
            onQr={uri === '' ? undefined : openDialog}
            isAnnouncing={isAnnouncing}
          />
          <QrPanel settings={parsed.settings} uri={uri} prerendered={isPristine && prerendered}>
            <DomainField
              value={draft.domain}
              isValid={draft.domain.trim() === '' || parsed.domain !== undefined}
              onChange={(domain) => onChange({ domain })}
            />
          </QrPanel>
          {parsed.settings.type === 'totp' && (
            <AnnounceChoice isOn={isAnnouncing} onChange={setAnnouncing} />
          )}
        </div>
      </div>
      {dialog && (
        <Suspense>
          <QrDialog open={dialog === 'open'} uri={uri} parsed={parsed} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  );
}
