import { useTranslations } from 'use-intl';
import { QrCode } from '../../qr/QrCode.tsx';
import { qrSize } from './qrSize.ts';

export interface QrSvgProps {
  readonly uri: string;
  readonly account: string;
}

/** Draws the QR code of a URI, or shows a message if the URI doesn't fit into one. */
export function QrSvg({ uri, account }: QrSvgProps) {
  const error = useTranslations('otpqr.error');
  const make = useTranslations('labMake');
  return (
    <QrCode
      value={uri}
      size={qrSize}
      title={make('qr.title', { account })}
      data-testid="otp-qr"
      fallback={<p role="alert">{error('tooLong')}</p>}
    />
  );
}
