import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';
import sprite from './icons.svg?url&no-inline';

interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** Icons that point along the line. They are mirrored in right-to-left text. */
const directed: readonly IconName[] = ['chevron-left', 'chevron-right', 'arrow-right'];

/** The build puts the icons that a page shows into it (integrations/icons.ts); only others are fetched. */
function addressOf(name: IconName): string {
  const id = `icon-${name}`;
  const isInPage = import.meta.env.SSR
    ? import.meta.env.PROD
    : document.getElementById(id) !== null;
  return isInPage ? `#${id}` : `${sprite}#${name}`;
}

/** A decorative icon. The text beside it carries the meaning. */
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
