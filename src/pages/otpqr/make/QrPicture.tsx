import { Suspense, useState } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { useNavigation } from '../../../ui/navigation.ts';
import { useScripted } from '../../../ui/visitor.ts';
import { loadQrCode, QrCode } from './lazy.ts';
import { qrSize } from './qrSize.ts';

interface QrPictureProps {
  readonly uri: string;
  readonly account: string;
}

/** Fetches the code that renders QR codes, before it is needed. */
export function prepareQrPicture(): void {
  loadQrCode().catch(reportError);
}

/**
 * The QR code of a URI. A document keeps the picture that it was rendered with: the 7 KB that render
 * another one are fetched when the visitor turns to the settings.
 */
export function QrPicture({ uri, account }: QrPictureProps) {
  const error = useTranslations('otpqr.error');
  const make = useTranslations('labMake');
  const { language } = useNavigation();
  const scripted = useScripted();
  const shown = `${language} ${uri}`;
  const [kept, setKept] = useState(() =>
    !scripted && typeof document !== 'undefined' ? shown : undefined,
  );
  // Once replaced, the document's picture is gone: it is rendered when its URI comes back.
  if (kept !== undefined && kept !== shown) setKept(undefined);
  if (kept === shown)
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <Suspense>
        <QrCode
          value={uri}
          size={qrSize}
          title={make('qr.title', { account })}
          data-testid="otp-qr"
          fallback={<p role="alert">{error('tooLong')}</p>}
        />
      </Suspense>
    </div>
  );
}
