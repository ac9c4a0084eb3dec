import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Code that Check loads later: with the first finding, with the first opened disclosure, for the example. */
export const KnownApps = lazyComponent(
  async () => (await import('./apps/KnownApps.tsx')).KnownApps,
);
export const DisclosureContent = lazyComponent(
  async () => (await import('./disclosures/DisclosureContent.tsx')).DisclosureContent,
);
export const loadExample = () => import('./example.ts');
