import { LegalText } from './LegalText.tsx';

const load = () => import('./PrivacyText.tsx');

/** The screen `privacy`. */
export function Screen() {
  return <LegalText name="privacy" load={load} />;
}
