import { type ReactNode, Suspense } from 'react';
import { QrSvg, loadQrSvg } from './lazy.ts';
import type { QrSvgProps } from './QrSvg.tsx';

/** Loads the code that draws QR codes before it is needed. */
export function prepareQrPicture(): void {
  loadQrSvg().catch(reportError);
}

interface QrPictureProps extends QrSvgProps {
  /** The picture that the page has as HTML, as long as nothing has changed. */
  readonly prerendered: ReactNode;
}

/**
 * The QR code of a URI. The page has the first one as HTML; the 7 KB of script that draw another one are loaded
 * when the visitor turns to the settings.
 */
export function QrPicture({ uri, account, prerendered }: QrPictureProps) {
  if (prerendered) return <div key="prerendered">{prerendered}</div>;
  return (
    <div key="rendered">
      <Suspense>
        <QrSvg uri={uri} account={account} />
      </Suspense>
    </div>
  );
}
