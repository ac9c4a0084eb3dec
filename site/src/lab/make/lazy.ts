import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Code that Make loads later: for QR codes other than the prerendered one, and for actions that few visitors use. */
export const loadQrSvg = () => import('./QrSvg.tsx');
export const QrSvg = lazyComponent(async () => (await loadQrSvg()).QrSvg);
export const loadSaveQrFile = () => import('./saveQrFile.ts');
export const QrDialog = lazyComponent(async () => (await import('./QrDialog.tsx')).QrDialog);
