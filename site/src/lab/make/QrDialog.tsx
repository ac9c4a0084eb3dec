import { useTranslations } from 'use-intl';
import { QrCode } from '../../qr/QrCode.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import type { ParsedDraft } from '../settings/draft.ts';
import { Code } from './Code.tsx';
import { qrSize } from './qrSize.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useCodes } from './useCodes.ts';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  readonly open: boolean;
  readonly uri: string;
  readonly parsed: ParsedDraft;
  readonly onClose: () => void;
}

/** The current code and its time, to compare with the app that has scanned the QR code. */
function CurrentCode({ parsed }: Pick<QrDialogProps, 'parsed'>) {
  const { settings } = parsed;
  const { codes, label, isTimed } = useCodes(parsed);
  return (
    <div className={styles.code}>
      <p>{label}</p>
      <Code digits={codes.current} length={settings.digits} testId="otp-sheet-code" />
      {isTimed && <TimeLeft secondsLeft={codes.secondsLeft} period={settings.period} />}
    </div>
  );
}

/** A dialog with the QR code, for phones, where the QR code is out of sight while the visitor changes settings. */
export function QrDialog({ open, uri, parsed, onClose }: QrDialogProps) {
  const error = useTranslations('otpqr.error');
  const make = useTranslations('labMake');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="qr-sheet-heading"
      className={styles.dialog}
      data-testid="otp-qr-sheet"
    >
      <h2 id="qr-sheet-heading" className={styles.heading}>
        {make('qr.heading')}
      </h2>
      <div className={styles.card}>
        {open && (
          <QrCode
            value={uri}
            size={qrSize}
            title={make('qr.title', { account: parsed.settings.account })}
            fallback={<p role="alert">{error('tooLong')}</p>}
          />
        )}
      </div>
      {open && <CurrentCode parsed={parsed} />}
      <button type="button" className="button" onClick={onClose}>
        {make('qr.close')}
      </button>
    </Dialog>
  );
}
