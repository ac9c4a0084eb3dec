import { type ReactNode, Suspense } from 'react';
import { QrSvg, loadQrSvg } from './lazy.ts';
import type { QrSvgProps } from './QrSvg.tsx';

/** Preloads the code that draws QR codes. */
export function preloadQrSvg(): void {
  loadQrSvg().catch(reportError);
}

interface QrPictureProps extends QrSvgProps {
  /** The prerendered QR code. Undefined or false once the URI has changed. */
  readonly prerendered: ReactNode;
}

/**
 * Shows the QR code of a URI. The first one is prerendered. The script that draws others (7 KB) loads when the visitor
 * points at or focuses the settings.
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
