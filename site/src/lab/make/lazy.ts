import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** What Make loads later: the code that draws another QR code than the page's, and what few visitors ask for. */
export const loadQrSvg = () => import('./QrSvg.tsx');
export const QrSvg = lazyComponent(async () => (await loadQrSvg()).QrSvg);
export const loadQrFiles = () => import('./qrFiles.ts');
export const QrSheet = lazyComponent(async () => (await import('./QrSheet.tsx')).QrSheet);
export const Sheet = lazyComponent(async () => (await import('./Sheet.tsx')).Sheet);
