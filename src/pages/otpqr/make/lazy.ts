import { lazyPart } from '../../../ui/lazyPart.ts';

/** What Make loads later: what renders another QR code than the document's, and what few ask for. */
export const loadQrCode = () => import('../../../qr/QrCode.tsx');
export const loadQrFiles = () => import('./qrFiles.ts');
export const QrCode = lazyPart(async () => (await loadQrCode()).QrCode);
export const QrSheet = lazyPart(async () => (await import('./QrSheet.tsx')).QrSheet);
export const Sheet = lazyPart(async () => (await import('./Sheet.tsx')).Sheet);
