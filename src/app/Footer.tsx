import { Still } from '../ui/Still.tsx';

const load = () => import('./FooterLinks.tsx');
const words = ['footer'] as const;

/** The foot of every framed screen. */
export function Footer() {
  return (
    <footer>
      <Still load={load} words={words} />
    </footer>
  );
}
