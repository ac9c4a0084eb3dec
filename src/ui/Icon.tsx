import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';
import sprite from './icons.svg';

interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

/** Icons that point along the line, and turn with it. */
const directed: readonly IconName[] = ['chevron-left', 'chevron-right', 'arrow-right'];

/** A document holds the icons that it shows; only others are fetched. */
function addressOf(name: IconName): string {
  const id = `icon-${name}`;
  const isHere = typeof document === 'undefined' || document.getElementById(id) !== null;
  return isHere ? `#${id}` : `${sprite}#${name}`;
}

/** A decorative icon from the sprite; the text beside it says what it means. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={directed.includes(name) ? `${styles.icon} ${styles.directed}` : styles.icon}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={addressOf(name)} />
    </svg>
  );
}
