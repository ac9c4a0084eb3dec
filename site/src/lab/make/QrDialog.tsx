import { useTranslations } from 'use-intl';
import { QrCode } from '../../qr/QrCode.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { qrSize } from './qrSize.ts';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  readonly open: boolean;
  readonly uri: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** A dialog with the QR code, for phones, where the QR code is out of sight while the visitor changes settings. */
export function QrDialog({ open, uri, account, onClose }: QrDialogProps) {
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
