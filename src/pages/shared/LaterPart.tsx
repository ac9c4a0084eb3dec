import { Later } from '../../ui/Later.tsx';
import styles from './LaterPart.module.css';
import type { LaterPart as Props } from './Parts.tsx';

const words = ['carousel', 'coming', 'downloads', 'verify'] as const;
const load = () => import('./Parts.tsx');

/** A part that only script can draw, in the space that it will take. */
export function LaterPart(props: Props) {
  return <Later<Props> load={load} words={words} props={props} className={styles[props.part]} />;
}
