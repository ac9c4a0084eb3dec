import { LegalText } from './LegalText.tsx';

const load = () => import('./EulaText.tsx');

/** The screen `eula`. */
export function Screen() {
  return <LegalText name="eula" load={load} />;
}
