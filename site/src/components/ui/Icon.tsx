import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';
import sprite from './icons.svg?url&no-inline';

interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS pixels, if the root has the usual font size of 16 px. */
  readonly size?: number;
}

/** Icons that point along the line. Right-to-left text mirrors them. */
const mirroredIcons: readonly IconName[] = ['chevron-left', 'chevron-right', 'arrow-right'];

/**
 * Returns the address of an icon. The build copies the icons of a page into its HTML (integrations/icons.ts), so that
 * visitors see them with the first paint. Browsers fetch the sprite only for other icons.
 */
function addressOf(name: IconName): string {
  const id = `icon-${name}`;
  const isInPage = import.meta.env.SSR
    ? import.meta.env.PROD
    : document.getElementById(id) !== null;
  return isInPage ? `#${id}` : `${sprite}#${name}`;
}

/** A decorative icon, which screen readers ignore. The text beside it has the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  // Icons grow with the text that they stand beside.
  const length = `${size / 16}rem`;
  return (
    <svg
      className={mirroredIcons.includes(name) ? `${styles.icon} ${styles.directed}` : styles.icon}
      width={length}
      height={length}
      aria-hidden="true"
    >
      <use href={addressOf(name)} />
    </svg>
  );
}
