import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { QrCode } from '../../../qr/QrCode.tsx';

interface QrPictureProps {
  readonly uri: string;
  readonly account: string;
}

/** The size that the specification names, in CSS pixels, margin included. */
export const qrSize = 275;

/** The QR code of a URI. */
export function QrPicture({ uri, account }: QrPictureProps) {
  const t = useTranslations('otpqr');
  return (
    <QrCode
      value={uri}
      size={qrSize}
      title={t('qr.title', { account })}
      data-testid="otp-qr"
      fallback={<p role="alert">{t('error.tooLong')}</p>}
    />
  );
}
