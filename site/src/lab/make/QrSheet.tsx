import { useTranslations } from 'use-intl';
import { QrCode } from '../../qr/QrCode.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { qrSize } from './qrSize.ts';
import styles from './QrSheet.module.css';

interface QrSheetProps {
  readonly open: boolean;
  readonly uri: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** The QR code over the page, for a phone, where it is out of sight while settings are changed. */
export function QrSheet({ open, uri, account, onClose }: QrSheetProps) {
  const error = useTranslations('otpqr.error');
  const make = useTranslations('labMake');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="qr-sheet-heading"
      className={styles.sheet}
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
            title={make('qr.title', { account })}
            fallback={<p role="alert">{error('tooLong')}</p>}
          />
        )}
      </div>
      <button type="button" className="button primary" onClick={onClose}>
        {make('qr.close')}
      </button>
    </Dialog>
  );
}
