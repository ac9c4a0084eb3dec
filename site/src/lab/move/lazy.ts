import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Code that Move loads later: with the first file, with the first account, with a target, and to show codes. */
export const loadFileOpener = () => import('./openFile.ts');
export const MoveApp = lazyComponent(async () => (await import('./app/MoveApp.tsx')).MoveApp);
export const AccountsStep = lazyComponent(
  async () => (await import('./accounts/AccountsStep.tsx')).AccountsStep,
);
export const SaveStep = lazyComponent(async () => (await import('./save/SaveStep.tsx')).SaveStep);
export const QrSeries = lazyComponent(async () => (await import('./save/QrSeries.tsx')).QrSeries);
