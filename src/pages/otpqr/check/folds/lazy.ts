import { lazyPart } from '../../../../ui/lazyPart.ts';

/** What the folds hold, loaded with the one that is opened. */
export const folds = {
  apps: lazyPart(async () => (await import('../shown/Shown.tsx')).Shown),
  steps: lazyPart(async () => (await import('../steps/StepsPart.tsx')).StepsPart),
  server: lazyPart(async () => (await import('../server/ServerPart.tsx')).ServerPart),
};
