import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** What Check loads later: with what was found, with a fold that is opened, for its example. */
export const KnownApps = lazyComponent(
  async () => (await import('./shown/KnownApps.tsx')).KnownApps,
);
export const FoldContent = lazyComponent(
  async () => (await import('./folds/FoldContent.tsx')).FoldContent,
);
export const loadExample = () => import('./example.ts');
